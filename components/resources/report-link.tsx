import { reportPath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { withLanguage } from '@/lib/site/language/languages.mjs'

/** One short link, whose page holds the form: a card stays light, and works without a script. */
export function ReportLink({
  entry,
  said = english,
}: {
  entry: Pick<ResourceDto, 'slug' | 'title'>
  said?: RecordWords
}) {
  return (
    <a className="tap quiet-act" href={withLanguage(said.language, reportPath(entry))}>
      {said.report}
      <span className="sr-only">{said.reportWith(entry.title)}</span>
    </a>
  )
}
