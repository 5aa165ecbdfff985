import 'server-only'
import { isForTheYoung } from '@/db/vocabulary/people'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { readAnswers, splitByAnswer } from '../hours/who-answers'
import type { ListFilter, ListPosition } from '../reads/directory'
import { listResources } from '../reads/queries'
import type { ResourceDto } from '../schema'

/** What a printed list of a state shows, in this order. */
export interface StateListing {
  state: StateCode
  /** Hotlines and whoever else answers an emergency. */
  emergency: ResourceDto[]
  coalitions: ResourceDto[]
  housing: ResourceDto[]
  legalAid: ResourceDto[]
}

const PAGE_SIZE = 200
const MAX_PAGES = 15

/** All that match, the most important first; a directory many times this one's size is cut off. */
async function listEvery(filter: Omit<ListFilter, 'limit' | 'after'>): Promise<ResourceDto[]> {
  const found: ResourceDto[] = []
  let after: ListPosition | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await listResources({ ...filter, withoutFacilities: true, limit: PAGE_SIZE, after })
    found.push(...items)
    if (!next) break
    after = next
  }
  return found
}

function serves(entry: ResourceDto, state: StateCode): boolean {
  return entry.scope !== 'national' && (entry.state === state || entry.serviceArea.includes(state))
}

function isCoalition(entry: ResourceDto): boolean {
  return entry.tags.includes('state-coalition')
}

/** What answers day and night, then the rest; of each, lines for the whole state before those of one of its places. */
function orderEmergency(entries: ResourceDto[]): ResourceDto[] {
  const { sure, others } = splitByAnswer(entries, (entry) => ({
    reach: entry.scope === 'state' ? 'state' : 'far',
    answers: readAnswers(entry),
  }))
  return [...sure, ...others]
}

/** Sorts entries into the groups of each state's list; each stands in one group. */
export function groupByState(entries: ResourceDto[], states: readonly StateCode[]): StateListing[] {
  const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()]
  return states.map((state) => {
    const own = unique.filter((entry) => serves(entry, state))
    const rest = own.filter((entry) => !entry.isEmergency && entry.kind !== 'hotline')
    return {
      state,
      emergency: orderEmergency(own.filter((entry) => !rest.includes(entry))),
      coalitions: rest.filter(isCoalition),
      housing: rest
        .filter((entry) => entry.category === 'housing-shelter' && !isCoalition(entry))
        .sort((a, b) => Number(isForTheYoung(a.tags)) - Number(isForTheYoung(b.tags))),
      legalAid: rest.filter((entry) => entry.tags.includes('legal-aid') && !isCoalition(entry)),
    }
  })
}

/** Someone in the state itself who picks up in an emergency, whatever the caller's age. */
export function hasLocalLine({ emergency }: StateListing): boolean {
  return emergency.some((entry) => !isForTheYoung(entry.tags) && entry.phones.some(({ type }) => type !== 'fax'))
}

async function listEntries(state?: StateCode): Promise<ResourceDto[]> {
  const lists = await Promise.all([
    listEvery({ state, emergency: true }),
    listEvery({ state, category: 'housing-shelter' }),
    listEvery({ state, tag: 'legal-aid' }),
  ])
  return lists.flat()
}

/** The 50 states, the District of Columbia and the territories: a few reads in all, not some for each. */
export async function listEveryStateListing(): Promise<StateListing[]> {
  return groupByState(await listEntries(), stateCodes)
}

export async function listStateListing(state: StateCode): Promise<StateListing[]> {
  return groupByState(await listEntries(state), [state])
}
