import { type StateCode, stateCodes, stateSlug } from '@/lib/geography/states'
import type { StateFact, StateFacts } from '@/lib/legal/states/cells'
import { readCompensationLimits } from '@/lib/legal/states/compensation-limits'
import { describeFact } from '@/lib/legal/states/describe-fact'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { CompensationLimit } from './compensation-limit'

type AllFacts = Record<StateCode, StateFacts>

function Report({ fact }: { fact: StateFact }) {
  const { text, lang } = describeFact(fact, 'compensation_report')
  return <span lang={lang}>{text}</span>
}

function Office({ facts }: { facts: StateFacts }) {
  const { compensation_office: office, compensation_report: report, compensation_site: page } = facts
  const { legal, records } = words()
  const w = legal.tool.deadline.list
  if (!office) return <a href="#records-title">{w.federal}</a>
  const name = (
    <>
      {w.ask}
      <span lang={records.english}>{office.value}</span>
    </>
  )
  return (
    <>
      {report ? (
        <span>
          {w.report}
          <Report fact={report} />
        </span>
      ) : null}
      <span className="row">
        {page ? (
          <a className="tap" href={page.value} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="sr-only">{records.newTab}</span>
          </a>
        ) : (
          <span>{name}</span>
        )}
      </span>
    </>
  )
}

function States({ states, facts, className }: { states: StateCode[]; facts: AllFacts; className: string }) {
  const { legal, records } = words()
  return (
    <ul className={`entries ${className}`}>
      {states.map((state) => {
        const fact = facts[state].compensation_deadline
        return (
          <li key={state} id={`limit-${stateSlug(state)}`} className="entry">
            <h3>
              <a href={to(`/legal-education/states/${stateSlug(state)}#compensation`)}>{records.state(state)}</a>
            </h3>
            {fact ? <CompensationLimit fact={fact} /> : <span>{legal.tool.deadline.uncertain}.</span>}
            <Office facts={facts[state]} />
          </li>
        )
      })}
    </ul>
  )
}

/** Every rule of the calculator, readable without a script. */
export function DeadlineList({ facts }: { facts: AllFacts }) {
  const limits = readCompensationLimits()
  const isOpen = (state: StateCode) => Boolean(limits.get(state)?.isOpen)
  const known = stateCodes.filter((state) => facts[state].compensation_deadline && !isOpen(state))
  const open = stateCodes.filter((state) => facts[state].compensation_deadline && isOpen(state))
  const uncertain = stateCodes.filter((state) => !facts[state].compensation_deadline)
  const w = words().legal.tool.deadline.list
  return (
    <div className="grid gap-10">
      <section aria-labelledby="known-title" className="stack">
        <h2 id="known-title" className="legal-sub">
          {w.known({ count: known.length })}
        </h2>
        <p className="soft">{w.knownLead}</p>
        <States states={known} facts={facts} className="md:grid-cols-2 md:gap-x-10" />
      </section>
      <section aria-labelledby="open-title" className="stack">
        <h2 id="open-title" className="legal-sub">
          {w.open}
        </h2>
        <States states={open} facts={facts} className="md:grid-cols-2 md:gap-x-10" />
      </section>
      <section aria-labelledby="uncertain-title" className="stack">
        <h2 id="uncertain-title" className="legal-sub">
          {w.uncertain}
        </h2>
        <p className="soft">{w.uncertainLead}</p>
        <States states={uncertain} facts={facts} className="md:columns-2 md:gap-8 md:block" />
      </section>
    </div>
  )
}
