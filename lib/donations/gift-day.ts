/**
 * The day and the tax year of a gift. The donor's time zone is not known, so the year ends where it ends last, in
 * Hawaii: a gift on New Year's Eve anywhere in the states belongs to the ending year, on every receipt and list.
 */
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'

/** Midnight in Hawaii, which has no summer time. */
const YEAR_STARTS = 'T10:00:00Z'
const DAY_ZONE = 'America/New_York'
const YEAR_ZONE = 'Pacific/Honolulu'

const inZone = (timeZone: string) => new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone })
const easternYear = inZone(DAY_ZONE)
const lastYear = inZone(YEAR_ZONE)

/** The first moment of a tax year, and of the next one. */
export function readGiftYear(year: number): [from: Date, to: Date] {
  return [new Date(`${year}-01-01${YEAR_STARTS}`), new Date(`${year + 1}-01-01${YEAR_STARTS}`)]
}

export function yearOfGift(at: Date): string {
  return lastYear.format(at)
}

/** In Eastern Time; in the first hours of January 1 there, December 31. */
export function formatGiftDay(at: Date, dateStyle: 'long' | 'medium' = 'long'): string {
  const timeZone = easternYear.format(at) === lastYear.format(at) ? DAY_ZONE : YEAR_ZONE
  return new Intl.DateTimeFormat(languageTags[currentLanguage()].tag, { dateStyle, timeZone }).format(at)
}
