import { SignOutForm } from '@/components/account/sign-out-form'
import { ConsoleFrame } from '@/components/staff/console-frame'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/link-button'

/** Answered with 403. */
export default function Forbidden() {
  return (
    <ConsoleFrame>
      <section className="section">
        <div className="wrap account-gate">
          <Bloom size={72} />
          <h1>This page is for staff</h1>
          <p className="lead">
            You are signed in, and your account may not open this page. If it should, ask an administrator to give
            access to the email address you sign in with.
          </p>
          <div className="row">
            <LinkButton href="/dashboard">Personal Dashboard</LinkButton>
            <SignOutForm />
          </div>
        </div>
      </section>
    </ConsoleFrame>
  )
}
