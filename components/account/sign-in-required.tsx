import { Bloom } from '@/components/ui/bloom'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { AuthRequiredToast } from './auth-required-toast'

/** In place of a page that is for one person alone. What it says stands here; the toast repeats it. */
export function SignInRequired({
  returnPath,
  saving = null,
  hasToaster = false,
}: {
  returnPath: string
  /** The name of the entry that is saved once she has signed in. */
  saving?: string | null
  /** The page around it shows toasts already. */
  hasToaster?: boolean
}) {
  const isConsole = returnPath.startsWith('/admin')
  return (
    <section className="section">
      <div className="wrap account-gate">
        <Bloom size={72} />
        <h1>Sign In Required</h1>
        <p className="lead">
          {isConsole
            ? 'Please sign in with a staff account to open the admin dashboard.'
            : 'Please sign in to access your personal dashboard.'}
        </p>
        {saving ? (
          <p>
            Then <b>{saving}</b> is saved for you.
          </p>
        ) : null}
        <div className="row">
          <LinkButton href={`/api/login?callbackUrl=${encodeURIComponent(returnPath)}`}>
            <Icon name="key-round" /> Sign In
          </LinkButton>
          <LinkButton look="line" href="/resources">
            Browse without signing in
          </LinkButton>
        </div>
        <div className="callout callout-tip">
          <p>
            <b>Before you sign in.</b> Everything else on this site works without an account. Signing in keeps one
            cookie on this device. You are signed out after {isConsole ? '15' : '30'} minutes without use, and after{' '}
            {isConsole ? '8' : '12'} hours at most.
          </p>
          <p>If someone else uses this device, a private window leaves nothing behind when you close it.</p>
        </div>
      </div>
      <AuthRequiredToast
        hasToaster={hasToaster}
        description={`Please sign in to access ${isConsole ? 'the admin' : 'your personal'} dashboard.`}
      />
    </section>
  )
}
