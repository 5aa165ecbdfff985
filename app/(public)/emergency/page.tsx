import type { Metadata } from 'next'
import { CallNow } from '@/components/emergency/call-now'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { ExitFacts, ExitWays } from '@/components/emergency/exit-facts'
import { QuietOffer } from '@/components/emergency/quiet-offer'
import { SiteFrame } from '@/components/layout/site-frame'
import { KeepHelp, KeepScript } from '@/components/offline/keep-help'
import { pageMetadata } from '@/lib/site/page-metadata'
import { hotline, site } from '@/lib/site/site'

const path = '/emergency'

export const metadata: Metadata = pageMetadata({
  title: 'Tools',
  description: 'Phone lines that answer day and night, a way to leave this page fast, and tools to plan ahead.',
  path,
})

export default function EmergencyPage() {
  return (
    <SiteFrame path={path}>
      <KeepScript />
      <EmergencyTabs current="exit" />
      <div className="wrap emergency-body">
        <CallNow line={hotline('domestic-violence')} />
        <ExitWays exitHost={new URL(site.exitUrl).host} />
        <QuietOffer />
      </div>
      <ExitFacts siteName={site.name} />
      <KeepHelp />
    </SiteFrame>
  )
}
