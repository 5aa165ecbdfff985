/** The help in one county: whom to call now, and the nearest of each kind of help. */
import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { type Database, query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { cached } from '@/lib/cache/cached'
import { isBuilding } from '@/lib/cache/is-building'
import { type County, getCounty, listNearestCounties } from '@/lib/geography/counties'
import type { Point } from '@/lib/geography/distance'
import { toMiles } from '@/lib/geography/earth'
import type { StateCode } from '@/lib/geography/states'
import { type Answering, putSureFirst, readAnswers, splitByAnswer } from '../hours/who-answers'
import { noteCopyUsed } from '../reads/directory'
import { listResources } from '../reads/queries'
import { readResources } from '../reads/sql-rows'
import { listRooms, withRoom } from '../rooms/read'
import type { ResourceDto } from '../schema'
import { type HelpGroupId, helpGroupIds, helpGroups, violenceTags } from './county-groups'
import {
  type CountyRow,
  selectNearestOfGroups,
  selectNeighbors,
  selectServing,
  selectStateLines,
  selectStatewideOfGroups,
  selectUnplaced,
} from './sql-county'

/** A distance to go by bus or car; if there is nothing, the nearest within a day's travel, which stand apart. */
export const NEAR_MILES = 50
const FAR_MILES = 400
const MAX_PER_GROUP = 4
const MAX_SERVING = 2
const MAX_LOCAL = 5
const MAX_STATE = 2
const MAX_NEIGHBORS = 3
const NEIGHBORS = 8
const MAX_UNPLACED = 16

export interface PlacedEntry {
  entry: ResourceDto
  /** From the county's center of population; null for services that serve the county without a location. */
  miles: number | null
  isApproximate: boolean
  /** Where an open address is; null for an area, for one that is not public, and in the copy. */
  at: Point | null
}

export interface CountyHelp {
  stateLines: ResourceDto[]
  /** Programs against violence that serve this county. */
  local: ResourceDto[]
  /** Those of neighboring counties, if this one has none. */
  neighbors: ResourceDto[]
  /** Those of the state with unknown counties, if this one has none: in some states that is all of them. */
  unplaced: ResourceDto[]
  /** What is near the county or serves it. */
  groups: { id: HelpGroupId; entries: PlacedEntry[] }[]
  /** The nearest of the kinds that have nothing near. */
  farther: PlacedEntry[]
  /** Rendered from the last copy of the directory while the database was down. */
  isFromCopy: boolean
}

/** Programs of the county and lines of its state: those that answer day and night, and the rest. */
export function splitCalls({ local, stateLines }: Pick<CountyHelp, 'local' | 'stateLines'>): Answering<ResourceDto> {
  return splitByAnswer([...local, ...stateLines], (entry) => ({
    reach: local.includes(entry) ? 'local' : 'state',
    answers: readAnswers(entry),
  }))
}

/** Best match first: at most two that serve the county without a location, then the nearest. */
function chooseOfGroup(rows: CountyRow[]): CountyRow[] {
  const nearest = rows.filter(({ chord }) => chord !== null).sort((a, b) => (a.chord ?? 0) - (b.chord ?? 0))
  const placed = new Set(nearest.map(({ id }) => id))
  const serving = rows.filter(({ id, chord }) => chord === null && !placed.has(id)).slice(0, MAX_SERVING)
  const chosen = new Map([...serving, ...nearest].reverse().map((row) => [row.id, row]))
  const ordered = [...chosen.values()].reverse()
  return [...ordered.filter((row) => row.fits), ...ordered.filter((row) => !row.fits)].slice(0, MAX_PER_GROUP)
}

const isFar = ({ miles }: PlacedEntry) => miles !== null && miles > NEAR_MILES

/** Each once, nearest first. */
function listFarther(entries: PlacedEntry[]): PlacedEntry[] {
  const far = new Map(entries.filter(isFar).map((one) => [one.entry.id, one]))
  return [...far.values()].sort((a, b) => (a.miles ?? 0) - (b.miles ?? 0))
}

async function readRows(db: Database, county: County): Promise<CountyRow[]> {
  const rows = [
    ...(await db.execute<CountyRow>(selectServing(county.fips))),
    ...(await db.execute<CountyRow>(selectStateLines(county.state, MAX_STATE))),
    ...(await db.execute<CountyRow>(selectNearestOfGroups(helpGroupIds, county, NEAR_MILES, MAX_PER_GROUP))),
  ]
  const missing = helpGroupIds.filter((id) => !rows.some(({ role }) => role === id))
  if (missing.length > 0) {
    rows.push(...(await db.execute<CountyRow>(selectStatewideOfGroups(missing, county.state, MAX_SERVING))))
    rows.push(...(await db.execute<CountyRow>(selectNearestOfGroups(missing, county, FAR_MILES, MAX_PER_GROUP))))
  }
  if (!rows.some(({ role }) => role === 'local')) {
    const around = listNearestCounties(county, NEIGHBORS).map(({ fips }) => fips)
    rows.push(...(await db.execute<CountyRow>(selectUnplaced(county.state, MAX_UNPLACED))))
    if (around.length > 0) rows.push(...(await db.execute<CountyRow>(selectNeighbors(around, MAX_NEIGHBORS))))
  }
  return rows
}

export async function readCountyHelp(db: Database, county: County): Promise<CountyHelp> {
  const rows = await readRows(db, county)
  const byRole = (role: CountyRow['role'], most: number) => rows.filter((row) => row.role === role).slice(0, most)
  const called = [
    ...byRole('local', MAX_LOCAL),
    ...byRole('state', MAX_STATE),
    ...byRole('neighbor', MAX_NEIGHBORS),
    ...byRole('unplaced', MAX_UNPLACED),
  ]
  const isCalled = new Set(called.map(({ id }) => id))
  const groups = helpGroupIds.map((id) => ({
    id,
    rows: chooseOfGroup(rows.filter((row) => row.role === id && !isCalled.has(row.id))),
  }))
  const ids = [...called, ...groups.flatMap((group) => group.rows)].map(({ id }) => id)
  const entries = new Map((await readResources(db, [...new Set(ids)])).map((entry) => [entry.id, entry]))
  const list = (role: CountyRow['role']) =>
    called.filter((row) => row.role === role).flatMap(({ id }) => entries.get(id) ?? [])
  const placed = groups.map((group) => ({
    id: group.id,
    entries: group.rows.flatMap(({ id, chord, isApproximate, latitude, longitude }) => {
      const entry = entries.get(id)
      if (!entry) return []
      const at = latitude === null || longitude === null ? null : { latitude, longitude }
      return [{ entry, miles: chord === null ? null : toMiles(chord), isApproximate, at }]
    }),
  }))
  return {
    stateLines: list('state'),
    local: list('local'),
    neighbors: list('neighbor'),
    unplaced: list('unplaced'),
    groups: placed.map(({ id, entries }) => ({ id, entries: entries.filter((one) => !isFar(one)) })),
    farther: listFarther(placed.flatMap(({ entries }) => entries)),
    isFromCopy: false,
  }
}

async function listOfState(state: StateCode): Promise<ResourceDto[]> {
  const { items } = await listResources({ state, limit: 500 })
  return items
}

/** The copy in memory has no distances: only records that name the county, and the state's hotlines. */
async function copyCountyHelp(county: County): Promise<CountyHelp> {
  const items = await listOfState(county.state)
  const serving = items.filter(
    ({ scope, countyFips, countiesServed }) =>
      scope === 'local' && (countyFips === county.fips || countiesServed.includes(county.fips)),
  )
  const isAgainstViolence = ({ tags }: ResourceDto) => violenceTags.some((tag) => tags.includes(tag))
  const local = putSureFirst(serving.filter(isAgainstViolence)).slice(0, MAX_LOCAL)
  const unplaced = items.filter(
    (entry) =>
      entry.scope === 'local' &&
      entry.state === county.state &&
      !entry.countyFips &&
      entry.countiesServed.length === 0 &&
      entry.phoneNumber &&
      isAgainstViolence(entry),
  )
  const others = serving.filter((entry) => !isAgainstViolence(entry))
  const ofCategory = (category: ResourceDto['category']) =>
    others
      .filter((entry) => entry.category === category)
      .slice(0, MAX_PER_GROUP)
      .map((entry) => ({ entry, miles: null, isApproximate: false, at: null }))
  return {
    stateLines: putSureFirst(items.filter(({ scope, isEmergency }) => scope === 'state' && isEmergency)).slice(
      0,
      MAX_STATE,
    ),
    local,
    neighbors: [],
    unplaced: local.length > 0 ? [] : putSureFirst(unplaced).slice(0, MAX_UNPLACED),
    groups: helpGroups.map(({ id, category }) => ({ id, entries: id === 'food' ? [] : ofCategory(category) })),
    farther: [],
    isFromCopy: true,
  }
}

/** Tagged with the directory: refreshed when it changes, or when the database is back. */
const readCachedHelp = cached(
  'county-help',
  async (fips: string): Promise<CountyHelp> => {
    const county = getCounty(fips)
    if (!county) throw new Error(`no county has the number ${fips}`)
    if (isBuilding()) return copyCountyHelp(county)
    try {
      return await query((db) => readCountyHelp(db, county))
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      noteCopyUsed()
      return copyCountyHelp(county)
    }
  },
  [DIRECTORY_TAG],
)

/** With what the shelters say of tonight, which changes apart from the directory. */
export async function getCountyHelp(fips: string): Promise<CountyHelp> {
  const help = await readCachedHelp(fips)
  const placed = [...help.groups.flatMap(({ entries }) => entries), ...help.farther].map(({ entry }) => entry)
  const rooms = await listRooms([...help.local, ...help.stateLines, ...help.neighbors, ...help.unplaced, ...placed])
  if (rooms.size === 0) return help
  const add = (entries: readonly ResourceDto[]) => entries.map((entry) => withRoom(entry, rooms))
  const addPlaced = (entries: readonly PlacedEntry[]) =>
    entries.map((one) => ({ ...one, entry: withRoom(one.entry, rooms) }))
  return {
    ...help,
    local: add(help.local),
    stateLines: add(help.stateLines),
    neighbors: add(help.neighbors),
    unplaced: add(help.unplaced),
    groups: help.groups.map(({ id, entries }) => ({ id, entries: addPlaced(entries) })),
    farther: addPlaced(help.farther),
  }
}

/** A state's hotlines, for its page. */
export const getStateLines = cached(
  'state-lines',
  async (state: StateCode): Promise<ResourceDto[]> => {
    try {
      if (isBuilding()) throw new DatabaseUnavailable('building')
      return await query(async (db) => {
        const rows = await db.execute<CountyRow>(selectStateLines(state, 6))
        return putSureFirst(
          await readResources(
            db,
            rows.map(({ id }) => id),
          ),
        )
      })
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      if (!isBuilding()) noteCopyUsed()
      const items = await listOfState(state)
      return putSureFirst(items.filter(({ scope, isEmergency }) => scope === 'state' && isEmergency)).slice(0, 6)
    }
  },
  [DIRECTORY_TAG],
)
