import type { Metadata } from 'next'
import { SignOutForm } from '@/components/account/account-header'
import { Message } from '@/components/layout/message'
import { ConsoleFrame } from '@/components/staff/console-frame'
import { LinkButton } from '@/components/ui/button'
import { site } from '@/lib/site/site'

export const metadata: Metadata = {
  title: { absolute: `This page is for staff - ${site.name}` },
  robots: { index: false },
}

/** The console’s 403 page, served by lib/http/error-pages.ts. */
export default function ConsoleForbiddenPage() {
  return (
    <ConsoleFrame>
      <Message className="account-gate" title="This page is for staff">
        <p className="lead">
          You are signed in, and your account may not open this page. If it should, ask an administrator to give access
          to the email address you sign in with.
        </p>
        <div className="row">
          <LinkButton href="/dashboard">Personal Dashboard</LinkButton>
          <SignOutForm />
        </div>
      </Message>
    </ConsoleFrame>
  )
}
