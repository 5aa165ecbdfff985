import { Section } from '@/components/layout/section'
import { Icon } from '@/components/ui/icon'
import { SourceLink } from '@/components/ui/source-link'
import { TextList } from '@/components/ui/texts'
import { branchSources, planSources, safetyPlan } from '@/lib/safety/content/plan'
import { localizeSource } from '@/lib/site/language/format'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

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

export function BeforeYouBegin() {
  return <Folded {...choose(safetyPlan).beforeYouBegin} />
}

export function Bag() {
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

export function PlanSources() {
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
