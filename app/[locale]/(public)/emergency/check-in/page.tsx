import { CheckInTimer } from '@/components/emergency/check-in-timer'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/button'
import { TextList, TitledPoints } from '@/components/ui/texts'
import { isMailOn } from '@/lib/mail/configured'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

const path = '/emergency/check-in'

export const generateMetadata = describePage(path, () => words().checkIn)

function WithUs() {
  const w = words().checkIn
  return (
    <>
      <h3>{w.withUs}</h3>
      <p>{w.withUsText}</p>
      <p>
        <LinkButton variant="outline" href={to('/dashboard/check-in')}>
          {w.withUsLink}
        </LinkButton>
      </p>
    </>
  )
}

export default async function CheckInPage({ params }: PageProps<'/[locale]/emergency/check-in'>) {
  await setLanguage(params)
  const { checkIn: w, timer } = words()
  return (
    <SiteFrame path={path} scene="emergency" isLive>
      <EmergencyTabs current="check-in" />
      <div className="wrap emergency-body">
        <h1>{w.heading}</h1>
        <p className="lead">{w.lead}</p>
        <CheckInTimer copy={timer} />
        <noscript>
          <p className="callout">{w.noScript}</p>
        </noscript>
        <div className="callout callout-warning">
          <h2 className="text-[1.35rem]">{w.limits}</h2>
          <TitledPoints points={w.limitLines} />
        </div>
      </div>
      <section className="section band" aria-labelledby="person-title">
        <div className="wrap facts-grid">
          <div className="grid content-start gap-4">
            <h2 id="person-title">{w.better}</h2>
            <TextList as="ol" className="points" texts={w.steps} />
            {isMailOn() ? <WithUs /> : null}
          </div>
          <div className="grid content-start gap-4">
            <h2>{w.leaves}</h2>
            <p>{w.leavesText}</p>
          </div>
        </div>
      </section>
    </SiteFrame>
  )
}
