import { CallNow } from '@/components/emergency/call-now'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { ExitFacts, ExitWays, QuietOffer } from '@/components/emergency/exit-facts'
import { Columns } from '@/components/layout/columns'
import { FactsSection } from '@/components/layout/facts-section'
import { InlineScript } from '@/components/layout/inline-script'
import { SiteFrame } from '@/components/layout/site-frame'
import { Button } from '@/components/ui/button'
import { StateOptions } from '@/components/ui/state-options'
import { Paragraphs } from '@/components/ui/texts'
import { stateSlug } from '@/lib/geography/states'
import { getKeepScript } from '@/lib/safety/offline/keep-script'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

/** Placed before the control itself, and not in React: the pages that have it are sent without React. */
function KeepScript() {
  return <InlineScript script={getKeepScript(words().keep)} />
}

/** Stores help in this browser, only when she asks for it, and deletes it again. */
function KeepHelp() {
  const { keep: copy } = words()
  const w = words().emergency.keep
  return (
    <FactsSection
      id="keep"
      name="keep"
      title={w.title}
      column="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4"
      aside={
        <div className="callout callout-warning content-start">
          <h3>{w.warningTitle}</h3>
          <Paragraphs texts={w.warnings} />
        </div>
      }
    >
      <p>{w.intro}</p>
      <form className="grid gap-4" data-keep="form" hidden>
        <label className="grid gap-1 font-semibold">
          {w.state}
          <select name="state" className="form-input" data-keep="state" autoComplete="off" defaultValue="">
            <StateOptions none={w.noState} nameOf={words().records.state} valueFor={stateSlug} />
          </select>
        </label>
        <Button type="submit" className="w-fit" data-keep="press">
          {copy.keep}
        </Button>
      </form>
      <p className="callout" data-keep="absent">
        {w.absent}
      </p>
      <p role="status" data-keep="status" />
      <div className="callout" data-keep="kept" hidden>
        <p>
          {w.kept} <b data-keep="list" />
          {w.updates}
        </p>
        <Button type="button" variant="outline" className="w-fit" data-keep="remove">
          {w.remove}
        </Button>
      </div>
    </FactsSection>
  )
}

const path = '/emergency'

export const generateMetadata = describePage(path, () => words().emergency.exitPage)

export default async function EmergencyPage({ params }: PageProps<'/[locale]/emergency'>) {
  await setLanguage(params)
  return (
    <SiteFrame path={path} scene="emergency">
      <KeepScript />
      <EmergencyTabs current="exit" />
      <div className="wrap emergency-body">
        <Columns label={words().layout.quiet} aside={<QuietOffer />}>
          <CallNow line={localizedHotline('domestic-violence')} />
          <ExitWays exitHost={new URL(site.exitUrl).host} />
        </Columns>
      </div>
      <ExitFacts siteName={site.name} />
      <KeepHelp />
    </SiteFrame>
  )
}
