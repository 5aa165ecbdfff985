import '@/components/account/account.css'
import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { forbidden } from 'next/navigation'
import { AccountHeader } from '@/components/account/account-header'
import { SignInRequired } from '@/components/account/sign-in-required'
import { SiteFrame } from '@/components/layout/site-frame'
import { StatCards } from '@/components/staff/stat-cards'
import { LinkButton } from '@/components/ui/link-button'
import { pageMetadata } from '@/lib/page-metadata'
import { canAccess, type Viewer } from '@/lib/session/policy'
import { getViewer } from '@/lib/session/viewer'
import { getStaffStats } from '@/lib/staff/queries'

export const metadata: Metadata = pageMetadata({
  title: 'Admin Dashboard',
  description: 'For the staff.',
  path: '/admin',
  index: false,
})

const roleNames: Record<Viewer['role'], string> = { member: 'member', editor: 'editor', admin: 'administrator' }

export default async function AdminPage() {
  const [jar, all] = await Promise.all([cookies(), headers()])
  const viewer = await getViewer(jar)
  if (viewer && !canAccess(viewer, 'staff:stats')) forbidden()
  return (
    <SiteFrame path="/admin" nonce={all.get('x-nonce') ?? undefined} isLive>
      {viewer ? (
        <>
          <AccountHeader
            title="Admin Dashboard"
            links={
              <LinkButton look="line" href="/dashboard">
                Personal Dashboard
              </LinkButton>
            }
          >
            Signed in as {viewer.email}, {roleNames[viewer.role]}
          </AccountHeader>
          <section className="section wrap" aria-labelledby="figures-title">
            <h2 id="figures-title" className="sr-only">
              Figures
            </h2>
            <StatCards stats={await getStaffStats()} />
          </section>
        </>
      ) : (
        <SignInRequired returnPath="/admin" />
      )}
    </SiteFrame>
  )
}
