import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { type LegalTab, LegalTabs } from './legal-tabs'

/** The common parts of the hub's tabs: the tabs, the header, and the note that this is not legal advice. */
export function HubPage({
  tab,
  path = tab,
  isLive = false,
  nonce,
  title,
  lead,
  hero,
  children,
}: {
  tab: LegalTab
  path?: string
  isLive?: boolean
  nonce?: string
  /** Of the tab; the first has the hub's own. */
  title?: string
  lead?: string
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
          <h1>{title ?? w.hub}</h1>
          {title ? null : <p className="lead">{w.hubLead}</p>}
          {lead ? <p className="lead">{lead}</p> : null}
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
