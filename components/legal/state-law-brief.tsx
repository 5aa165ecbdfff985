import { type StateCode, stateCodes, stateSlug } from '@/lib/geography/states'
import { isUnsure, type StateCell, type StateFacts } from '@/lib/legal/states/cells'
import { describeSourceDate } from '@/lib/legal/states/describe-fact'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { lowerFirst } from '@/lib/text/format'
import { FactDate, FactValue, labelOf } from './state-law-part'

/** A few answers of a state's law on another page, and the way to the rest; nothing where none is known. */
export function StateLawBrief({
  state,
  facts,
  cells,
  part = '',
  level: Heading = 'h2',
}: {
  state: StateCode
  facts: StateFacts
  cells: readonly StateCell[]
  /** Of the state's law page. */
  part?: string
  level?: 'h2' | 'h3'
}) {
  const w = words().law
  const known = cells.flatMap((cell) => {
    const fact = facts[cell]
    return fact ? [{ cell, fact }] : []
  })
  if (known.length === 0) return null
  return (
    <section className="card grid gap-3" aria-labelledby="law-brief">
      <Heading id="law-brief" className="text-[1.15rem]">
        {w.brief.title({ code: state })}
      </Heading>
      <dl className="grid gap-2">
        {known.map(({ cell, fact }) => (
          <div key={cell}>
            <dt className="font-[650]">{labelOf(state, cell)}</dt>
            <dd>
              <FactValue cell={cell} fact={fact} />
              {isUnsure(fact) ? <FactDate fact={fact} /> : null}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a className="tap" href={to(`/legal-education/states/${stateSlug(state)}${part}`)}>
          {w.brief.more}
        </a>
      </p>
    </section>
  )
}

/** One question in every state that answers it, folded, with the law to name. */
export function EveryState({
  facts,
  cell,
  part,
}: {
  facts: Record<StateCode, StateFacts>
  cell: StateCell
  part: string
}) {
  const { law: w, records } = words()
  const known = [...stateCodes]
    .sort((a, b) => records.state(a).localeCompare(records.state(b), records.tag))
    .flatMap((state) => {
      const fact = facts[state][cell]
      return fact ? [{ state, fact }] : []
    })
  return (
    <details className="legal-fold no-print">
      <summary className="tap">{w.brief.every({ question: lowerFirst(w.cells[cell]) })}</summary>
      <dl className="grid gap-2">
        {known.map(({ state, fact }) => {
          const statute = fact.statute ? describeSourceDate(fact.statute) : null
          return (
            <div key={state}>
              <dt className="font-[650]">
                <a href={to(`/legal-education/states/${stateSlug(state)}${part}`)}>{records.state(state)}</a>
              </dt>
              <dd>
                <FactValue cell={cell} fact={fact} />
                {statute ? <span lang={statute.lang}> ({statute.text.replace(/\.$/, '')})</span> : null}
              </dd>
            </div>
          )
        })}
      </dl>
    </details>
  )
}
