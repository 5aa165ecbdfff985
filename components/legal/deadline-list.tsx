import { type StateCode, stateCodes, stateName, stateSlug } from '@/lib/geography/states'
import { compensationDeadlines, withoutDeadline } from '@/lib/legal/content/compensation-deadlines'
import type { StateFacts } from '@/lib/legal/states/cells'
import { CompensationLimit } from './compensation-limit'

type AllFacts = Record<StateCode, StateFacts>

function Office({ facts }: { facts: StateFacts }) {
  const { compensation_office: office, compensation_report: report, compensation_site: page } = facts
  if (!office) return <a href="#records-title">Ask the federal list of programs.</a>
  return (
    <>
      {report ? <span>Police report: {report.value}</span> : null}
      <span className="row">
        {page ? (
          <a className="tap" href={page.value} target="_blank" rel="noopener noreferrer">
            Ask: {office.value}
            <span className="sr-only">, opens a new tab</span>
          </a>
        ) : (
          <span>Ask: {office.value}</span>
        )}
      </span>
    </>
  )
}

function States({ states, facts, look }: { states: StateCode[]; facts: AllFacts; look: string }) {
  return (
    <ul className={`entries ${look}`}>
      {states.map((state) => (
        <li key={state} id={`limit-${stateSlug(state)}`} className="entry">
          <h3>
            <a href={`/legal-education/states/${stateSlug(state)}#compensation`}>{stateName(state)}</a>
          </h3>
          <CompensationLimit state={state} fact={facts[state].compensation_deadline} />
          <Office facts={facts[state]} />
        </li>
      ))}
    </ul>
  )
}

/** Every rule of the calculator, readable without a script. */
export function DeadlineList({ facts }: { facts: AllFacts }) {
  const isKnown = (state: StateCode) => Boolean(compensationDeadlines[state] || facts[state].compensation_deadline)
  const known = stateCodes.filter(isKnown)
  const open = stateCodes.filter((state) => !isKnown(state) && withoutDeadline[state])
  const uncertain = stateCodes.filter((state) => !isKnown(state) && !withoutDeadline[state])
  return (
    <div className="grid gap-10">
      <section aria-labelledby="known-title" className="stack">
        <h2 id="known-title" className="legal-sub">
          {known.length} states whose time limit we found
        </h2>
        <p className="soft">
          Each with the text it comes from and the date of that text. Ask the program before you rely on it.
        </p>
        <States states={known} facts={facts} look="md:grid-cols-2 md:gap-x-10" />
      </section>
      <section aria-labelledby="open-title" className="stack">
        <h2 id="open-title" className="legal-sub">
          States whose law names no time limit
        </h2>
        <States states={open} facts={facts} look="md:grid-cols-2 md:gap-x-10" />
      </section>
      <section aria-labelledby="uncertain-title" className="stack">
        <h2 id="uncertain-title" className="legal-sub">
          States, DC and territories where we are not certain
        </h2>
        <p className="soft">
          Some give only a few months, others have no limit. Ask the office named here, and ask soon: until you know for
          sure, act as if you had 90 days.
        </p>
        <States states={uncertain} facts={facts} look="md:columns-2 md:gap-8 md:block" />
      </section>
    </div>
  )
}
