import type { Source } from '@/lib/resources/content/section'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'

/** The source of a claim, named as it names itself, and the year of its data. */
export function SourceLink({ source, copy = english }: { source: Source; copy?: RecordWords }) {
  return (
    <span className="source">
      <a href={source.url} target="_blank" rel="noopener noreferrer">
        <span>
          {copy.source}: <span lang={copy.english}>{source.label}</span>, {source.date}
          <span className="sr-only">{copy.newTab}</span>
        </span>
      </a>
    </span>
  )
}
