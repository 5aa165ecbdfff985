import { SourceLink } from '@/components/ui/source-link'
import { type StateCode, stateCodes, stateName, stateSlug } from '@/lib/geography/states'
import { compensationDeadlines, uncertainDeadlines, withoutDeadline } from '@/lib/legal/content/compensation-deadlines'
import { compensationOffices } from '@/lib/legal/content/compensation-offices'
import { describeLimit } from '@/lib/legal/deadline'
import { formatLongDay } from '@/lib/legal/long-day'

function Office({ state }: { state: StateCode }) {
  const office = compensationOffices[state]
  if (!office) return <a href="#records-title">Ask the federal list of programs.</a>
  return (
    <>
      {office.report ? <span>Telling the police: {office.report}</span> : null}
      <span className="row">
        {office.url ? (
          <a className="tap" href={office.url} target="_blank" rel="noopener noreferrer">
            Ask: {office.name}
            <span className="sr-only">, opens a new tab</span>
          </a>
        ) : (
          <span>Ask: {office.name}</span>
        )}
      </span>
    </>
  )
}

function KnownState({ state }: { state: StateCode }) {
  const known = compensationDeadlines[state]
  if (!known) return null
  return (
    <li id={`limit-${stateSlug(state)}`} className="entry">
      <h3>{stateName(state)}</h3>
      <ul>
        {known.rules.map(({ since, limit }, index) => (
          <li key={since ?? 'always'}>
            <b>{describeLimit(limit)}</b>
            {since ? ` for crimes since ${formatLongDay(since)}` : index > 0 ? ' for older crimes' : ''}
          </li>
        ))}
      </ul>
      {known.counted ? <span>{known.counted}</span> : null}
      <span>{known.late}</span>
      {known.minors ? <span>{known.minors}</span> : null}
      <SourceLink source={known.source} />
      <Office state={state} />
    </li>
  )
}

function StateWithoutDeadline({ state }: { state: StateCode }) {
  const read = withoutDeadline[state]
  if (!read) return null
  return (
    <li id={`limit-${stateSlug(state)}`} className="entry">
      <h3>{stateName(state)}</h3>
      <span>{read.lastRead}</span>
      <SourceLink source={read.source} />
      <Office state={state} />
    </li>
  )
}

function UncertainState({ state }: { state: StateCode }) {
  const old = uncertainDeadlines[state]
  return (
    <li id={`limit-${stateSlug(state)}`} className="entry">
      <h3>{stateName(state)}</h3>
      <span>{old ? `Not certain. The last we could read: ${old.lastRead}` : 'Not certain.'}</span>
      {old ? <SourceLink source={old.source} /> : null}
      <Office state={state} />
    </li>
  )
}

/** All that the calculator knows, readable without a script. */
export function DeadlineList() {
  const known = stateCodes.filter((state) => compensationDeadlines[state])
  const open = stateCodes.filter((state) => withoutDeadline[state])
  const uncertain = stateCodes.filter((state) => !compensationDeadlines[state] && !withoutDeadline[state])
  return (
    <div className="grid gap-10">
      <section aria-labelledby="known-title" className="stack">
        <h2 id="known-title" className="legal-sub">
          {known.length} states whose time limit we found
        </h2>
        <p className="soft">
          Each with the text it comes from and the date of that text. Ask the program before you rely on it.
        </p>
        <ul className="entries md:grid-cols-2 md:gap-x-10">
          {known.map((state) => (
            <KnownState key={state} state={state} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="open-title" className="stack">
        <h2 id="open-title" className="legal-sub">
          States whose law names no time limit
        </h2>
        <ul className="entries md:grid-cols-2 md:gap-x-10">
          {open.map((state) => (
            <StateWithoutDeadline key={state} state={state} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="uncertain-title" className="stack">
        <h2 id="uncertain-title" className="legal-sub">
          States, DC and territories where we are not certain
        </h2>
        <p className="soft">
          Some give only a few months, others have no limit. Ask the office named here, and ask soon: until you know
          better, act as if you had 90 days.
        </p>
        <ul className="entries md:columns-2 md:gap-8 md:block">
          {uncertain.map((state) => (
            <UncertainState key={state} state={state} />
          ))}
        </ul>
      </section>
    </div>
  )
}
