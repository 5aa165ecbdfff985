/** A state's help and places in one file, which the browser reads to search without telling anyone. */

import { measureMiles } from '@/lib/geography/distance'
import type { County, Gazetteer, Town, ZipPlace } from '@/lib/geography/places/gazetteer'
import { foldPlace } from '@/lib/geography/places/names'
import type { StateCode } from '@/lib/geography/states'
import type { ResourceDto } from '@/lib/resources/schema'

export interface StatePack {
  state: StateCode
  /** The date it was built. */
  madeOn: string
  entries: ResourceDto[]
  places: StatePlaces
}

export interface StatePlaces {
  towns: Town[]
  /** Towns by nickname: 'nola'. */
  nicknames: [key: string, name: string][]
  counties: County[]
  zips: ZipPlace[]
  states: [name: string, state: StateCode][]
}

function group<Value>(values: readonly Value[], ...keys: ((value: Value) => string)[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    for (const key of new Set(keys.map((read) => read(value)))) groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return groups
}

/** Misspellings are not corrected to smaller towns. */
const LARGE = 25_000

/** The places of one state, with the same lookups that the server has for the whole country. */
export function createStateGazetteer(places: StatePlaces): Gazetteer {
  const towns = group(
    [...places.towns].sort((a, b) => b.population - a.population),
    ({ name }) => foldPlace(name),
  )
  const nicknames = new Map(places.nicknames)
  const counties = new Map(places.counties.map((county) => [county.fips, county]))
  const zips = new Map(places.zips.map((place) => [place.zip, place]))
  return {
    findTowns(key) {
      const meant = nicknames.get(key)
      const named = towns.get(foldPlace(meant ?? key)) ?? []
      return meant ? named.map((town) => ({ ...town, isNicknamed: true })) : named
    },
    suggestTowns: (typed, most) => {
      const wanted = foldPlace(typed)
      return [...towns].flatMap(([key, named]) => (key.startsWith(wanted) ? named : [])).slice(0, most)
    },
    largeTowns: places.towns.filter(({ population }) => population >= LARGE).map(({ name }) => foldPlace(name)),
    counties,
    countiesByName: group(
      [...places.counties].sort((a, b) => b.population - a.population),
      ({ fullName }) => foldPlace(fullName),
      ({ name }) => foldPlace(name),
    ),
    states: new Map(places.states),
    findZip: (zip) => zips.get(zip) ?? null,
    listZipsNear: (point, miles) =>
      places.zips
        .map((place) => ({ zip: place.zip, miles: measureMiles(point, place) }))
        .filter((one) => one.miles <= miles)
        .sort((a, b) => a.miles - b.miles || (a.zip < b.zip ? -1 : 1)),
  }
}
