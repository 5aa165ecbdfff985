import 'server-only'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { findCounty } from '@/lib/geography/counties'
import { findState } from '@/lib/geography/states'
import { getCountyHelp } from '@/lib/resources/counties/county-help'
import { getResource } from '@/lib/resources/reads/queries'
import { listSnapshot } from '@/lib/resources/reads/snapshot'
import { readResources } from '@/lib/resources/reads/sql-rows'
import type { ResourceDto } from '@/lib/resources/schema'
import { toFilters } from '@/lib/search/filters'
import { searchHelp } from '@/lib/search/queries'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { type AddFrom, addIds, type ListAddress, readAdded } from './address'

const FOUND = 20

/** In their order; one that has left the directory is missing. */
export async function readListEntries(ids: readonly string[]): Promise<ResourceDto[]> {
  if (ids.length === 0) return []
  try {
    return await query((db) => readResources(db, [...ids]))
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    const copy = await listSnapshot()
    return ids.flatMap((id) => copy.find((entry) => entry.id === id) ?? [])
  }
}

/** The list with what a page's link or the paste field adds; `isFound` is false if that led to nothing. */
export async function addGiven(
  list: ListAddress,
  given: Parameters<typeof readAdded>[0],
): Promise<{ list: ListAddress; isFound: boolean }> {
  const added = readAdded(given)
  if (!added) return { list, isFound: !given.into }
  if ('ids' in added) return { list: addIds({ ...list, ids: added.ids }, list.ids), isFound: added.ids.length > 0 }
  const entry = await getResource(added.slug)
  return entry ? { list: addIds(list, [entry.id]), isFound: true } : { list, isFound: false }
}

/** What can be added: the entries of a county, or what the search finds. */
export async function readToAdd({ q, of }: AddFrom): Promise<ResourceDto[]> {
  if (q) {
    const question = { typed: q, speaks: choose({ en: undefined, es: 'es' }) }
    const { items } = await searchHelp(question, toFilters({}), { offset: 0 }, FOUND, words().records)
    return items.map(({ resource }) => resource)
  }
  const state = of ? findState(of.state) : null
  const county = of && state ? findCounty(state, of.county) : null
  if (!county) return []
  const help = await getCountyHelp(county.fips)
  const placed = [...help.groups.flatMap(({ entries }) => entries), ...help.farther].map(({ entry }) => entry)
  return [...help.local, ...help.stateLines, ...help.neighbors, ...help.unplaced, ...placed]
}
