/**
 * Every town, county and ZIP code of the country in memory, read once from the files of the seed: a place is known while
 * the database is away. Towns of one name stand largest first.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isStateCode, type StateCode, stateCodes, stateNames } from '@/db/vocabulary/states'
import { measureMiles, type Point } from '@/lib/geography/distance'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import { foldPlace } from './names'
import { countiesOfTowns, readTownNicknames, stateNicknames } from './nicknames'

export interface Town extends Point {
  name: string
  state: StateCode
  /** Counties that it lies in, the main one first. */
  counties: string[]
  population: number
  /** Found by what people call it, and not by its own name alone. */
  isNicknamed?: boolean
}

export interface County extends Point {
  fips: string
  /** 'Cuyahoga'. */
  name: string
  /** 'Cuyahoga County'. */
  fullName: string
  state: StateCode
  population: number
}

export interface ZipPlace extends Point {
  zip: string
  state: StateCode
  city: string | null
  /** The counties that hold its people, the largest share first. */
  counties: string[]
}

export interface Gazetteer {
  /** Towns of a folded name, the largest first. */
  findTowns(key: string): Town[]
  /** Towns whose names begin with what was typed, with their states or without, the largest first. */
  suggestTowns(typed: string, most: number): Town[]
  /** Folded names of towns that a misspelling may mean. */
  largeTowns: string[]
  counties: Map<string, County>
  countiesByName: Map<string, County[]>
  /** Folded names, nicknames among them. */
  states: Map<string, StateCode>
  findZip(zip: string): ZipPlace | null
  /** ZIP codes with their middles within a distance, the nearest first. */
  listZipsNear(point: Point, miles: number): { zip: string; miles: number }[]
}

const FOLDER = 'db/seed/geo'
/** Smaller towns are no guess at what someone misspelled. */
const LARGE = 25_000

function readText(file: string): string {
  const bytes = readFileSync(join(process.cwd(), FOLDER, file))
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** These files are plain: no field holds a line break, and one with a comma is quoted. */
function splitLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',')
  return (line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? []).map((field) =>
    field
      .replace(/,$/, '')
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  )
}

function readLines(file: string): string[] {
  return readText(file).split(/\r?\n/).slice(1).filter(Boolean)
}

/** What is read from the files of the seed can be listed too. */
interface WholeGazetteer extends Gazetteer {
  /** Folded names of the towns of a state, and a few of other places. */
  listTownKeys(state: StateCode): string[]
  /** 'key, STATE' by what people call it. */
  townNicknames: ReadonlyMap<string, string>
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

/** What tells towns of one name apart: the state. */
function townKey(name: string, state: string): string {
  return `${foldPlace(name)}, ${state}`
}

function readTown(line: string, further: ZipTable['countiesOfTowns']): Town[] {
  const [, name = '', , state = '', fips = '', latitude, longitude, population] = splitLine(line)
  if (!isStateCode(state)) return []
  const key = townKey(name, state)
  const named = Object.hasOwn(countiesOfTowns, key) ? countiesOfTowns[key] : undefined
  const counties = [...new Set([fips, ...(named ?? further.get(key) ?? [])])].filter(Boolean)
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return [{ name, state, counties, ...point, population: Number(population || 0) }]
}

const byPopulation = (a: Town, b: Town) => b.population - a.population

/** True of every line of the state, and of few others: most need not be read further. */
const mayLieIn = (line: string, state: StateCode) => line.includes(`,${state},`)

type TownTable = Pick<WholeGazetteer, 'findTowns' | 'suggestTowns' | 'largeTowns' | 'listTownKeys' | 'townNicknames'>

/** Kept as lines until asked for: so many objects would weigh ten times as much. */
function readTowns(further: ZipTable['countiesOfTowns']): TownTable {
  const townNicknames = readTownNicknames()
  const lines = new Map<string, string[]>()
  const large = new Set<string>()
  for (const line of readLines('places.csv.gz')) {
    const [, , key = '', , , , , population] = splitLine(line)
    const folded = foldPlace(key)
    push(lines, folded, line)
    if (Number(population) >= LARGE) large.add(folded)
  }
  const readAll = (some: readonly string[] = []) => some.flatMap((line) => readTown(line, further)).sort(byPopulation)
  const findNamed = (key: string) => readAll(lines.get(key))
  return {
    townNicknames,
    largeTowns: [...large],
    listTownKeys: (state) =>
      [...lines].filter(([, some]) => some.some((line) => mayLieIn(line, state))).map(([key]) => key),
    findTowns(key) {
      const named = findNamed(key)
      const [meant = '', state] = townNicknames.get(key)?.split(', ') ?? []
      const town = meant && findNamed(foldPlace(meant)).find((one) => one.state === state)
      return town
        ? [{ ...town, isNicknamed: true }, ...named.filter((one) => one.state !== town.state || one.name !== town.name)]
        : named
    },
    suggestTowns(typed, most) {
      const wanted = foldPlace(typed)
      const keys = [...lines.keys()].filter((key) => key.startsWith(wanted) || wanted.startsWith(`${key} `))
      return readAll(keys.flatMap((key) => lines.get(key) ?? []))
        .filter(({ name, state }) =>
          [state, stateNames[state]].some((area) => foldPlace(`${name} ${area}`).startsWith(wanted)),
        )
        .slice(0, most)
    },
  }
}

function readCounties(): Map<string, County> {
  const counties = new Map<string, County>()
  for (const line of readLines('counties.csv')) {
    const [fips = '', name = '', fullName = '', state = '', latitude, longitude, population] = splitLine(line)
    if (!isStateCode(state)) continue
    counties.set(fips, {
      fips,
      name,
      fullName,
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population || 0),
    })
  }
  return counties
}

interface ZipTable extends Pick<Gazetteer, 'findZip' | 'listZipsNear'> {
  /** Counties of the ZIP codes that are named after a town. */
  countiesOfTowns: Map<string, Set<string>>
}

/** No degree of latitude is worth less. */
const MILES_IN_DEGREE = 68

function readZips(): ZipTable {
  const shares = new Map<string, { fips: string; share: number }[]>()
  for (const line of readLines('zip-county.csv.gz')) {
    const [zip = '', fips = '', share] = line.split(',')
    push(shares, zip, { fips, share: Number(share) })
  }
  const lines = new Map(readLines('zips.csv.gz').map((line) => [line.slice(0, 5), line]))
  const middles: (Point & { zip: string })[] = []
  const towns = new Map<string, Set<string>>()
  for (const line of lines.values()) {
    const [zip = '', latitude, longitude, state = '', fips = '', city = ''] = splitLine(line)
    if (!latitude) continue
    middles.push({ zip, latitude: Number(latitude), longitude: Number(longitude) })
    const key = townKey(city, state)
    towns.set(key, (towns.get(key) ?? new Set()).add(fips))
  }
  const countiesOfTowns = new Map([...towns].filter(([, counties]) => counties.size > 1))
  return {
    countiesOfTowns,
    findZip(zip) {
      const [, latitude = '', longitude = '', state = '', fips = '', city = ''] = splitLine(lines.get(zip) ?? '')
      if (!latitude || !isStateCode(state)) return null
      const shared = (shares.get(zip) ?? []).sort((a, b) => b.share - a.share).map((one) => one.fips)
      const counties = [...new Set([fips, ...shared])].filter(Boolean)
      return { zip, latitude: Number(latitude), longitude: Number(longitude), state, city: city || null, counties }
    },
    listZipsNear(point, miles) {
      return middles
        .filter(({ latitude }) => Math.abs(latitude - point.latitude) * MILES_IN_DEGREE <= miles)
        .map((middle) => ({ zip: middle.zip, miles: measureMiles(point, middle) }))
        .filter((one) => one.miles <= miles)
        .sort((a, b) => a.miles - b.miles || (a.zip < b.zip ? -1 : 1))
    },
  }
}

function readStates(): Map<string, StateCode> {
  const states = new Map<string, StateCode>()
  for (const code of stateCodes) states.set(foldPlace(stateNames[code]), code)
  for (const [name, code] of Object.entries(stateNicknames)) if (isStateCode(code)) states.set(foldPlace(name), code)
  return states
}

function load(): WholeGazetteer {
  const counties = readCounties()
  const countiesByName = new Map<string, County[]>()
  for (const county of counties.values()) {
    push(countiesByName, foldPlace(county.fullName), county)
    if (foldPlace(county.name) !== foldPlace(county.fullName)) push(countiesByName, foldPlace(county.name), county)
  }
  for (const same of countiesByName.values()) same.sort((a, b) => b.population - a.population)
  const { countiesOfTowns: further, ...zips } = readZips()
  return { ...readTowns(further), ...zips, counties, countiesByName, states: readStates() }
}

export function getGazetteer(): WholeGazetteer {
  return oncePerProcess('gazetteer', load)
}

/** Everything of one state, for a file that is searched elsewhere. */
export function listStatePlaces(state: StateCode) {
  const gazetteer = getGazetteer()
  const codes = readLines('zips.csv.gz').flatMap((line) => (mayLieIn(line, state) ? [line.slice(0, 5)] : []))
  const nicknames = [...gazetteer.townNicknames].flatMap(([key, meant]): [string, string][] =>
    meant.endsWith(`, ${state}`) ? [[key, meant.slice(0, -4)]] : [],
  )
  return {
    towns: gazetteer
      .listTownKeys(state)
      .flatMap((key) =>
        gazetteer.findTowns(key).filter((town) => town.state === state && foldPlace(town.name) === key),
      ),
    nicknames,
    counties: [...gazetteer.counties.values()].filter((county) => county.state === state),
    zips: [...new Set(codes)].flatMap((code) => {
      const place = gazetteer.findZip(code)
      return place?.state === state ? [place] : []
    }),
    states: [...gazetteer.states],
  }
}
