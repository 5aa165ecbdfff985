import { SignOutForm } from '@/components/account/sign-out-form'
import { Message } from '@/components/layout/message'
import { ConsoleFrame } from '@/components/staff/console-frame'
import { LinkButton } from '@/components/ui/link-button'

/** The console's 403 page. */
export default function Forbidden() {
  return (
    <ConsoleFrame>
      <Message look="account-gate" title="This page is for staff">
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
