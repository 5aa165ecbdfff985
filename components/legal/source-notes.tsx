import type { GuideSource, LegalSource } from '@/lib/legal/schema'
import { describeSourceDate } from '@/lib/legal/states/describe-fact'
import { localizeDay } from '@/lib/site/language/format'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

/** Source titles are in English on every page. */
function foreign(): 'en' | undefined {
  return currentLanguage() === 'en' ? undefined : 'en'
}

function SourceDate({ source: { date } }: { source: LegalSource }) {
  const { text, lang } = describeSourceDate(date)
  return <span lang={lang}>{text}</span>
}

/** Superscript numbers after a statement, each a link to the source below. */
export function SourceMarks({ ids, sources }: { ids: string[] | undefined; sources: LegalSource[] }) {
  if (!ids || ids.length === 0) return null
  return (
    <span className="source-mark">
      {' '}
      {ids.map((id) => {
        const number = sources.findIndex((source) => source.id === id) + 1
        return (
          <a key={id} href={`#source-${number}`} aria-label={words().legal.sources.one({ number })}>
            [{number}]
          </a>
        )
      })}
    </span>
  )
}

/** The date the guide was last checked against it; absent for a tool's source. */
function ReadOn({ source }: { source: LegalSource | GuideSource }) {
  if (!('read' in source)) return null
  const w = words().legal.sources
  return <>, {source.read ? w.read({ day: localizeDay(source.read) }) : w.notReadAgain}</>
}

/** Under a section: its sources, their years, and when we read them, folded. The full title is in the list at the end. */
export function SectionSources({ used, sources }: { used: GuideSource[]; sources: GuideSource[] }) {
  const w = words().legal.sources
  if (used.length === 0) return <p className="soft text-[0.9rem]">{w.none}</p>
  return (
    <details className="legal-fold section-sources">
      <summary className="tap">{w.dates}</summary>
      <p>
        {used.map((source, index) => (
          <span key={source.id}>
            {index > 0 ? '; ' : null}
            <a href={`#source-${sources.indexOf(source) + 1}`}>[{sources.indexOf(source) + 1}]</a>{' '}
            <SourceDate source={source} />
            <ReadOn source={source} />
          </span>
        ))}
        .
      </p>
    </details>
  )
}

export function SourceList({
  sources,
  level: Heading = 'h2',
}: {
  sources: (LegalSource | GuideSource)[]
  level?: 'h2' | 'h3'
}) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources-title" className="stack">
      <Heading id="sources-title" className="legal-sub">
        {words().legal.sources.list}
      </Heading>
      <ol className="source-list">
        {sources.map((source, index) => (
          <li key={source.id} id={`source-${index + 1}`}>
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              <span lang={foreign()}>{source.label}</span>
              <span className="sr-only"> {words().legal.sources.newTab}</span>
            </a>
            , <SourceDate source={source} />
            <ReadOn source={source} />
          </li>
        ))}
      </ol>
    </section>
  )
}
