/** Dates and counts in the current language. */
import { formatDate, formatNumber } from '@/lib/text/format'
import { currentLanguage } from './speak'
import { languageTags } from './tags'

/** A day, YYYY-MM-DD: 'Jul 19, 2026' or '19 de julio de 2026'. */
export function localizeDay(day: string): string {
  return formatDate(day, 'day', languageTags[currentLanguage()].tag)
}

/** '1 place', '12 lugares'. */
export function localizeCount(count: number, { one, many }: { one: string; many: string }): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
