/** Counties and what stands in for them (parishes, boroughs, municipios), kept in memory: they are known with the database away. */
import { type County, readCounties } from '@/db/seed/counties'
import { measureMiles } from './distance'
import { type StateCode, stateSlug } from './states'

export type { County } from '@/db/seed/counties'

interface Atlas {
  byFips: Map<string, County>
  byState: Map<StateCode, County[]>
}

let read: Atlas | null = null

function getAtlas(): Atlas {
  if (read) return read
  const counties = readCounties()
  const byState = new Map<StateCode, County[]>()
  for (const county of counties) byState.set(county.state, [...(byState.get(county.state) ?? []), county])
  for (const list of byState.values()) list.sort((a, b) => a.slug.localeCompare(b.slug))
  read = { byFips: new Map(counties.map((county) => [county.fips, county])), byState }
  return read
}

/** In the order of their names. */
export function listCounties(state: StateCode): County[] {
  return getAtlas().byState.get(state) ?? []
}

export function findCounty(state: StateCode, slug: string): County | null {
  return listCounties(state).find((county) => county.slug === slug) ?? null
}

export function getCounty(fips: string): County | null {
  return getAtlas().byFips.get(fips) ?? null
}

export function countyPath({ state, slug }: Pick<County, 'state' | 'slug'>): string {
  return `/help/${stateSlug(state)}/${slug}`
}

/** The counties whose people live nearest, whichever state they are in. */
export function listNearestCounties(county: County, most: number, miles = 120): County[] {
  return [...getAtlas().byFips.values()]
    .filter((other) => other.fips !== county.fips)
    .map((other) => ({ other, distance: measureMiles(county, other) }))
    .filter(({ distance }) => distance <= miles)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ other }) => other)
}
