import type { Source } from '@/lib/resources/content/section'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'

/** The source of a claim, and the year of its data. */
export function SourceLink({ source, copy = english }: { source: Source; copy?: RecordWords }) {
  const text = `${source.label}, ${source.date}`
  return (
    <span className="source">
      <a href={source.url} target="_blank" rel="noopener noreferrer">
        <span>
          {copy.source}: {copy.english ? <span lang={copy.english}>{text}</span> : text}
          <span className="sr-only">{copy.newTab}</span>
        </span>
      </a>
    </span>
  )
}
