import type { ReactNode } from 'react'
import { CallLink } from '@/components/ui/phone-link'
import { TextList } from '@/components/ui/texts'
import {
  type CellGroup,
  type CellShape,
  cellShapes,
  isUnsure,
  type StateCell,
  type StateFact,
  type StateFacts,
  splitNames,
  splitPhones,
} from '@/lib/legal/states/cells'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { formatDate } from '@/lib/text/format'

function Value({ shape, fact }: { shape: CellShape; fact: StateFact }) {
  const { layout, law, records } = words()
  const translated = records.english ? fact.valueEs : undefined
  const value = translated ?? fact.value
  const lang = translated ? undefined : records.english
  if (shape.kind === 'phone') {
    return splitPhones(value).map(({ number, extension, note }) => (
      <span key={number} className="block">
        <CallLink number={number} extension={extension} label={layout.call} />
        {note ? <span lang={lang}> ({note})</span> : null}
      </span>
    ))
  }
  if (shape.kind === 'link') {
    return (
      <a className="tap" href={value} target="_blank" rel="noopener noreferrer">
        {new URL(value).host.replace(/^www\./, '')}
        <span className="sr-only">{law.newTab}</span>
      </a>
    )
  }
  const names = shape.kind === 'names' ? splitNames(value) : [value]
  if (names.length === 1) return lang ? <span lang={lang}>{value}</span> : value
  return <TextList className="law-names" lang={lang} texts={names} />
}

function Dated({ fact }: { fact: StateFact }) {
  const { law, records } = words()
  return (
    <span className="block soft">
      {law.dated}
      <span lang={records.english}>{fact.dated}</span>.
    </span>
  )
}

function Source({ fact }: { fact: StateFact }) {
  const { source, statute, url, dated, on, isConfirmed } = fact
  const { law, records } = words()
  const day = <time dateTime={on}>{formatDate(on, 'day', records.tag)}</time>
  return (
    <>
      {statute ? `${statute.replace(/\.$/, '')}. ` : ''}
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
    const key = JSON.stringify([fact.statute, fact.source, fact.url, fact.dated, fact.on, fact.isConfirmed])
    const one = found.get(key) ?? { fact, labels: [] }
    one.labels.push(words().law.cells[cell])
    found.set(key, one)
  }
  return [...found.values()]
}

/** One part of a state's law page: the answers, and the sources, collapsed. What we do not know is at the end of the page. */
export function StateLawPart({
  group,
  facts,
  shown = {},
  intro,
  children,
}: {
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
    group.cells.filter((cell) => !shown[cell]),
    facts,
  )
  const hasCall = group.cells.some((cell) => facts[cell] && isUnsure(facts[cell]) && cellShapes[cell].kind === 'phone')
  const w = words().law
  const copy = w.groups[group.id]
  return (
    <section id={group.id} className="help-part law-part" aria-labelledby={`${group.id}-title`}>
      <h2 id={`${group.id}-title`}>{copy.title}</h2>
      {intro}
      {known.length > 0 ? (
        <dl className="legal-terms">
          {known.map((cell) => {
            const fact = facts[cell]
            return (
              <div key={cell}>
                <dt>{w.cells[cell]}</dt>
                <dd>
                  {shown[cell] ?? (fact ? <Value shape={cellShapes[cell]} fact={fact} /> : null)}
                  {fact && !shown[cell] && isUnsure(fact) && cellShapes[cell].kind !== 'link' ? (
                    <Dated fact={fact} />
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
    </section>
  )
}
