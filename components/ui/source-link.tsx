import type { Source } from '@/lib/resources/content/section'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'

/** The source of a claim, and the year of its data. `dated`: the same date in the language of the page. */
export function SourceLink({
  source,
  copy = english,
  dated = { text: source.date, lang: copy.english },
}: {
  source: Source
  copy?: RecordWords
  dated?: { text: string; lang: string | undefined }
}) {
  return (
    <span className="source">
      <a href={source.url} target="_blank" rel="noopener noreferrer">
        <span>
          {copy.source}: <span lang={copy.english}>{source.label}</span>, <span lang={dated.lang}>{dated.text}</span>
          <span className="sr-only">{copy.newTab}</span>
        </span>
      </a>
    </span>
  )
}
