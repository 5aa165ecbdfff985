/** All help at a place, in the search's own order (lib/search/order), whatever the need. */
import type { Database } from '@/db'
import { describeOpening } from '@/lib/resources/hours/opening'
import { type HoursRow, type SpecialRow, selectHours, selectSpecialHours } from '@/lib/resources/hours/sql-hours'
import { resourcePath, servesUnknownPart } from '@/lib/resources/place'
import { choosePhone } from '@/lib/resources/read-phone'
import { readResources } from '@/lib/resources/reads/sql-rows'
import type { ResourceDto } from '@/lib/resources/schema'
import { toFilters } from '@/lib/search/filters'
import { emptyQuestionAt, orderFound } from '@/lib/search/find'
import type { Ranked } from '@/lib/search/order'
import type { SearchPlace } from '@/lib/search/read-place'
import type { RecordWords } from '@/lib/site/language/en/records'
import { isUrgent } from './describe'
import type { MapPoint } from './map'
import type { NearbyResource } from './schema'
import { type DoorRow, selectDoors } from './sql-nearby'

type Coverage = NearbyResource['coverage']

const coverages: Record<Ranked['tier'], Coverage | null> = {
  county: 'county',
  near: 'near',
  state: 'state',
  'in-state': 'in-state',
  line: 'country',
  national: 'country',
  'other-county': null,
}

interface Found {
  id: string
  miles: number | null
  coverage: Coverage
}

/** The maximum for one answer, which leaves room for statewide services. */
const MAX_NEAR = 100
const MAX_STATEWIDE = 30

/** Keeps results within the radius of a place, or all in a state. Unknown distances become 'part-of-state'. */
function reach(ranked: readonly Ranked[], place: SearchPlace, radius: number): Found[] {
  const found = ranked.flatMap(({ id, tier, miles }): Found[] => {
    const coverage = coverages[tier]
    if (!coverage) return []
    if (!place.point || (coverage !== 'near' && coverage !== 'in-state')) return [{ id, miles, coverage }]
    if (miles === null) return [{ id, miles, coverage: 'part-of-state' }]
    return miles <= radius ? [{ id, miles, coverage: 'near' }] : []
  })
  const isNear = ({ coverage }: Found) => coverage === 'county' || coverage === 'near' || coverage === 'in-state'
  const of = (coverage: Coverage) => found.filter((one) => one.coverage === coverage)
  const statewide = [...of('state').slice(0, MAX_STATEWIDE), ...of('part-of-state').slice(0, MAX_STATEWIDE)]
  return [...found.filter(isNear).slice(0, MAX_NEAR), ...statewide, ...of('country')]
}

export async function searchNearby(db: Database, place: SearchPlace, radius: number): Promise<Found[]> {
  const { order } = await orderFound(db, emptyQuestionAt(place), toFilters({}))
  return reach(order.ranked, place, radius)
}

/** Services that may cover another part of the state rank below the national lines, which surely answer. */
const ranks: Record<Coverage, number> = { county: 0, near: 1, 'in-state': 1, state: 2, country: 3, 'part-of-state': 4 }

/** Emergency and 24-hour services first; then by the order of the search, and nearby ones by distance. */
function compareNearby(a: NearbyResource, b: NearbyResource): number {
  return (
    Number(isUrgent(b)) - Number(isUrgent(a)) ||
    ranks[a.coverage] - ranks[b.coverage] ||
    (a.coverage === 'near' || !isUrgent(a) ? (a.distance ?? 0) - (b.distance ?? 0) : 0)
  )
}

interface NearbyContext {
  address: DoorRow | undefined
  week: HoursRow[]
  specialHours: SpecialRow[]
  now: Date
  place: SearchPlace
  /** The words for opening hours. */
  recordWords: RecordWords | undefined
}

function toNearby(
  entry: ResourceDto,
  { miles, coverage }: Found,
  { address, week, specialHours, now, place, recordWords }: NearbyContext,
): NearbyResource {
  const text = choosePhone(entry.phones, 'text', recordWords?.language ?? 'en')
  const isDoor = address !== undefined && !address.isApproximate
  const isWide = coverage === 'state' || coverage === 'part-of-state' || coverage === 'country'
  const distance = isWide || miles === null ? null : Math.round(miles * 1000) / 1000
  const shown = isWide ? undefined : address
  return {
    id: entry.id,
    title: entry.title,
    description: entry.description,
    descriptionEs: entry.descriptionEs,
    category: entry.category,
    distance,
    distanceTo: distance === null ? null : isDoor ? 'address' : 'area',
    coverage: coverage === 'state' && servesUnknownPart(entry) ? 'part-of-state' : coverage,
    address: shown && !isDoor ? null : (shown?.address ?? entry.address),
    city: shown?.city ?? entry.city,
    state: coverage === 'state' || coverage === 'part-of-state' ? place.state : (shown?.state ?? entry.state),
    operatingHours: entry.hours ?? (entry.isOpen24Hours ? 'Open 24 hours, every day' : null),
    opening: describeOpening(week, now, recordWords, { specialHours, isByAppointment: entry.walkIn === 'no' }),
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

function listAddresses(db: Database, found: readonly Found[], place: SearchPlace): Promise<DoorRow[]> {
  const ids = found
    .filter(({ coverage }) => coverage === 'county' || coverage === 'near' || coverage === 'in-state')
    .map(({ id }) => id)
  return db.execute<DoorRow>(selectDoors(ids, place.point)).then((rows) => [...rows])
}

/** Keeps services at an unknown place in her state only for emergencies, and only if no local one exists. */
function keepUnplaced(found: readonly Found[], entries: ReadonlyMap<string, ResourceDto>): Found[] {
  const isLocal = found.some(({ id, coverage }) => {
    const entry = entries.get(id)
    return (coverage === 'county' || coverage === 'near') && entry?.isEmergency
  })
  return found.filter(({ id, coverage }) => {
    const entry = entries.get(id)
    return coverage !== 'part-of-state' || (!isLocal && entry?.isEmergency && !entry.city && !entry.countyFips)
  })
}

export async function readNearby(
  db: Database,
  place: SearchPlace,
  radius: number,
  now: Date,
  recordWords?: RecordWords,
): Promise<NearbyResource[]> {
  const found = await searchNearby(db, place, radius)
  const ids = found.map(({ id }) => id)
  const [entries, hours, specials, addresses] = await Promise.all([
    readResources(db, ids),
    db.execute<HoursRow>(selectHours(ids)),
    db.execute<SpecialRow>(selectSpecialHours(ids)),
    listAddresses(db, found, place),
  ])
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return keepUnplaced(found, byId)
    .flatMap((one) => {
      const entry = byId.get(one.id)
      const week = hours.filter((row) => row.resourceId === one.id)
      const specialHours = specials.filter((row) => row.resourceId === one.id)
      const address = addresses.find(({ id }) => id === one.id)
      return entry ? [toNearby(entry, one, { address, week, specialHours, now, place, recordWords })] : []
    })
    .sort(compareNearby)
}

/** The results with a public address; the others appear in the list but not on the map. */
export async function readMapPoints(db: Database, place: SearchPlace, radius: number): Promise<MapPoint[]> {
  const found = await searchNearby(db, place, radius)
  const [entries, addresses] = await Promise.all([
    readResources(
      db,
      found.map(({ id }) => id),
    ),
    listAddresses(db, found, place),
  ])
  const urgent = new Set(entries.filter(isUrgent).map(({ id }) => id))
  return addresses
    .filter(({ isApproximate }) => !isApproximate)
    .map(({ id, latitude, longitude }) => ({ latitude, longitude, isUrgent: urgent.has(id) }))
}
