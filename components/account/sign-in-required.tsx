import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { GateWords } from '@/lib/site/language/en/dashboard'
import { type Language, withLanguage } from '@/lib/site/language/languages.mjs'
import { AuthRequiredToast } from './auth-required-toast'

/** Replaces a page that needs an account. The message is in the page; the toast repeats it. */
export function SignInRequired({
  returnPath,
  saving = null,
  hasToaster = false,
  language,
  copy,
}: {
  returnPath: string
  /** The name of the entry to save once she has signed in. */
  saving?: string | null
  /** The surrounding page already shows toasts. */
  hasToaster?: boolean
  language: Language
  copy: GateWords
}) {
  const isConsole = returnPath.startsWith('/admin')
  return (
    <section className="section">
      <div className="wrap account-gate">
        <Bloom size={72} />
        <h1>{copy.title}</h1>
        <p className="lead">{isConsole ? copy.consoleLead : copy.lead}</p>
        {saving ? (
          <p>
            {copy.thenBefore}
            <b>{saving}</b>
            {copy.thenAfter}
          </p>
        ) : null}
        <div className="row">
          <LinkButton href={`/api/login?callbackUrl=${encodeURIComponent(returnPath)}`}>
            <Icon name="key-round" /> {copy.signIn}
          </LinkButton>
          <LinkButton variant="outline" href={withLanguage(language, '/resources')}>
            {copy.browse}
          </LinkButton>
        </div>
        <div className="callout callout-tip">
          <p>
            <b>{copy.before}</b> {copy.beforeText({ minutes: isConsole ? '15' : '30', hours: isConsole ? '8' : '12' })}
          </p>
          <p>{copy.privately}</p>
        </div>
      </div>
      <AuthRequiredToast
        hasToaster={hasToaster}
        title={copy.toastTitle}
        close={copy.close}
        messages={copy.messages}
        description={isConsole ? copy.consoleToast : copy.lead}
      />
    </section>
  )
}
