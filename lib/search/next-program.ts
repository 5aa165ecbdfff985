import 'server-only'
import { cached } from '@/lib/cache/cached'
import { DIRECTORY_TAG } from '@/lib/cache/tags'
import { getCounty } from '@/lib/geography/counties'
import { stateName } from '@/lib/geography/states'
import { Busy } from '@/lib/http/turns'
import { noteCopyUsed } from '@/lib/resources/reads/directory'
import type { ResourceDto } from '@/lib/resources/schema'
import { toFilters } from './filters'
import { searchHelp } from './queries'

const LOOKED_AT = 12

export type NextProgram = Pick<ResourceDto, 'title' | 'slug' | 'category' | 'phones'>

/** The area that a record serves, as she would type it. */
function writePlace(entry: Pick<ResourceDto, 'countyFips' | 'city' | 'state'>): string | undefined {
  const county = entry.countyFips ? getCounty(entry.countyFips) : null
  if (county) return `${county.fullName}, ${county.state}`
  if (!entry.state) return undefined
  return entry.city ? `${entry.city}, ${entry.state}` : stateName(entry.state)
}

function listNumbers(phones: ResourceDto['phones']): string[] {
  return phones.filter(({ type }) => type === 'voice' || type === 'text').map(({ number }) => number)
}

const readNext = cached(
  'next-program',
  async (id: string, numbers: string[], typed: string, near: string | undefined): Promise<NextProgram | null> => {
    const { items } = await searchHelp({ typed, near }, toFilters({}), { offset: 0 }, LOOKED_AT)
    const next = items.find(({ resource }) => {
      const others = listNumbers(resource.phones)
      return resource.id !== id && others.length > 0 && !others.some((number) => numbers.includes(number))
    })?.resource
    return next ? { title: next.title, slug: next.slug, category: next.category, phones: next.phones } : null
  },
  [DIRECTORY_TAG],
)

/**
 * Who to call if this program cannot help: the next search result for the same need at the same place. None while the
 * database is down and others are searching; the page is rendered again when it is back.
 */
export async function findNextProgram(entry: ResourceDto, need: string): Promise<NextProgram | null> {
  try {
    return await readNext(entry.id, listNumbers(entry.phones), need, writePlace(entry))
  } catch (error) {
    if (!(error instanceof Busy)) throw error
    noteCopyUsed()
    return null
  }
}
