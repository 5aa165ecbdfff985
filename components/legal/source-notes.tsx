import type { LegalSource } from '@/lib/legal/schema'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

/** Names and dates of sources are English on every page. */
function foreign(): 'en' | undefined {
  return currentLanguage() === 'en' ? undefined : 'en'
}

/** Small numbers behind a statement, each a link to the source below. */
export function SourceMarks({ ids, sources }: { ids: string[] | undefined; sources: LegalSource[] }) {
  if (!ids || ids.length === 0) return null
  return (
    <span className="source-mark">
      {' '}
      {ids.map((id) => {
        const number = sources.findIndex((source) => source.id === id) + 1
        return (
          <a key={id} href={`#source-${number}`} aria-label={words().legal.sources.one(number)}>
            [{number}]
          </a>
        )
      })}
    </span>
  )
}

/** Under a section: what it rests on, and of when. The whole name is in the list at the end. */
export function SectionSources({ used, sources }: { used: LegalSource[]; sources: LegalSource[] }) {
  if (used.length === 0) return null
  return (
    <p className="soft text-[0.9rem]">
      {words().legal.sources.list}:{' '}
      {used.map(({ id, date }, index) => (
        <span key={id}>
          {index > 0 ? '; ' : null}
          <a href={`#source-${sources.findIndex((source) => source.id === id) + 1}`}>
            [{sources.findIndex((source) => source.id === id) + 1}]
          </a>{' '}
          <span lang={foreign()}>{date}</span>
        </span>
      ))}
      .
    </p>
  )
}

export function SourceList({ sources }: { sources: LegalSource[] }) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources-title" className="stack">
      <h2 id="sources-title" className="legal-sub">
        {words().legal.sources.list}
      </h2>
      <ol className="source-list">
        {sources.map(({ id, label, url, date }, index) => (
          <li key={id} id={`source-${index + 1}`}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <span lang={foreign()}>{label}</span>
              <span className="sr-only"> {words().legal.sources.newTab}</span>
            </a>
            , <span lang={foreign()}>{date}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
