import '@/components/account/account.css'
import { Message } from '@/components/layout/message'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Paragraphs } from '@/components/ui/texts'
import { signInPath } from '@/lib/account/words'
import { readNonce } from '@/lib/http/nonce'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

/** A page about signing in or out: what happened and what to do next. */
function SignInMessage({
  message: { title, paragraphs, again },
}: {
  message: { title: string; paragraphs: readonly string[]; again: string }
}) {
  return (
    <Message className="account-gate" title={title}>
      <div className="prose">
        <Paragraphs texts={paragraphs} />
      </div>
      <div className="row">
        <LinkButton href={signInPath(currentLanguage())}>
          <Icon name="key-round" /> {again}
        </LinkButton>
        <LinkButton variant="outline" href={to('/')}>
          {words().account.messages.home}
        </LinkButton>
      </div>
    </Message>
  )
}

/** The outcome of signing in or out, as a page with its own address. */
export async function MessagePage({ path, message }: Parameters<typeof SignInMessage>[0] & { path: string }) {
  return (
    <SiteFrame path={path} nonce={await readNonce()}>
      <SignInMessage message={message} />
    </SiteFrame>
  )
}
