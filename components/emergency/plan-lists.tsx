import { Icon } from '@/components/ui/icon'
import { hasStep, type Plan } from '@/lib/safety/plan'
import type { PlanGroup } from './plan-groups'
import { stageIds, usePlanWords } from './plan-words'

function Choice({ group, isOn, toggle }: { group: PlanGroup; isOn: boolean; toggle: (id: string) => void }) {
  return (
    <li>
      <button type="button" className="chip choice" aria-pressed={isOn} onClick={() => toggle(group.id)}>
        {group.short}
      </button>
    </li>
  )
}

/** Which lists she wants to see. With none chosen, all are shown. */
export function PlanChoices({ chosen, toggle }: { chosen: ReadonlySet<string>; toggle: (id: string) => void }) {
  const { copy, groups } = usePlanWords()
  const choices = groups.filter(({ short }) => short !== null)
  const render = (id: string, title: string, isStage: boolean) => (
    <div className="grid gap-2">
      <h3 id={id}>{title}</h3>
      <ul className="chips" aria-labelledby={id}>
        {choices
          .filter((group) => stageIds.includes(group.id) === isStage)
          .map((group) => (
            <Choice key={group.id} group={group} isOn={chosen.has(group.id)} toggle={toggle} />
          ))}
      </ul>
    </div>
  )
  return (
    <div className="needs-script grid gap-4">
      {render('stage-title', copy.stage, true)}
      {render('topic-title', copy.topics, false)}
    </div>
  )
}

interface ListProps {
  /** Where scripts run, choosing a long list opens it. Without a script, all three must be readable. */
  isReady: boolean
  plan: Plan
  chosen: ReadonlySet<string>
  choose: (group: string, text: string, isOn: boolean) => void
}

function Steps({ group, plan, choose }: Omit<ListProps, 'chosen' | 'isReady'> & { group: PlanGroup }) {
  return (
    <ul className="steps">
      {group.steps.map((text) => (
        <li key={text}>
          <label>
            <input
              type="checkbox"
              autoComplete="off"
              checked={hasStep(plan, group.id, text)}
              onChange={(event) => choose(group.id, text, event.target.checked)}
            />
            <span>{text}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

/** Every list as checkboxes. Without a script the lists are the same and can be ticked on paper. */
export function PlanLists({ isReady, plan, chosen, choose }: ListProps) {
  const { copy, groups } = usePlanWords()
  const shown = groups.filter(({ id }) => chosen.size === 0 || id === 'personal' || chosen.has(id))
  return (
    <div className="accordion">
      {shown.map((group) => {
        const count = plan.steps.filter((step) => step.group === group.id).length
        const isOpen = group.id === 'personal' || chosen.has(group.id) || (group.isBasic && !isReady)
        return (
          // A new key reopens a list that was closed by hand before it was chosen.
          <details key={`${group.id}${isOpen}`} open={isOpen}>
            <summary>
              <span>
                {group.title}
                {count > 0 ? <span className="soft"> · {copy.chosen.replace('{count}', String(count))}</span> : null}
              </span>
              <Icon name="chevron-down" className="chevron" />
            </summary>
            <div className="panel">
              <p className="soft">{group.intro}</p>
              <Steps group={group} plan={plan} choose={choose} />
            </div>
          </details>
        )
      })}
    </div>
  )
}
