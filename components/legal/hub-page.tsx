import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PageBand } from '@/components/layout/page-band'
import { SiteFrame } from '@/components/layout/site-frame'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { TabLinks } from '@/components/ui/tab-links'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { guidePath } from './guide-card'
import { toolPath } from './tool-card'

const tabs = [
  '/legal-education',
  '/legal-education/guides',
  '/legal-education/states',
  '/legal-education/tools',
  '/legal-education/help',
] as const

type LegalTab = (typeof tabs)[number]

function LegalTabs({ current }: { current: LegalTab }) {
  const w = words().legal
  return (
    <TabLinks
      label={w.hub}
      tabs={tabs.map((href) => ({ href: to(href), label: w.tabs[href], isCurrent: href === current }))}
    />
  )
}

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

/** The frame of one guide or one tool, with a link back to its tab. */
export function HubItemPage({
  tab,
  item: { id, title },
  head,
  isFromCopy,
  isLive = false,
  children,
}: {
  tab: '/legal-education/guides' | '/legal-education/tools'
  item: { id: string; title: string }
  /** Its title, and what stands with it in the band. */
  head: ReactNode
  isFromCopy: boolean
  isLive?: boolean
  children: ReactNode
}) {
  const w = words().legal
  const path = `${tab}/${id}`
  return (
    <SiteFrame path={path} isLive={isLive}>
      <PageBand scene="guide">
        <Breadcrumbs
          crumbs={[
            { href: '/legal-education', label: w.hub },
            { href: tab, label: w.tabs[tab] },
            { href: path, label: title },
          ]}
        />
        <div className="wrap">{head}</div>
      </PageBand>
      <OlderCopyNotice isShown={isFromCopy} />
      {children}
    </SiteFrame>
  )
}

interface Linked {
  id: string
  title: string
}

function LinkItems({ all, path }: { all: readonly Linked[]; path: (id: string) => string }) {
  return all.map(({ id, title }) => (
    <li key={id}>
      <a className="tap" href={to(path(id))}>
        {title}
      </a>
    </li>
  ))
}

export function GuideItems({ guides }: { guides: readonly Linked[] }) {
  return <LinkItems all={guides} path={guidePath} />
}

export function ToolItems({ tools }: { tools: readonly Linked[] }) {
  return <LinkItems all={tools} path={toolPath} />
}
