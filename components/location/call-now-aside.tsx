import type { ReactNode } from 'react'
import { words } from '@/lib/site/language/words'
import { CallNowCard } from './call-now-card'

/** The second column: someone to talk to, and other help nearby. */
export function CallNowAside({ children }: { children?: ReactNode }) {
  return (
    <aside className="help-aside" aria-label={words().help.callNow.label}>
      <CallNowCard />
      {children ? <div className="card">{children}</div> : null}
    </aside>
  )
}
