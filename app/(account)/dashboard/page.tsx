import '@/components/account/account.css'
import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { AccountFacts } from '@/components/account/account-facts'
import { AccountHeader } from '@/components/account/account-header'
import { SignInRequired } from '@/components/account/sign-in-required'
import { SignedInPlaces } from '@/components/account/signed-in-places'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/link-button'
import { getUser } from '@/lib/account/queries'
import { pageMetadata } from '@/lib/page-metadata'
import { readSessionToken } from '@/lib/session/cookie'
import { isStaff, type Viewer } from '@/lib/session/policy'
import { listPlaces } from '@/lib/session/queries'
import { getViewer } from '@/lib/session/viewer'

export const metadata: Metadata = pageMetadata({
  title: 'Personal Dashboard',
  description: 'What you saved and planned, for you alone.',
  path: '/dashboard',
  index: false,
})

async function Dashboard({ viewer, token }: { viewer: Viewer; token: string | null }) {
  const [user, places] = await Promise.all([getUser(viewer.userId), listPlaces(viewer, token)])
  if (!user) return <SignInRequired returnPath="/dashboard" />
  const name = user.firstName ?? user.lastName ?? user.email
  return (
    <>
      <AccountHeader
        title="Personal Dashboard"
        links={
          isStaff(viewer) ? (
            <LinkButton look="line" href="/admin">
              Admin Dashboard
            </LinkButton>
          ) : null
        }
      >
        {name ? `Signed in as ${name}` : 'You are signed in'}
      </AccountHeader>
      <div className="section wrap account-columns">
        <AccountFacts user={user} />
        <SignedInPlaces places={places} now={new Date()} canStay={!isStaff(viewer)} />
      </div>
    </>
  )
}

export default async function DashboardPage() {
  const [jar, all] = await Promise.all([cookies(), headers()])
  const viewer = await getViewer(jar)
  return (
    <SiteFrame path="/dashboard" nonce={all.get('x-nonce') ?? undefined} isLive>
      {viewer ? (
        <Dashboard viewer={viewer} token={readSessionToken(jar)} />
      ) : (
        <SignInRequired returnPath="/dashboard" />
      )}
    </SiteFrame>
  )
}
