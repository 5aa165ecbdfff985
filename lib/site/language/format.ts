/** Dates and counts in the current language. */
import { formatDate, formatNumber } from '@/lib/text/format'
import { translateSourceDate } from './es/source-dates'
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

/** 'in force since 1996, version of April 2023', in the current language. */
export function localizeSourceDate(written: string): string {
  return currentLanguage() === 'es' ? translateSourceDate(written) : written
}

/** A source with its date in the current language; its name stays as it is. */
export function localizeSource<Source extends { date: string }>(source: Source): Source {
  return { ...source, date: localizeSourceDate(source.date) }
}
