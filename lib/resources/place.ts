import { type StateCode, stateName } from '@/lib/geography/states'
import type { ResourceDto } from './schema'

type Placed = Pick<ResourceDto, 'scope' | 'address' | 'city' | 'state' | 'serviceArea' | 'areaServed' | 'tags'>

/**
 * Of its state it serves a part, and the facts do not say which: an office with a seat there, or a legal aid, whose grant
 * is for an area ('Legal Aid of Southeast and Central Ohio').
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
export function describeUnknownPart(city: string | null, state: StateCode): string {
  return `${city ? `${city},` : 'In'} ${stateName(state)}. Ask whether it serves your county`
}

/** Where it is, or whom it serves; a refuge's door is never told. */
export function describePlace(entry: Placed): string {
  if (entry.scope === 'national') return entry.address ?? 'Serves the whole country'
  if (entry.scope === 'state') {
    if (entry.state && servesUnknownPart(entry)) return describeUnknownPart(entry.city, entry.state)
    const states = entry.serviceArea.length > 0 ? entry.serviceArea : entry.state ? [entry.state] : []
    return states.length > 2 ? `Serves ${states.join(', ')}` : `All of ${states.map(stateName).join(' and ')}`
  }
  if (entry.address) return entry.address
  const area = [entry.areaServed ? `Serves ${entry.areaServed}` : entry.city, entry.state && stateName(entry.state)]
    .filter(Boolean)
    .join(', ')
  if (!area) return 'Ask which places it serves'
  return entry.tags.includes('domestic-violence') || entry.tags.includes('shelter')
    ? `${area}. Address kept private`
    : area
}

/** An address that opens without encryption is marked as such. */
export function isUnencrypted(url: string): boolean {
  return url.startsWith('http://')
}

export function websiteHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}

/** The page of an entry. */
export function resourcePath(entry: Pick<ResourceDto, 'category' | 'slug'>): string {
  return `/resources/${entry.category}/${entry.slug}`
}

/** The entry whose page this is, by its slug. */
export function slugOf(path: string): string {
  return path.split('/').at(-1) ?? ''
}

/** Where something wrong in it is told. */
export function reportPath({ slug }: Pick<ResourceDto, 'slug'>): string {
  return `/resources/report/${slug}`
}
