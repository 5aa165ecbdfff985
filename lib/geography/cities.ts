/** Towns by the name that mail is sent to, each at the middle of its ZIP areas; for the server alone. */
import { countEdits } from '@/lib/spelling'
import { findState, type StateCode, stateCodes, stateName } from './states'
import { listZipAreas } from './zip-areas'
import { findZipCenter, type Point } from './zip-centers'

export interface City {
  name: string
  state: StateCode
  point: Point
  /** How many ZIP codes it has: about how large it is. */
  size: number
}

interface CityTable {
  byName: Map<string, City[]>
  /** With what a person may type for it, folded: 'austin tx', 'austin texas'. */
  all: { city: City; written: [string, string] }[]
}

const KEY = Symbol.for('marigold.cities')

/** 'St. Paul', 'saint paul' and 'SAINT  PAUL' are one name. */
function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|[.'’]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(
      /^(ft|mt|st|ste)(?= )/,
      (short) => ({ ft: 'fort', mt: 'mount', st: 'saint', ste: 'sainte' })[short] ?? short,
    )
}

/** The middle of points that may lie on both sides of the date line. */
function findMiddle(points: Point[]): Point {
  const [first = { latitude: 0, longitude: 0 }] = points
  const turn = (longitude: number) => ((longitude - first.longitude + 540) % 360) - 180
  const mean = (values: number[]) => values.reduce((total, value) => total + value, 0) / values.length
  const longitude = first.longitude + mean(points.map((point) => turn(point.longitude)))
  return { latitude: mean(points.map((point) => point.latitude)), longitude: ((longitude + 540) % 360) - 180 }
}

/** The largest first. */
function compareCities(a: City, b: City): number {
  return b.size - a.size || (a.state < b.state ? -1 : a.state > b.state ? 1 : 0)
}

function readCities(): CityTable {
  const states = new Map(stateCodes.map((state) => [state, foldName(stateName(state))]))
  const folded = new Map<string, string>()
  const towns = new Map<string, { name: string; key: string; state: StateCode; points: Point[]; boxes: string[] }>()
  for (const { zip, city, state, point } of listZipAreas()) {
    if (!city) continue
    const key = folded.get(city) ?? foldName(city)
    folded.set(city, key)
    const town = towns.get(`${state} ${key}`) ?? { name: city, key, state, points: [], boxes: [] }
    if (point) town.points.push(point)
    else town.boxes.push(zip)
    towns.set(`${state} ${key}`, town)
  }
  const byName = new Map<string, City[]>()
  const all: CityTable['all'] = []
  for (const { name, key, state, points, boxes } of towns.values()) {
    const known = points.length > 0 ? points : boxes.flatMap((zip) => findZipCenter(zip) ?? [])
    if (known.length === 0) continue
    const city = { name, state, point: findMiddle(known), size: points.length + boxes.length }
    const same = byName.get(key)
    if (same) same.push(city)
    else byName.set(key, [city])
    all.push({ city, written: [`${key} ${state.toLowerCase()}`, `${key} ${states.get(state)}`] })
  }
  all.sort((a, b) => compareCities(a.city, b.city))
  for (const same of byName.values()) same.sort(compareCities)
  return { byName, all }
}

function getCities(): CityTable {
  const kept: unknown = Reflect.get(globalThis, KEY)
  if (kept) return kept as CityTable
  const table = readCities()
  Reflect.set(globalThis, KEY, table)
  return table
}

/** Every town of a name, the largest first. */
export function findCities(name: string, state?: StateCode): City[] {
  const { byName } = getCities()
  const folded = foldName(name).replace(/^nyc$/, 'new york')
  // Mail says 'New York' where people say 'New York City'.
  const found = byName.get(folded) ?? byName.get(folded.replace(/ city$/, '')) ?? []
  return state ? found.filter((city) => city.state === state) : found
}

const SHORTEST_MENDED = 4

/** Towns whose name is nearly what was typed, the likeliest first: 'Clevland' is Cleveland. */
export function findCitiesLike(name: string, most: number, state?: StateCode): City[] {
  const wanted = foldName(name)
  if (wanted.length < SHORTEST_MENDED) return []
  const allowed = wanted.length < 6 ? 1 : 2
  const near: { city: City; edits: number }[] = []
  for (const [written, cities] of getCities().byName) {
    if (Math.abs(written.length - wanted.length) > allowed || written[0] !== wanted[0]) continue
    const edits = countEdits(wanted, written)
    if (edits > allowed) continue
    for (const city of cities) if (!state || city.state === state) near.push({ city, edits })
  }
  return near
    .sort((a, b) => a.edits - b.edits || b.city.size - a.city.size)
    .slice(0, most)
    .map(({ city }) => city)
}

/** Smaller ones are mostly words that mean something else in a search: Hope, Home, Law. */
const LEAST_NAMED = 3
const LONGEST_NAME = 3

/** The town that a sentence names, if one of some size does: 'rent help columbus'. The longest name wins. */
export function findTownIn(text: string, state?: StateCode): City | null {
  const words = text.split(/[\s,]+/).filter(Boolean)
  for (let count = Math.min(LONGEST_NAME, words.length); count >= 1; count -= 1) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const [largest] = findCities(words.slice(at, at + count).join(' '), state)
      if (largest && largest.size >= LEAST_NAMED) return largest
    }
  }
  return null
}

/** 'Austin, TX': how a town is written, and read again. */
export function writeCity({ name, state }: Pick<City, 'name' | 'state'>): string {
  return `${name}, ${state}`
}

/** Splits 'Austin, TX', 'austin texas' and 'New York NY' into a town and a state; without a state the whole is a town. */
export function readCityAndState(text: string): { name: string; state: StateCode | null } {
  const words = text.replaceAll(',', ' ').trim().split(/\s+/)
  for (let count = Math.min(4, words.length - 1); count >= 1; count -= 1) {
    const tail = words.slice(-count).join(' ')
    const state = findState(tail)
    if (state) return { name: words.slice(0, -count).join(' '), state }
  }
  return { name: text.trim(), state: null }
}

/** Places whose names begin with what was typed: states, then towns, the largest first. */
export function suggestPlaces(typed: string, most: number): string[] {
  const wanted = foldName(typed)
  if (wanted.length < 2) return []
  const places = stateCodes.map(stateName).filter((name) => foldName(name).startsWith(wanted))
  for (const { city, written } of getCities().all) {
    if (places.length >= most) break
    if (written.some((text) => text.startsWith(wanted))) places.push(writeCity(city))
  }
  return places.slice(0, most)
}
