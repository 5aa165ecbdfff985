import { SourceLink } from '@/components/ui/source-link'
import { type StateCode, stateCodes, stateName, stateSlug } from '@/lib/geography/states'
import { compensationDeadlines, uncertainDeadlines } from '@/lib/legal/content/compensation-deadlines'
import { describeLimit } from '@/lib/legal/deadline'
import { formatLongDay } from '@/lib/legal/long-day'
import { resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'

export type StateOffices = Partial<Record<StateCode, ResourceDto>>

function Office({ entry }: { entry: ResourceDto | undefined }) {
  if (!entry) return <a href="#records-title">Ask the federal list of programs.</a>
  return (
    <span className="row">
      <a className="tap" href={resourcePath(entry)}>
        Ask: {entry.title}
      </a>
      {entry.url ? (
        <a className="tap" href={entry.url} target="_blank" rel="noopener noreferrer">
          Website<span className="sr-only"> of {entry.title}, opens a new tab</span>
        </a>
      ) : null}
    </span>
  )
}

function KnownState({ state, office }: { state: StateCode; office: ResourceDto | undefined }) {
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
      <Office entry={office} />
    </li>
  )
}

function UncertainState({ state, office }: { state: StateCode; office: ResourceDto | undefined }) {
  const old = uncertainDeadlines[state]
  return (
    <li id={`limit-${stateSlug(state)}`} className="entry">
      <h3>{stateName(state)}</h3>
      <span>{old ? `Not certain. The last we could read: ${old.lastRead}` : 'Not certain.'}</span>
      {old ? <SourceLink source={old.source} /> : null}
      <Office entry={office} />
    </li>
  )
}

/** All that the calculator knows, readable without a script. */
export function DeadlineList({ offices }: { offices: StateOffices }) {
  const known = stateCodes.filter((state) => compensationDeadlines[state])
  const uncertain = stateCodes.filter((state) => !compensationDeadlines[state])
  return (
    <div className="grid gap-10">
      <section aria-labelledby="known-title" className="stack">
        <h2 id="known-title" className="legal-sub">
          {known.length} states whose time limit we could read
        </h2>
        <p className="soft">
          Each with the text it comes from and the date of that text. Ask the program before you rely on it.
        </p>
        <ul className="entries md:grid-cols-2 md:gap-x-10">
          {known.map((state) => (
            <KnownState key={state} state={state} office={offices[state]} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="uncertain-title" className="stack">
        <h2 id="uncertain-title" className="legal-sub">
          States, DC and territories where we are not certain
        </h2>
        <p className="soft">
          Some give only a few months, others have no limit. The office of the attorney general can tell you which
          program to ask.
        </p>
        <ul className="entries md:columns-2 md:gap-8 md:block">
          {uncertain.map((state) => (
            <UncertainState key={state} state={state} office={offices[state]} />
          ))}
        </ul>
      </section>
    </div>
  )
}
