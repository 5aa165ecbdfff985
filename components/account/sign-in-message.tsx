import type { ReactNode } from 'react'
import { Bloom } from '@/components/ui/bloom'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'

/** A page about signing in or out: what happened, and what to do. */
export function SignInMessage({ title, signIn, children }: { title: string; signIn: string; children: ReactNode }) {
  return (
    <section className="section">
      <div className="wrap account-gate">
        <Bloom size={72} />
        <h1>{title}</h1>
        <div className="prose">{children}</div>
        <div className="row">
          <LinkButton href="/api/login">
            <Icon name="key-round" /> {signIn}
          </LinkButton>
          <LinkButton look="line" href="/">
            Home
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
