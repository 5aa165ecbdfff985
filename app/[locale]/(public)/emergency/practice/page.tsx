import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { InlineScript } from '@/components/layout/inline-script'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/button'
import { getPracticeScript } from '@/lib/safety/practice-script'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

/** Placed before the frame, and so before the exit's own script. If practice fails, the real exit still works. */
function PracticeScript() {
  return <InlineScript script={getPracticeScript(words().practice)} />
}

function PracticeBox() {
  const w = words().emergency.practice
  return (
    <>
      <div className="box practice" data-practice="box" hidden>
        <div className="practice-dots" data-practice="dots" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <div className="practice-status" role="status" data-practice="status">
          {w.first}
        </div>
        <div className="row justify-center">
          <button type="button" className="btn btn-primary" data-practice="start">
            {w.start}
          </button>
          <button type="button" className="btn btn-line" data-practice="button">
            {w.tryButton}
          </button>
        </div>
        <p className="soft">{w.note}</p>
      </div>
      <noscript>
        <p className="callout">{w.noScript}</p>
      </noscript>
    </>
  )
}

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
              <LinkButton variant="outline" href={to('/emergency')}>
                {w.how}
              </LinkButton>
              <LinkButton variant="outline" href={to('/safety/traces')}>
                {w.traces}
              </LinkButton>
            </div>
          </section>
        </div>
      </SiteFrame>
    </>
  )
}
