import { reportPath } from '@/lib/resources/place'
import { records as english } from '@/lib/site/language/en/records'
import { withLanguage } from '@/lib/site/language/languages.mjs'
import type { RecordActProps } from './record-act'

/** One short link, whose page holds the form: a card stays light, and works without a script. */
export function ReportLink({ entry, said = english }: RecordActProps) {
  return (
    <a className="tap quiet-act" href={withLanguage(said.language, reportPath(entry))}>
      {said.report}
      <span className="sr-only">{said.reportWith(entry.title)}</span>
    </a>
  )
}
