import type { Source } from '@/lib/resources/content/section'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'

/** The source of a claim, and the year of its data. */
export function SourceLink({ source, said = english }: { source: Source; said?: RecordWords }) {
  const text = `${source.label}, ${source.date}`
  return (
    <span className="source">
      <a href={source.url} target="_blank" rel="noopener noreferrer">
        <span>
          {said.source}: {said.english ? <span lang={said.english}>{text}</span> : text}
          <span className="sr-only">{said.newTab}</span>
        </span>
      </a>
    </span>
  )
}
