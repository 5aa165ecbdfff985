import type { ReactNode } from 'react'
import { Fold } from '@/components/ui/fold'
import { CallLink } from '@/components/ui/phone-link'
import type { StateCode } from '@/lib/geography/states'
import {
  type CellGroup,
  cellShapes,
  isUnsure,
  type StateCell,
  type StateFact,
  type StateFacts,
  splitPhones,
} from '@/lib/legal/states/cells'
import { describeFact, describeSourceDate, listOrderNames } from '@/lib/legal/states/describe-fact'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { formatDate } from '@/lib/text/format'

function OrderNames({ fact }: { fact: StateFact }) {
  const names = listOrderNames(fact).map(({ name, lang, gloss }) => ({
    name,
    said: (
      <>
        <span lang={lang}>{name}</span>
        {gloss ? ` (${gloss})` : null}
      </>
    ),
  }))
  if (names.length === 1) return names[0]?.said
  return (
    <ul className="law-names">
      {names.map(({ name, said }) => (
        <li key={name}>{said}</li>
      ))}
    </ul>
  )
}

/** An answer, in the language of the page where there is one. */
export function FactValue({ cell, fact }: { cell: StateCell; fact: StateFact }) {
  const { layout, law } = words()
  const { kind } = cellShapes[cell]
  const { text, lang } = describeFact(fact, cell)
  if (kind === 'names') return <OrderNames fact={fact} />
  if (kind === 'phone') {
    return splitPhones(text).map(({ number, extension, note }) => (
      <span key={number} className="block">
        <CallLink number={number} extension={extension} label={layout.call} />
        {note ? <span lang={lang}> ({note})</span> : null}
      </span>
    ))
  }
  if (kind === 'link') {
    return (
      <a className="tap" href={fact.value} target="_blank" rel="noopener noreferrer">
        {new URL(fact.value).host.replace(/^www\./, '')}
        <span className="sr-only">{law.newTab}</span>
      </a>
    )
  }
  return lang ? <span lang={lang}>{text}</span> : text
}

export function FactDate({ fact }: { fact: StateFact }) {
  const { text, lang } = describeSourceDate(fact.dated ?? '')
  return (
    <span className="block soft">
      {words().law.dated}
      <span lang={lang}>{text}</span>.
    </span>
  )
}

function Source({ fact }: { fact: StateFact }) {
  const { source, url, on, isConfirmed } = fact
  const { law, records } = words()
  const dated = describeSourceDate(fact.dated ?? '')
  const statute = fact.statute ? describeSourceDate(fact.statute) : null
  const day = <time dateTime={on}>{formatDate(on, 'day', records.tag)}</time>
  return (
    <>
      {statute ? <span lang={statute.lang}>{`${statute.text.replace(/\.$/, '')}. `}</span> : null}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          <span lang={records.english}>{source ?? new URL(url).host}</span>
          <span className="sr-only">{records.newTab}</span>
        </a>
      ) : (
        <span lang={records.english}>{source}</span>
      )}
      {dated.text ? (
        <>
          , <span lang={dated.lang}>{dated.text}</span>
        </>
      ) : null}
      {source || url ? '. ' : ''}
      {isConfirmed ? law.confirmedOn : law.readOn}
      {day}.
    </>
  )
}

/** Puerto Rico has its own names for some. */
export function labelOf(state: StateCode, cell: StateCell): string {
  const { cells, inPuertoRico } = words().law
  const own: Partial<Record<StateCell, string>> = state === 'PR' ? inPuertoRico : {}
  return own[cell] || cells[cell]
}

/** Facts that share a source share one entry in the list. */
function listSources(state: StateCode, cells: StateCell[], facts: StateFacts): { fact: StateFact; labels: string[] }[] {
  const found = new Map<string, { fact: StateFact; labels: string[] }>()
  for (const cell of cells) {
    const fact = facts[cell]
    if (!fact) continue
    const key = JSON.stringify([fact.statute, fact.source, fact.url, fact.dated, fact.on, fact.isConfirmed])
    const one = found.get(key) ?? { fact, labels: [] }
    one.labels.push(labelOf(state, cell))
    found.set(key, one)
  }
  return [...found.values()]
}

/** One part of a state's law page: the answers, and the sources, collapsed; on a phone behind its title. What we do not know is at the end of the page. */
export function StateLawPart({
  state,
  group,
  facts,
  shown = {},
  intro,
  children,
}: {
  state: StateCode
  group: CellGroup
  facts: StateFacts
  /** Answers that need more than plain text. */
  shown?: Partial<Record<StateCell, ReactNode>>
  /** What holds everywhere, before the answers. */
  intro?: ReactNode
  children?: ReactNode
}) {
  const known = group.cells.filter((cell) => facts[cell] || shown[cell])
  const sources = listSources(
    state,
    group.cells.filter((cell) => !shown[cell]),
    facts,
  )
  const hasCall = group.cells.some((cell) => facts[cell] && isUnsure(facts[cell]) && cellShapes[cell].kind === 'phone')
  const w = words().law
  const copy = w.groups[group.id]
  return (
    <section id={group.id} className="help-part law-part" aria-labelledby={`${group.id}-title`}>
      <Fold summary={<h2 id={`${group.id}-title`}>{copy.title}</h2>}>
        {intro}
        {known.length > 0 ? (
          <dl className="legal-terms">
            {known.map((cell) => {
              const fact = facts[cell]
              return (
                <div key={cell}>
                  <dt>{labelOf(state, cell)}</dt>
                  <dd>
                    {shown[cell] ?? (fact ? <FactValue cell={cell} fact={fact} /> : null)}
                    {fact && !shown[cell] && isUnsure(fact) && cellShapes[cell].kind !== 'link' ? (
                      <FactDate fact={fact} />
                    ) : null}
                  </dd>
                </div>
              )
            })}
          </dl>
        ) : null}
        {hasCall ? <p className="soft">{w.notCalled}</p> : null}
        {children}
        {known.length > 0 ? null : (
          <p>
            <a className="tap" href="#unknown">
              {w.unknown.whomToAsk}
            </a>
          </p>
        )}
        {group.guide ? (
          <p className="no-print">
            <a className="tap" href={to(group.guide.href)}>
              {copy.guide}
            </a>
          </p>
        ) : null}
        {sources.length > 0 ? (
          <details className="legal-fold law-sources">
            <summary className="tap">{w.sources}</summary>
            <ul>
              {sources.map(({ fact, labels }) => (
                <li key={labels.join()}>
                  <b>{labels.join(', ')}:</b> <Source fact={fact} />
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </Fold>
    </section>
  )
}
