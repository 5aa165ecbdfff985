import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { isForTheYoung } from '@/db/vocabulary/audience'
import { cached } from '@/lib/cache/cached'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import type { ResourceDto } from '../schema'
import type { Category } from '../vocabulary'
import { countByState, getResources, listResources } from './queries'

/** Cards in a page's initial HTML, which keeps a category page within 30 KB compressed, including the list of states. */
export const PAGE_CARDS = 12

/** Entries looked at for the few of a state that are shown. */
const SUMMARY_DEPTH = 24

export interface StateSummary {
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
