import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { type LegalTab, LegalTabs } from './legal-tabs'

/** The common parts of the hub's four tabs: the header, the tabs, and the note that this is not legal advice. */
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
  /** Additional header content of the first tab. */
  hero?: ReactNode
  children: ReactNode
}) {
  const w = words().legal
  return (
    <SiteFrame path={path} scene="law" isLive={isLive} nonce={nonce}>
      <LegalTabs current={tab} />
      <section className="topic-hero">
        <div className="wrap grid gap-4">
          <h1>{w.hub}</h1>
          <p className="lead">{w.hubLead}</p>
          {hero}
        </div>
      </section>
      {children}
      <section className="section pt-0" aria-label={w.about}>
        <div className="wrap">
          <NotAdvice />
        </div>
      </section>
    </SiteFrame>
  )
}

export function NotAdvice() {
  const w = words().legal.notAdvice
  return (
    <p className="callout">
      <span>
        <b>{w.lead}</b> {w.text} <a href={to('/legal-education/help')}>{w.link}</a>.
      </span>
    </p>
  )
}
