import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { PlanBuilder } from '@/components/emergency/plan-builder'
import { listPlanGroups } from '@/components/emergency/plan-groups'
import { Bag, BeforeYouBegin, PlanSources } from '@/components/emergency/plan-reading'
import { Section } from '@/components/layout/section'
import { SiteFrame } from '@/components/layout/site-frame'
import { EveryState } from '@/components/legal/state-law-brief'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { listStateFacts } from '@/lib/legal/states/facts'
import { listPath } from '@/lib/safety/plain-list/address'
import { listPaperLooks } from '@/lib/safety/plain-list/write-list'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { hotline } from '@/lib/site/site'

const path = '/emergency/planning'

export const generateMetadata = describePage(path, () => words().emergency.planning)

/** Answers of the states that a plan turns on. */
const lawOfPlan = [
  { cell: 'lock_change', part: '#lease' },
  { cell: 'recording', part: '#recording' },
] as const

export default async function PlanningPage({ params }: PageProps<'/[locale]/emergency/planning'>) {
  await setLanguage(params)
  const facts = await listStateFacts()
  const { phone } = hotline('domestic-violence')
  const { emergency, planPage, planner } = words()
  const w = emergency.planning
  return (
    <SiteFrame path={path} scene="emergency" isLive>
      <EmergencyTabs current="planning" />
      <div className="wrap emergency-body">
        <h1>{w.heading}</h1>
        <p className="lead">{w.lead}</p>
        <BeforeYouBegin />
        <noscript>
          <p className="callout">{planPage.noScript}</p>
        </noscript>
        <PlanBuilder
          copy={planner}
          groups={listPlanGroups()}
          looks={listPaperLooks(currentLanguage())}
          helpline={phone ? { number: phone } : null}
        />
      </div>
      <Bag />
      <Section name="law" title={planPage.law} inner="grid gap-3">
        <p>{planPage.lawText}</p>
        {lawOfPlan.map(({ cell, part }) => (
          <EveryState key={cell} facts={facts} cell={cell} part={part} />
        ))}
      </Section>
      <Section name="paper" title={planPage.everything} inner="grid gap-4">
        <p>{planPage.everythingText}</p>
        <LinkButton look="line" className="w-fit" href={to('/guides/my-plan.pdf')}>
          <Icon name="download" size={18} /> {planPage.openPaper}
        </LinkButton>
        <a className="tap w-fit" href={to(listPath({ of: 'plan' }))} rel="nofollow">
          {planPage.plainNumbers}
        </a>
        <PlanSources />
      </Section>
    </SiteFrame>
  )
}
