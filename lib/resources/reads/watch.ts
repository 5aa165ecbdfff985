import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { isForTheYoung } from '@/db/vocabulary/people'
import { cached } from '@/lib/cache/cached'
import { EVERY_PAGE } from '@/lib/cache/every-page.mjs'
import { expireTags } from '@/lib/cache/expire'
import { follow } from '@/lib/cache/follow'
import { forgetSlugs, readSlugs } from '@/lib/cache/known-slugs'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { easternDate } from '@/lib/time/eastern-time'
import type { ResourceDto } from '../schema'
import type { Category } from '../vocabulary'
import { countCopyUses, type ListFilter } from './directory'
import { countByState, getResources, listResources } from './queries'
import { SNAPSHOT_SIZE, setSnapshot } from './snapshot'
import { sqlDirectory } from './sql-directory'

const PAGE = 500

/** A new day counts as a change: at midnight, 'Verified on' becomes 'Not checked since' on cached pages. */
export async function readDirectoryVersion(now = new Date()): Promise<string> {
  const rows = await query((db) => db.execute<{ version: string }>(sql`select version from directory_version`))
  return `${rows[0]?.version} ${easternDate(now)}`
}

/** Local programs against violence first, then by importance, starting with emergencies. */
async function copyDirectory(): Promise<void> {
  const items = new Map<string, ResourceDto>()
  for (const tag of ['local-program', undefined]) {
    let after: ListFilter['after']
    do {
      const page = await sqlDirectory.listResources({ limit: PAGE, after, tag })
      for (const item of page.items) items.set(item.id, item)
      after = page.next ?? undefined
    } while (after && items.size < SNAPSHOT_SIZE)
  }
  await setSnapshot([...items.values()])
}

/** The directory's pages, and the copy in memory, follow its version. The first poll renews the build's pages. */
export function startDirectoryWatch(): void {
  follow({
    name: 'directory',
    tag: DIRECTORY_TAG,
    readVersion: readDirectoryVersion,
    countOwn: () => countCopyUses(Date.now()),
    async changed(isFirst) {
      forgetSlugs('records')
      if (isFirst) await expireTags([EVERY_PAGE])
    },
    async copy() {
      await readSlugs('records')
      await copyDirectory()
    },
    // The build's pages are as old as the build, without saying so.
    beganAway: () => expireTags([DIRECTORY_TAG]),
  })
}

/** Cards in a page's initial HTML, which keeps a category page within 30 KB compressed, including the list of states. */
export const PAGE_CARDS = 12

/** Entries looked at for the few of a state that are shown. */
const SUMMARY_DEPTH = 24

interface StateSummary {
  state: StateCode
  entries: ResourceDto[]
  total: number
}

/** Records by slug, for blocks that reference them. */
export async function getRecords(slugs: string[]): Promise<Map<string, ResourceDto>> {
  const found = slugs.length === 0 ? [] : await getResources(slugs)
  return new Map(found.map((entry) => [entry.slug, entry]))
}

async function readStates(category: Category, states: StateCode[], each: number): Promise<StateSummary[]> {
  const counts = await countByState(category)
  return Promise.all(
    states.map(async (state) => {
      const { items } = await listResources({ category, state, withoutFacilities: true, limit: SUMMARY_DEPTH })
      // A home for children or young mothers is no answer for a grown woman: then the national line stands here.
      const forAnyone = items.filter(({ tags }) => category !== 'housing-shelter' || !isForTheYoung(tags))
      const withPhone = forAnyone.filter((entry) => entry.phoneNumber)
      return {
        state,
        entries: (withPhone.length > 0 ? withPhone : forAnyone).slice(0, each),
        total: counts.get(state) ?? 0,
      }
    }),
  )
}

export const listStateSummaries = cached('state-summaries', readStates, [DIRECTORY_TAG])

export const featuredStates: StateCode[] = ['CA', 'TX', 'NY']

export function listEveryState(category: Category): Promise<StateSummary[]> {
  return listStateSummaries(category, stateCodes, 1)
}
