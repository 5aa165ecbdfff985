import '@/components/account/account.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SignInMessage } from '@/components/account/sign-in-message'
import { SiteFrame } from '@/components/layout/site-frame'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Your account is deleted',
  description: 'What was deleted, and what was not.',
  path: '/sign-in/deleted',
  index: false,
})

export default async function DeletedPage() {
  const all = await headers()
  return (
    <SiteFrame path="/sign-in/deleted" nonce={all.get('x-nonce') ?? undefined}>
      <SignInMessage title="Your account is deleted" signIn="Sign in with a new account">
        <p>What you saved, your notes, reminders and answers are gone, and you are signed out everywhere.</p>
        <p>Documents and a safety plan kept in this browser are still here: only you can delete those.</p>
        <p>Donation records stay, without your account, as tax law requires.</p>
      </SignInMessage>
    </SiteFrame>
  )
}
