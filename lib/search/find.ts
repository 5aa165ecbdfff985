/** Understands what was typed, queries the database, and ranks the results. */
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { createMeasure } from '@/lib/geography/earth'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import type { StateCode } from '@/lib/geography/states'
import { describeOpening, type Opening } from '@/lib/resources/hours/opening'
import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import type { Candidate } from './candidate'
import { type SearchFilters, withWhen } from './filters'
import { type Order, orderCandidates, type Ranked, type Rung } from './order'
import { placeOfState, type SearchPlace } from './read-place'
import { cacheFor, type RecordCache, readFacts, readShown } from './record-cache'
import { selectCandidates, writeWords } from './sql-candidates'
import { countAnswer, type ListKey, listRest, type SearchCounts } from './sql-rest'
import { finishReading, type KnownWords, readAsTyped, readPlaceText, type Understood, understand } from './understand'

// Whoever types an entry's own name finds it first, whatever else the words could mean ('VA' is a state, too).

/** Many offices share a name. */
const MAX_SAME_NAME = 5
/** Of letters and digits. A single word means a kind of help or a town at least as often. */
const isName = (typed: string) => /\S\s+\S/.test(typed) && typed.length >= 8 && typed.length <= 200

const isFiltered = ({ category, tag, language, openNow, open24Hours, emergency, when, who }: SearchFilters) =>
  Boolean(category || tag || language || openNow || open24Hours || emergency || when || who.length > 0)

/** Puts records with exactly the typed name first, after the line to call now. With filters, only those that pass them. */
async function putNamedFirst(
  db: Database,
  { typed, place }: Pick<Understood, 'typed' | 'place'>,
  filters: SearchFilters,
  ranked: Ranked[],
): Promise<Ranked[]> {
  const words = typed.trim()
  if (!isName(words)) return ranked
  const rows = await db.execute<{ id: string }>(sql`select id from resources
    where archived_at is null and plain_name(title) = plain_name(${words})
    order by state is distinct from ${place?.state ?? null}, importance desc, id limit ${MAX_SAME_NAME}`)
  if (rows.length === 0) return ranked
  const known = new Map(ranked.map((one) => [one.id, one]))
  const named = rows.flatMap(({ id }): Ranked[] => {
    const one = known.get(id)
    if (one) return [one]
    return isFiltered(filters) ? [] : [{ id, tier: 'in-state', miles: null }]
  })
  const first = new Set(named.map(({ id }) => id))
  const isLine = ({ tier, id }: Ranked) => tier === 'line' && !first.has(id)
  return [...ranked.filter(isLine), ...named, ...ranked.filter((one) => !isLine(one) && !first.has(one.id))]
}

export interface Question {
  typed: string
  near?: string
  state?: StateCode
  /** The page's language: programs that speak it rank higher, unless she asks for another. */
  speaks?: string
  /** Ignores a day or time among the words, for lists that can't show records with unknown hours separately. */
  isAnyTime?: boolean
}

/** Where a page begins: among the ranked results, or after one of those that follow them by key. */
export type SearchPosition = { offset: number } | { after: ListKey | null }

export interface FoundItem {
  resource: ResourceDto
  /** Null for results after the ranked ones. */
  tier: Ranked['tier'] | null
  miles: number | null
  /** Null while the database is down: the copy has no weekly hours. */
  opening: Opening | null
}

export interface SearchFound {
  asked: Understood
  items: FoundItem[]
  next: SearchPosition | null
  /** The ranked results; more may follow by key. */
  head: string[]
  rung: Rung | null
}

/** Records with unknown hours at the asked time: the first of them, and the total. */
export interface HoursUnknown {
  items: FoundItem[]
  total: number
}

/** Each list has one entry per record; null if there are none. */
interface Row extends Record<string, unknown> {
  version: string
  ids: string | null
  open: string | null
  ranks: string | null
}

type Joiner = '&&' | '||'

/** Also returns the cache for the directory version that they were read from. */
async function readCandidates(
  db: Database,
  asked: Understood,
  filters: SearchFilters,
  joiner: Joiner,
): Promise<{ candidates: Candidate[]; cache: RecordCache }> {
  const [row] = await db.execute<Row>(selectCandidates(asked, filters, getGazetteer(), writeWords(asked, joiner)))
  const cache = cacheFor(row?.version ?? '')
  const ids = row?.ids?.split(',') ?? []
  const known = await readFacts(db, cache, ids)
  const ranks = row?.ranks?.split(',')
  const measure = asked.place?.point ? createMeasure(asked.place.point) : null
  const candidates = ids.flatMap((id, at) => {
    const facts = known.get(id)
    const miles = (facts && measure?.(facts.points)) ?? null
    return facts ? { ...facts, isOpenNow: row?.open?.[at] === '1', wordRank: Number(ranks?.[at] ?? 0), miles } : []
  })
  return { candidates, cache }
}

/** Words that occur in the directory are not treated as misspellings. */
async function readKnown(db: Database, words: readonly string[]): Promise<KnownWords> {
  const folded = sql.join(
    words.map((word) => sql`fold(${word})`),
    sql`, `,
  )
  const rows = await db.execute<{ term: string }>(sql`select term from search_terms where term in (${folded})`)
  const known = new Set(rows.map(({ term }) => term))
  return { isKnown: (word) => known.has(word) }
}

/** A chosen place overrides one among the words, and a language she names overrides the page's. */
export function applyPlace(understood: Understood, { near, state, speaks }: Question): Understood {
  const asked = speaks ? { ...understood, language: understood.language ?? speaks } : understood
  const found = near ? readPlaceText(near, getGazetteer()) : null
  if (found) return { ...asked, place: found.place, otherPlaces: found.others }
  if (state && asked.place?.state !== state) return { ...asked, place: placeOfState(state), otherPlaces: [] }
  return asked
}

export async function understandQuestion(db: Database | null, question: Question): Promise<Understood> {
  const gazetteer = getGazetteer()
  const reading = readAsTyped(question.typed, gazetteer)
  // Before any correction, which compares each word with all towns and reads the whole text again.
  const known = db && reading.maybeMisspelled.length > 0 ? await readKnown(db, reading.maybeMisspelled) : undefined
  const understood = finishReading(reading, gazetteer, known)
  return applyPlace(question.isAnyTime ? { ...understood, when: null } : understood, question)
}

/** Matches everything at a place, whatever the need. */
export function emptyQuestionAt(place: SearchPlace | null): Understood {
  return { ...understand('', getGazetteer()), place }
}

export async function orderFound(
  db: Database,
  asked: Understood,
  filters: SearchFilters,
): Promise<{ order: Order; joiner: Joiner; meant: Understood; cache: RecordCache }> {
  const gazetteer = getGazetteer()
  const read = async (meant: Understood, joiner: Joiner) => {
    const { candidates, cache } = await readCandidates(db, meant, filters, joiner)
    return { order: orderCandidates(candidates, meant, gazetteer), joiner, meant, cache }
  }
  const found = await read(asked, '&&')
  if (asked.kinds.length > 0) return found
  const isNamed = asked.named.length > 0 || asked.digits !== null
  const isLocal = found.order.ranked.some(({ tier }) => tier !== 'national' && tier !== 'line')
  // No local name matches the words: shows what the place has.
  if (asked.place && !isNamed && !isLocal)
    return read({ ...asked, kinds: asked.guesses, words: [], titles: [], nameForm: null }, '&&')
  if (found.order.ranked.length > 0) return found
  if (asked.guesses.length > 0) return read({ ...asked, kinds: asked.guesses }, '&&')
  return asked.words.length < 2 ? found : read(asked, '||')
}

export async function findHelp(
  db: Database,
  asked: Understood,
  chosen: SearchFilters,
  position: SearchPosition,
  limit: number,
  recordWords: RecordWords = english,
): Promise<SearchFound> {
  const filters = withWhen(chosen, asked)
  const { order, joiner, meant, cache } = await orderFound(db, asked, filters)
  const { rung } = order
  const ranked = await putNamedFirst(db, asked, filters, order.ranked)
  const shown = 'offset' in position ? ranked.slice(position.offset, position.offset + limit) : []
  const head = ranked.map(({ id }) => id)
  const missing = limit - shown.length
  const start =
    'after' in position
      ? { after: position.after, skip: 0 }
      : { after: null, skip: Math.max(0, position.offset - head.length) }
  const rest =
    missing > 0
      ? await listRest(db, meant, filters, writeWords(meant, joiner), head, start, missing)
      : { ids: [], next: null }
  const places = new Map(shown.map((one) => [one.id, one]))
  const ids = [...shown.map(({ id }) => id), ...rest.ids]
  const read = await readShown(db, cache, ids)
  const now = new Date()
  const items = read.map(({ resource, week, specialHours }) => {
    const place = places.get(resource.id)
    const opening = describeOpening(week, now, recordWords, { specialHours, isByAppointment: resource.walkIn === 'no' })
    return { resource, tier: place?.tier ?? null, miles: place?.miles ?? null, opening }
  })
  const isWithin = 'offset' in position && position.offset + limit < ranked.length
  const next = isWithin
    ? { offset: position.offset + limit }
    : missing > 0
      ? rest.next && { after: rest.next }
      : { after: null }
  return { asked, items, next, head, rung }
}

export function countFound(
  db: Database,
  asked: Understood,
  filters: SearchFilters,
  head: string[],
): Promise<SearchCounts> {
  return countAnswer(db, asked, withWhen(filters, asked), writeWords(asked, '&&'), head)
}
