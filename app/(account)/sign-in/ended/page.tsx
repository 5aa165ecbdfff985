import '@/components/account/account.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SignInMessage } from '@/components/account/sign-in-message'
import { SiteFrame } from '@/components/layout/site-frame'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'You are signed out',
  description: 'What signing out does, and what it does not.',
  path: '/sign-in/ended',
  index: false,
})

export default async function SignedOutPage() {
  const all = await headers()
  return (
    <SiteFrame path="/sign-in/ended" nonce={all.get('x-nonce') ?? undefined}>
      <SignInMessage title="You are signed out" signIn="Sign in again">
        <p>This browser has forgotten your sign-in and the pages you saw. The Back button can’t open them.</p>
        <p>
          On a device that others use, sign out at the service you signed in with as well. While you are signed in
          there, anyone who presses Sign In here may get back in without a password.
        </p>
        <p>The browser’s own history may still list this site. Its menu has a way to clear it.</p>
      </SignInMessage>
    </SiteFrame>
  )
}
