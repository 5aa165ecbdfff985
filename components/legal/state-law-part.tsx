import type { ReactNode } from 'react'
import { CallLink } from '@/components/ui/phone-link'
import { TextList } from '@/components/ui/texts'
import {
  type CellGroup,
  type CellShape,
  cellShapes,
  type StateCell,
  type StateFact,
  type StateFacts,
  splitNames,
} from '@/lib/legal/states/cells'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { formatDate } from '@/lib/text/format'

function Value({ shape, fact }: { shape: CellShape; fact: StateFact }) {
  const { value } = fact
  const { layout, law, records } = words()
  if (shape.kind === 'phone') return <CallLink number={value} label={layout.call} />
  if (shape.kind === 'link') {
    return (
      <a className="tap" href={value} target="_blank" rel="noopener noreferrer">
        {new URL(value).host.replace(/^www\./, '')}
        <span className="sr-only">{law.newTab}</span>
      </a>
    )
  }
  const names = shape.kind === 'names' ? splitNames(value) : [value]
  if (names.length === 1) return records.english ? <span lang={records.english}>{value}</span> : value
  return <TextList className="law-names" lang={records.english} texts={names} />
}

function Source({ fact }: { fact: StateFact }) {
  const { source, url, dated, on, isConfirmed } = fact
  const { law, records } = words()
  const day = <time dateTime={on}>{formatDate(on, 'day', records.tag)}</time>
  return (
    <>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {source ?? new URL(url).host}
          <span className="sr-only">{records.newTab}</span>
        </a>
      ) : (
        source
      )}
      {dated ? `, ${dated}` : ''}
      {source || url ? '. ' : ''}
      {isConfirmed ? law.confirmedOn : law.readOn}
      {day}.
    </>
  )
}

/** Facts that share a source share one entry in the list. */
function listSources(cells: StateCell[], facts: StateFacts): { fact: StateFact; labels: string[] }[] {
  const found = new Map<string, { fact: StateFact; labels: string[] }>()
  for (const cell of cells) {
    const fact = facts[cell]
    if (!fact) continue
    const key = JSON.stringify([fact.source, fact.url, fact.dated, fact.on, fact.isConfirmed])
    const one = found.get(key) ?? { fact, labels: [] }
    one.labels.push(words().law.cells[cell])
    found.set(key, one)
  }
  return [...found.values()]
}

/** One part of a state's law page: the answers, whom to ask about what we do not know, and the sources, collapsed. */
export function StateLawPart({
  group,
  facts,
  shown = {},
  ask,
  children,
}: {
  group: CellGroup
  facts: StateFacts
  /** Answers that need more than plain text. */
  shown?: Partial<Record<StateCell, ReactNode>>
  /** The text shown where an answer is missing. */
  ask: ReactNode
  children?: ReactNode
}) {
  const known = group.cells.filter((cell) => facts[cell] || shown[cell])
  const missing = group.cells.filter((cell) => !known.includes(cell))
  const sources = listSources(
    group.cells.filter((cell) => !shown[cell]),
    facts,
  )
  const hasCall = group.cells.some(
    (cell) => facts[cell] && !facts[cell].isConfirmed && cellShapes[cell].kind === 'phone',
  )
  const w = words().law
  const copy = w.groups[group.id]
  return (
    <section id={group.id} className="help-part law-part" aria-labelledby={`${group.id}-title`}>
      <h2 id={`${group.id}-title`}>{copy.title}</h2>
      {known.length > 0 ? (
        <dl className="legal-terms">
          {known.map((cell) => {
            const fact = facts[cell]
            return (
              <div key={cell}>
                <dt>{w.cells[cell]}</dt>
                <dd>{shown[cell] ?? (fact ? <Value shape={cellShapes[cell]} fact={fact} /> : null)}</dd>
              </div>
            )
          })}
        </dl>
      ) : null}
      {hasCall ? <p className="soft">{w.notCalled}</p> : null}
      {children}
      {missing.length > 0 ? (
        <p className="law-ask">
          <b>{known.length > 0 ? w.missing(...missing.map((cell) => w.cells[cell])) : w.nothing}</b> {ask}
        </p>
      ) : null}
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
    </section>
  )
}
