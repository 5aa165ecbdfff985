import { reportPath } from '@/lib/resources/place'
import { records as english } from '@/lib/site/language/en/records'
import { withLanguage } from '@/lib/site/language/languages.mjs'
import type { RecordActProps } from './save-form'

/** A short link to the report form on its own page: it keeps cards small and works without a script. */
export function ReportLink({ entry, copy = english }: RecordActProps) {
  return (
    <a className="tap quiet-act" href={withLanguage(copy.language, reportPath(entry))}>
      {copy.report}
      <span className="sr-only">{copy.reportWith({ name: copy.name(entry) })}</span>
    </a>
  )
}
