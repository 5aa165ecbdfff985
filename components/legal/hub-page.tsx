import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { type LegalTab, LegalTabs } from './legal-tabs'

/** What the hub's four tabs share: the head, the tabs, and the line that says what this is not. */
export function HubPage({
  tab,
  path = tab,
  isLive = false,
  nonce,
  hero,
  children,
}: {
  tab: LegalTab
  path?: string
  isLive?: boolean
  nonce?: string
  /** What the first tab adds to the head. */
  hero?: ReactNode
  children: ReactNode
}) {
  return (
    <SiteFrame path={path} isLive={isLive} nonce={nonce}>
      <section className="topic-hero">
        <div className="wrap grid gap-4">
          <h1>Legal Education Hub</h1>
          <p className="lead">
            Your rights in plain words, papers you can fill in here, and people who can help for free.
          </p>
          {hero}
        </div>
      </section>
      <LegalTabs current={tab} />
      {children}
      <section className="section pt-0" aria-label="About this information">
        <div className="wrap">
          <NotAdvice />
        </div>
      </section>
    </SiteFrame>
  )
}

export function NotAdvice() {
  return (
    <p className="callout">
      <span>
        <b>This is information, not legal advice.</b> Laws differ by state and change. A lawyer can tell you what they
        mean for you. <a href="/legal-education/help">Find free legal help</a>.
      </span>
    </p>
  )
}
