import '@/components/account/account.css'
import { SignInMessage } from '@/components/account/sign-in-message'
import { SiteFrame } from '@/components/layout/site-frame'
import { readNonce } from '@/lib/http/nonce'

/** The outcome of signing in or out, as a page with its own address. */
export async function MessagePage({ path, message }: Parameters<typeof SignInMessage>[0] & { path: string }) {
  return (
    <SiteFrame path={path} nonce={await readNonce()}>
      <SignInMessage message={message} />
    </SiteFrame>
  )
}
