import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { PracticeBox, PracticeScript } from '@/components/emergency/practice-box'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/link-button'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

const path = '/emergency/practice'

export const generateMetadata = describePage(path, () => words().emergency.practice, { index: false })

export default async function PracticePage({ params }: PageProps<'/[locale]/emergency/practice'>) {
  await setLanguage(params)
  const w = words().emergency.practice
  return (
    <>
      <PracticeScript />
      <SiteFrame path={path} scene="emergency">
        <EmergencyTabs current="exit" />
        <div className="wrap emergency-body">
          <h1>{w.heading}</h1>
          <p className="lead">{w.lead}</p>
          <PracticeBox />
          <section className="grid gap-4" aria-labelledby="for-real-title">
            <h2 id="for-real-title">{w.realTitle}</h2>
            <p>{w.real({ host: new URL(site.exitUrl).host })}</p>
            <div className="callout callout-warning">
              <p>
                <b>{w.notHidingLead}</b> {w.notHiding}
              </p>
            </div>
            <div className="row">
              <LinkButton look="line" href={to('/emergency')}>
                {w.how}
              </LinkButton>
              <LinkButton look="line" href={to('/safety/traces')}>
                {w.traces}
              </LinkButton>
            </div>
          </section>
        </div>
      </SiteFrame>
    </>
  )
}
