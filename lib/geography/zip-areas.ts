/** ZIP codes, where they lie and what town's mail they carry. Made by scripts/make-zip-areas.mjs; for the server alone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureMiles } from './distance'
import { isStateCode, type StateCode } from './states'
import { findStateOfZip } from './zip'
import { findZipCenter, type Point } from './zip-centers'

export interface ZipArea {
  zip: string
  state: StateCode
  city: string | null
  /** The center of the area; null for a ZIP code of post-office boxes alone. */
  point: Point | null
}

export type LocatedZipArea = ZipArea & { point: Point }

interface ZipTable {
  byZip: Map<string, ZipArea>
  located: LocatedZipArea[]
}

/** Handlers and pages are bundled apart: one table serves them all. */
const KEY = Symbol.for('marigold.zip-areas')

function readRow(row: string): ZipArea[] {
  const [zip = '', latitude = '', longitude = '', named = '', city = ''] = row.split('\t')
  const state = isStateCode(named) ? named : findStateOfZip(zip)
  if (!state) return []
  const point = latitude === '' ? null : { latitude: Number(latitude), longitude: Number(longitude) }
  return [{ zip, state, city: city || null, point }]
}

function readTable(): ZipTable {
  const text = readFileSync(join(process.cwd(), 'lib/geography/data/zip-areas.tsv'), 'utf8')
  const all = text.trimEnd().split('\n').flatMap(readRow)
  return {
    byZip: new Map(all.map((area) => [area.zip, area])),
    located: all.filter((area): area is LocatedZipArea => area.point !== null),
  }
}

function getTable(): ZipTable {
  const kept: unknown = Reflect.get(globalThis, KEY)
  if (kept) return kept as ZipTable
  const table = readTable()
  Reflect.set(globalThis, KEY, table)
  return table
}

export function listZipAreas(): IterableIterator<ZipArea> {
  return getTable().byZip.values()
}

/** Null for five digits that are no ZIP code. */
export function findZipArea(zip: string): ZipArea | null {
  return getTable().byZip.get(zip) ?? null
}

/** Where a ZIP code lies: its own area, else the middle of all that share its first three digits. */
export function findZipPoint(zip: string): Point | null {
  const area = findZipArea(zip)
  return area && (area.point ?? findZipCenter(zip))
}

/** No degree of longitude is worth more than this, and none of latitude less. */
const MILES_IN_DEGREE = 69

function findAcross(a: Point, b: Point): number {
  const degrees = Math.abs(a.longitude - b.longitude) % 360
  return Math.min(degrees, 360 - degrees)
}

/** The areas with their centers within a distance, the nearest first. */
export function listZipAreasNear(point: Point, miles: number): { area: LocatedZipArea; miles: number }[] {
  const degrees = miles / (MILES_IN_DEGREE - 1)
  const shrink = Math.cos((Math.min(89, Math.abs(point.latitude) + degrees) * Math.PI) / 180)
  const found: { area: LocatedZipArea; miles: number }[] = []
  for (const area of getTable().located) {
    if (Math.abs(area.point.latitude - point.latitude) > degrees) continue
    if (findAcross(area.point, point) > degrees / shrink) continue
    const away = measureMiles(point, area.point)
    if (away <= miles) found.push({ area, miles: away })
  }
  return found.sort((a, b) => a.miles - b.miles)
}
