import 'server-only'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { Turns, yieldToEventLoop } from '@/lib/http/turns'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import { listSnapshot } from '@/lib/resources/reads/snapshot'
import { readRooms, withRoom } from '@/lib/resources/rooms/read'
import { mayHaveRoom } from '@/lib/resources/rooms/room'
import type { RecordWords } from '@/lib/site/language/en/records'
import { type SearchFilters, withWhen } from './filters'
import {
  countFound,
  findHelp,
  type HoursUnknown,
  type Question,
  type SearchFound,
  type SearchPosition,
  understandQuestion,
} from './find'
import { findInMemory } from './memory'
import type { SearchCounts } from './sql-rest'

interface Searched extends SearchFound {
  /** The database is down, and the answer may be out of date. */
  isFromCopy: boolean
}

/** One search at a time: each takes this process's thread for tens of milliseconds. */
const getTurns = () => oncePerProcess('searches-in-copy', () => new Turns(1, 2))

async function readCopy(question: Question, filters: SearchFilters) {
  const asked = await understandQuestion(null, question)
  await yieldToEventLoop()
  return { asked, ...findInMemory(await listSnapshot(), asked, filters, getGazetteer()) }
}

type FromCopy = Awaited<ReturnType<typeof readCopy>>

/** So that counting the results of a page does not search again; as long as the request. */
const answered = new WeakMap<Question, { filters: SearchFilters; answer: FromCopy }>()

/** Throws Busy if others are searching already. */
async function searchCopy(question: Question, filters: SearchFilters): Promise<FromCopy> {
  const known = answered.get(question)
  if (known?.filters === filters) return known.answer
  const answer = await getTurns().take(() => readCopy(question, filters))
  answered.set(question, { filters, answer })
  return answer
}

/** Never cached: her words are not stored anywhere. */
export async function searchHelp(
  question: Question,
  filters: SearchFilters,
  position: SearchPosition,
  limit: number,
  /** The words for opening hours. */
  said?: RecordWords,
): Promise<Searched> {
  try {
    return await query(async (db) => {
      const asked = await understandQuestion(db, question)
      const found = await findHelp(db, asked, filters, position, limit, said)
      const rooms = await readRooms(
        db,
        found.items
          .map(({ resource }) => resource)
          .filter(mayHaveRoom)
          .map(({ id }) => id),
      )
      const items = found.items.map((item) => ({ ...item, resource: withRoom(item.resource, rooms) }))
      return { ...found, items, isFromCopy: false }
    })
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    const { asked, found, rung } = await searchCopy(question, filters)
    const offset = 'offset' in position ? position.offset : found.length
    const next = offset + limit < found.length ? { offset: offset + limit } : null
    const items = found.slice(offset, offset + limit)
    return { asked, items, next, head: found.map(({ resource }) => resource.id), rung, isFromCopy: true }
  }
}

/** Counts over all results. */
export async function countSearch(question: Question, filters: SearchFilters, head: string[]): Promise<SearchCounts> {
  if (answered.has(question)) return countCopy(question, filters)
  try {
    return await query(async (db) => countFound(db, await understandQuestion(db, question), filters, head))
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    return countCopy(question, filters)
  }
}

/** For a search with a day or a time: the first records whose hours are unknown. */
export async function findHoursUnknown(
  question: Question,
  filters: SearchFilters,
  limit: number,
  said?: RecordWords,
): Promise<HoursUnknown | null> {
  try {
    return await query(async (db) => {
      const asked = await understandQuestion(db, question)
      const { when } = withWhen(filters, asked)
      if (!when) return null
      const unknown = { ...filters, when, openNow: false, areHoursUnknown: true }
      const { items, head } = await findHelp(db, asked, unknown, { offset: 0 }, limit, said)
      return { items, total: (await countFound(db, asked, unknown, head)).total }
    })
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    return null
  }
}

async function countCopy(question: Question, filters: SearchFilters): Promise<SearchCounts> {
  const { found, facets } = await searchCopy(question, filters)
  return { ...facets, total: found.length }
}
