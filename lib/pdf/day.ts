import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { formatDate } from '@/lib/text/format'

/** The day a document is made: it stands on it, since paper outlives what it says. */
export function getToday(): Date {
  return new Date(new Date().toISOString().slice(0, 10))
}

export function formatDay(day: Date): string {
  return formatDate(day.toISOString().slice(0, 10), 'day', languageTags[currentLanguage()].tag)
}
