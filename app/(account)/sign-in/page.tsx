import '@/components/account/account.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SignInRequired } from '@/components/account/sign-in-required'
import { SiteFrame } from '@/components/layout/site-frame'
import { readSavePage } from '@/lib/account/saved/pending'
import { getSavableTitle } from '@/lib/account/saved/queries'
import { readAskedPath } from '@/lib/session/asked-path'
import { readReturnPath } from '@/lib/session/return-path'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Sign In Required',
  description: 'Sign in to open what is kept for you alone.',
  path: '/sign-in',
  index: false,
})

/** Shown at the address of the page that was asked for, when the browser brought no cookie of ours. */
export default async function SignInPage() {
  const all = await headers()
  const returnPath = readReturnPath(readAskedPath(all))
  const slug = readSavePage(returnPath)
  // Without the database the page says everything but the name.
  const saving = slug === null ? null : await getSavableTitle(slug).catch(() => null)
  return (
    <SiteFrame path={returnPath} nonce={all.get('x-nonce') ?? undefined} isLive>
      <SignInRequired returnPath={returnPath} saving={saving} />
    </SiteFrame>
  )
}
