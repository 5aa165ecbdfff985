import { CallNow } from '@/components/emergency/call-now'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { ExitFacts, ExitWays } from '@/components/emergency/exit-facts'
import { QuietOffer } from '@/components/emergency/quiet-offer'
import { Columns } from '@/components/layout/columns'
import { SiteFrame } from '@/components/layout/site-frame'
import { KeepHelp, KeepScript } from '@/components/offline/keep-help'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

const path = '/emergency'

export const generateMetadata = describePage(path, () => words().emergency.exitPage)

export default async function EmergencyPage({ params }: PageProps<'/[locale]/emergency'>) {
  await setLanguage(params)
  return (
    <SiteFrame path={path} scene="emergency">
      <KeepScript />
      <EmergencyTabs current="exit" />
      <div className="wrap emergency-body">
        <CallNow line={localizedHotline('domestic-violence')} />
        <Columns label={words().layout.quiet} aside={<QuietOffer />}>
          <ExitWays exitHost={new URL(site.exitUrl).host} />
        </Columns>
      </div>
      <ExitFacts siteName={site.name} />
      <KeepHelp />
    </SiteFrame>
  )
}
