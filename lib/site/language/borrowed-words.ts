/** Parts of other dictionaries that browser-rendered pages need, so that they need not load them entirely. */
import type { directory } from './en/directory'
import type { helpNow } from './en/help'
import type { records } from './en/records'
import type { report } from './en/report'
import type { search } from './en/search'

type Search = Pick<typeof search, 'filters' | 'form' | 'next' | 'page' | 'pages' | 'previous' | 'problem'>

export function borrowForLocation({ problem, previous, next, page, pages }: Search) {
  return { wait: problem.wait, previous, next, page, pages }
}

interface QuietParts {
  directory: Pick<typeof directory, 'categories'>
  helpNow: Pick<typeof helpNow, 'groups'>
  records: typeof records
  report: typeof report
  search: Search
}

export function borrowForQuiet({ directory, helpNow, records, report, search }: QuietParts) {
  const { form, filters, page } = search
  return { records, report, categories: directory.categories, groups: helpNow.groups, form, filters, page }
}
