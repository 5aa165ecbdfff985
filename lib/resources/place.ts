import type { StateCode } from '@/lib/geography/states'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import type { ResourceDto } from './schema'

type Placed = Pick<ResourceDto, 'scope' | 'address' | 'city' | 'state' | 'serviceArea' | 'areaServed' | 'tags'>

/**
 * It serves an unknown part of its state: an office located there, or a legal aid organization whose grant
 * covers an area ('Legal Aid of Southeast and Central Ohio').
 */
export function servesUnknownPart({
  scope,
  city,
  state,
  tags,
}: Pick<Placed, 'scope' | 'city' | 'state' | 'tags'>): boolean {
  return scope === 'state' && state !== null && (Boolean(city) || tags.includes('lsc-grantee'))
}

/** 'Toledo, Ohio. Ask whether it serves your county' */
export function describeUnknownPart(city: string | null, state: StateCode, said: RecordWords = english): string {
  return said.unknownPart({ city, code: state })
}

/** Where it is, or the area it serves. One that hides its address reads as one that has none. */
export function describePlace(entry: Placed, said: RecordWords = english): string {
  if (entry.scope === 'national') return entry.address ?? said.nationwide
  if (entry.scope === 'state') {
    if (entry.state && servesUnknownPart(entry)) return describeUnknownPart(entry.city, entry.state, said)
    const states = entry.serviceArea.length > 0 ? entry.serviceArea : entry.state ? [entry.state] : []
    return states.length > 2 ? said.serves({ servedArea: states.join(', ') }) : said.allOf(...states)
  }
  if (entry.address) return entry.address
  const area = [
    entry.areaServed ? said.serves({ servedArea: entry.areaServed }) : entry.city,
    entry.state && said.state(entry.state),
  ]
    .filter(Boolean)
    .join(', ')
  return area || said.askPlaces
}

/** In the words of the page where it has them; else as they were written, in English. */
export function describeHours(
  { hours, isOpen24Hours }: Pick<ResourceDto, 'hours' | 'isOpen24Hours'>,
  said: RecordWords = english,
): { text: string; lang?: 'en' } | null {
  if (said.english && isOpen24Hours) return { text: said.hours.always }
  if (!hours) return null
  const own = said.hours.say(hours)
  return own ? { text: own } : { text: hours, lang: said.english }
}

/** An address that opens without encryption is marked as such. */
export function isUnencrypted(url: string): boolean {
  return url.startsWith('http://')
}

export function websiteHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}

/** The path of an entry's page. */
export function resourcePath(entry: Pick<ResourceDto, 'category' | 'slug'>): string {
  return `/resources/${entry.category}/${entry.slug}`
}

/** The slug in the path of an entry's page. */
export function slugOf(path: string): string {
  return path.split('/').at(-1) ?? ''
}

/** The path of its report form. */
export function reportPath({ slug }: Pick<ResourceDto, 'slug'>): string {
  return `/resources/report/${slug}`
}
