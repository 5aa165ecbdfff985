import { reportPath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'

/** One short link, whose page holds the form: a card stays light, and works without a script. */
export function ReportLink({ entry }: { entry: Pick<ResourceDto, 'slug' | 'title'> }) {
  return (
    <a className="tap quiet-act" href={reportPath(entry)}>
      Report a problem<span className="sr-only">{` with ${entry.title}`}</span>
    </a>
  )
}
