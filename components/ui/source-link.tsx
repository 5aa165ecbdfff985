import type { Source } from '@/lib/resources/content/section'

/** Where a claim comes from, and of what year it speaks. */
export function SourceLink({ source }: { source: Source }) {
  return (
    <span className="source">
      <a href={source.url} target="_blank" rel="noopener noreferrer">
        <span>
          Source: {source.label}, {source.date}
          <span className="sr-only"> (opens a new tab)</span>
        </span>
      </a>
    </span>
  )
}
