import { stateName } from '@/lib/geography/states'
import type { ResourceDto } from './schema'

type Placed = Pick<ResourceDto, 'scope' | 'address' | 'city' | 'state' | 'serviceArea' | 'areaServed' | 'tags'>

/** Where it is, or whom it serves; a refuge's door is never told. */
export function describePlace(entry: Placed): string {
  if (entry.scope === 'national') return entry.address ?? 'Serves the whole country'
  if (entry.scope === 'state') {
    // An office with a seat serves a part of its state, and the facts do not say which.
    if (entry.city && entry.state) return `${entry.city}, ${stateName(entry.state)}. Ask whether it serves your county`
    // Such a grant is for an area, which may be a part of the state: 'Legal Aid of Southeast and Central Ohio'.
    if (entry.tags.includes('lsc-grantee') && entry.state) {
      return `In ${stateName(entry.state)}. Ask whether it serves your county`
    }
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
