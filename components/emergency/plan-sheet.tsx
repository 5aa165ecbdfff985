import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { PlainPaper } from '@/components/plain-list/plain-paper'
import { groupSteps, type Plan } from '@/lib/safety/plan'
import type { PlainPlan } from './plan-plain'
import { usePlanWords } from './plan-words'

/** A PlainPlan is the printed plan disguised as something else. */
export type Printed = 'plan' | 'card' | PlainPlan

export interface Helpline {
  number: string
}

function isNamed({ name, phone }: Plan['people'][number]): boolean {
  return Boolean(name.trim() || phone.trim())
}

/**
 * Browsers print address and title into the paper's margins, so this sheet has no margins. Repeating rows keep the text
 * off the edge instead.
 */
function Paper({ children }: { children: ReactNode }) {
  return (
    <table className="paper">
      <thead>
        <tr>
          <td />
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

function PlanPaper({ plan }: { plan: Plan }) {
  const { copy, groups } = usePlanWords()
  const people = plan.people.filter(isNamed)
  const names = new Map(groups.map(({ id, paper }) => [id, paper]))
  return (
    <Paper>
      {groupSteps(plan, [...names.keys()]).map(({ group, steps }) => (
        <section key={group}>
          <h2>{names.get(group) ?? copy.otherPaper}</h2>
          <ul>
            {steps.map(({ text, note }) => (
              <li key={text}>
                <span aria-hidden="true">☐</span> {text}
                {note ? <p>{note}</p> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {people.length > 0 ? (
        <section>
          <h2>{copy.people}</h2>
          <ul>
            {people.map(({ name, phone }) => (
              <li key={`${name}${phone}`}>
                {name} <b>{phone}</b>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Paper>
  )
}

/** The size of a bank card. It lists people and numbers without saying what they are for. */
function CardPaper({ plan, helpline }: { plan: Plan; helpline: Helpline | null }) {
  const { copy } = usePlanWords()
  return (
    <div className="wallet">
      <p>
        <b>{copy.numbers}</b>
      </p>
      <ul>
        {plan.people.filter(isNamed).map(({ name, phone }) => (
          <li key={`${name}${phone}`}>
            <span>{name}</span> <b className="num">{phone}</b>
          </li>
        ))}
        {helpline ? (
          <li>
            <span>{copy.dayAndNight}</span> <b className="num">{helpline.number}</b>
          </li>
        ) : null}
      </ul>
    </div>
  )
}

/** What gets printed. It is hidden on the screen. */
export function PlanSheet({ printed, plan, helpline }: { printed: Printed; plan: Plan; helpline: Helpline | null }) {
  return createPortal(
    <div className="print-sheet">
      {typeof printed === 'object' ? (
        <div className="plain-sheet">
          <PlainPaper {...printed} />
        </div>
      ) : null}
      {printed === 'plan' ? <PlanPaper plan={plan} /> : null}
      {printed === 'card' ? <CardPaper plan={plan} helpline={helpline} /> : null}
    </div>,
    document.body,
  )
}
