import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { words } from '@/lib/site/language/words'

/** The frame of one guide or one tool, with a link back to its tab. */
export function HubItemPage({
  tab,
  item: { id, title },
  isFromCopy,
  isLive = false,
  children,
}: {
  tab: '/legal-education/guides' | '/legal-education/tools'
  item: { id: string; title: string }
  isFromCopy: boolean
  isLive?: boolean
  children: ReactNode
}) {
  const w = words().legal
  const path = `${tab}/${id}`
  return (
    <SiteFrame path={path} isLive={isLive}>
      <OlderCopyNotice isShown={isFromCopy} />
      <Breadcrumbs
        crumbs={[
          { href: '/legal-education', label: w.hub },
          { href: tab, label: w.tabs[tab] },
          { href: path, label: title },
        ]}
      />
      {children}
    </SiteFrame>
  )
}
