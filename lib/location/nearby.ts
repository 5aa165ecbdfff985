/** What is near, read from a database that is given. */
import type { Database } from '@/db'
import { findCities } from '@/lib/geography/cities'
import { measureMiles } from '@/lib/geography/distance'
import { toMiles } from '@/lib/geography/earth'
import { listStatesNear } from '@/lib/geography/state-shapes'
import type { StateCode } from '@/lib/geography/states'
import type { Point } from '@/lib/geography/zip-centers'
import { describeOpening } from '@/lib/resources/opening'
import { resourcePath, servesUnknownPart } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { readResources } from '@/lib/resources/sql-rows'
import { isUrgent } from './describe'
import type { MapPoint } from './map'
import type { NearbyResource } from './schema'
import {
  type AroundRow,
  type HoursRow,
  type PlainRow,
  type PointRow,
  selectAround,
  selectHours,
  selectInState,
  selectPoints,
  selectPointsInState,
  selectStatewide,
} from './sql-nearby'
import type { Where } from './where'

type Found = Pick<NearbyResource, 'distance' | 'distanceTo' | 'coverage' | 'address' | 'city' | 'state'> & {
  id: string
  isUrgent: boolean
}

function placePoint({ id, chord, isApproximate, address, city, state, isUrgent: urgent }: AroundRow): Found {
  return {
    id,
    isUrgent: urgent,
    distance: toMiles(chord),
    distanceTo: isApproximate ? 'area' : 'address',
    coverage: 'near',
    address: isApproximate ? null : address,
    city,
    state,
  }
}

/** By the middle of its town, as anyone could measure it: nothing of its own place goes into it. */
function placeArea({ id, city, state, isUrgent: urgent }: AroundRow, point: Point): Found {
  const [town] = city && state ? findCities(city, state) : []
  const distance = town ? measureMiles(point, town.point) : Number.POSITIVE_INFINITY
  return { id, isUrgent: urgent, distance, distanceTo: 'area', coverage: 'near', address: null, city, state }
}

function placeStatewide(
  { id, isUrgent: urgent }: PlainRow,
  state: StateCode | null,
  coverage: 'state' | 'in-state',
): Found {
  return { id, isUrgent: urgent, distance: null, distanceTo: null, coverage, address: null, city: null, state }
}

async function findAround(db: Database, point: Point, state: StateCode | null, miles: number): Promise<Found[]> {
  const rows = await db.execute<AroundRow>(selectAround(point, miles, listStatesNear(point, miles), state))
  return rows.flatMap((row) => {
    if (row.kind === 'state') return [placeStatewide(row, state, 'state')]
    if (row.kind === 'point') return [placePoint(row)]
    const area = placeArea(row, point)
    return (area.distance ?? 0) <= miles ? [area] : []
  })
}

async function findInState(db: Database, state: StateCode | null): Promise<Found[]> {
  if (!state) return []
  const [inside, statewide] = await Promise.all([
    db.execute<PlainRow>(selectInState(state)),
    db.execute<PlainRow>(selectStatewide(state)),
  ])
  return [
    ...inside.map((row) => placeStatewide(row, state, 'in-state')),
    ...statewide.map((row) => placeStatewide(row, state, 'state')),
  ]
}

/** Emergencies and what is open day and night first; then the nearest; then what serves the whole state. */
function compareNearby(a: NearbyResource, b: NearbyResource): number {
  const urgency = Number(isUrgent(b)) - Number(isUrgent(a))
  if (urgency !== 0) return urgency
  if (a.distance !== null && b.distance !== null) return a.distance - b.distance
  return Number(a.distance === null) - Number(b.distance === null)
}

function toNearby(entry: ResourceDto, found: Found, week: HoursRow[], now: Date): NearbyResource {
  const text = entry.phones.find((phone) => phone.type === 'text')
  return {
    id: entry.id,
    title: entry.title,
    description: entry.description,
    category: entry.category,
    distance: found.distance === null ? null : Math.round(found.distance * 1000) / 1000,
    distanceTo: found.distanceTo,
    coverage: found.coverage === 'state' && servesUnknownPart(entry) ? 'part-of-state' : found.coverage,
    address: found.distanceTo === 'area' ? null : (found.address ?? entry.address),
    city: found.city ?? entry.city,
    state: found.state ?? entry.state,
    operatingHours: entry.hours ?? (entry.isOpen24Hours ? 'Open 24 hours, every day' : null),
    opening: describeOpening(week, now),
    phone_number: entry.phoneNumber,
    text: text ? { number: text.number, keyword: text.keyword } : null,
    url: entry.url,
    path: resourcePath(entry),
    isEmergency: entry.isEmergency,
    isOpen24Hours: entry.isOpen24Hours,
    isVerified: entry.isVerified,
    verifiedOn: entry.verifiedOn,
    verifiedPrecision: entry.verifiedPrecision,
    listedBy: entry.listedBy,
    listedOn: entry.listedOn,
  }
}

/** As much as one answer holds, with room in it for what serves the whole state. */
const MOST_NEAR = 100
const MOST_STATEWIDE = 30

/** Each record once, by its nearest place. */
function choose(found: Found[]): Found[] {
  const distance = (one: Found) => one.distance ?? Number.POSITIVE_INFINITY
  const byId = new Map<string, Found>()
  for (const one of found) {
    const known = byId.get(one.id)
    if (!known || distance(one) < distance(known)) byId.set(one.id, one)
  }
  const all = [...byId.values()]
  const near = all.filter((one) => one.coverage !== 'state')
  near.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || distance(a) - distance(b))
  return [...near.slice(0, MOST_NEAR), ...all.filter((one) => one.coverage === 'state').slice(0, MOST_STATEWIDE)]
}

/** What stands where, before the records are read. */
export async function searchNearby(db: Database, { point, state }: Where, miles: number): Promise<Found[]> {
  return choose(point ? await findAround(db, point, state, miles) : await findInState(db, state))
}

export async function readNearby(db: Database, where: Where, miles: number, now: Date): Promise<NearbyResource[]> {
  const found = await searchNearby(db, where, miles)
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const [entries, hours] = await Promise.all([readResources(db, ids), db.execute<HoursRow>(selectHours(ids))])
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return found
    .flatMap((one) => {
      const entry = byId.get(one.id)
      const week = hours.filter((row) => row.resourceId === one.id)
      return entry ? [toNearby(entry, one, week, now)] : []
    })
    .sort(compareNearby)
}

/** Public addresses only: what has no point of its own is in the list and not on the map. */
export async function readMapPoints(db: Database, { point, state }: Where, miles: number): Promise<MapPoint[]> {
  const rows = point
    ? (await db.execute<PointRow>(selectPoints(point, miles))).filter((row) => !row.isApproximate)
    : state
      ? await db.execute<PointRow>(selectPointsInState(state))
      : []
  return rows.map(({ latitude, longitude, isUrgent: urgent }) => ({ latitude, longitude, isUrgent: urgent }))
}
