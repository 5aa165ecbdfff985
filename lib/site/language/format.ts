/** Dates and counts in the current language. */
import { formatNumber } from '@/lib/text/format'
import { currentLanguage } from './speak'
import { languageTags } from './tags'

/** A day, YYYY-MM-DD: 'Jul 19, 2026' or '19 jul 2026'. */
export function localizeDay(day: string): string {
  const { tag } = languageTags[currentLanguage()]
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** '1 place', '12 lugares'. */
export function localizeCount(count: number, { one, many }: { one: string; many: string }): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
