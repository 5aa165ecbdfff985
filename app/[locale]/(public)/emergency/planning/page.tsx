import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { PlanBuilder } from '@/components/emergency/plan-builder'
import { listPlanGroups } from '@/components/emergency/plan-groups'
import { Section } from '@/components/layout/section'
import { SiteFrame } from '@/components/layout/site-frame'
import { EveryState } from '@/components/legal/state-law-brief'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SourceLink } from '@/components/ui/source-link'
import { TextList } from '@/components/ui/texts'
import { listStateFacts } from '@/lib/legal/states/facts'
import { branchSources, planSources, safetyPlan } from '@/lib/safety/content/plan'
import { listPaperLooks, listPath } from '@/lib/safety/plain-list/write-list'
import { localizeSource } from '@/lib/site/language/format'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { choose, currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { hotline } from '@/lib/site/site'

/** The parts of the safety plan that are only for reading, in the language of the page. */

const sources = [...new Map([...planSources, ...branchSources].map((source) => [source.url, source])).values()]

function Points({ items }: { items: readonly string[] }) {
  return <TextList className="points" texts={items} />
}

function Folded({ title, intro, steps }: { title: string; intro: string; steps: readonly string[] }) {
  return (
    <details className="callout more">
      <summary>
        <b>{title}</b>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      <p>{intro}</p>
      <Points items={steps} />
    </details>
  )
}

function BeforeYouBegin() {
  return <Folded {...choose(safetyPlan).beforeYouBegin} />
}

function Bag() {
  const { goBag } = choose(safetyPlan)
  return (
    <Section name="bag" title={goBag.title} isBand inner="grid gap-5">
      <p className="lead">{goBag.intro}</p>
      <div className="grid-4">
        {goBag.groups.map(({ title, items }) => (
          <div key={title} className="grid content-start gap-2">
            <h3>{title}</h3>
            <Points items={items} />
          </div>
        ))}
      </div>
    </Section>
  )
}

function PlanSources() {
  return (
    <>
      <p className="soft">{words().emergency.planning.adapted}</p>
      <ul className="grid gap-1">
        {sources.map((source) => (
          <li key={source.url}>
            <SourceLink source={localizeSource(source)} copy={words().records} />
          </li>
        ))}
      </ul>
    </>
  )
}

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
        <LinkButton variant="outline" className="w-fit" href={to('/guides/my-plan.pdf')}>
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
