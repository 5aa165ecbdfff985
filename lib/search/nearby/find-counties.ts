/** Finds the counties meant by a typed ZIP code, town or county. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { type County, getCounty, listCounties } from '@/lib/geography/counties'
import { findState, type StateCode, stateCodes } from '@/lib/geography/states'

export interface FoundCounty {
  county: County
  /** The town by which it was found. */
  town: string | null
}

const MAX_COUNTIES = 30
/** A ZIP code with at least this share of its people in one county belongs to that county alone. */
const CLEAR_SHARE = 0.8

/** Folds a name like the keys in db/seed/geo/places.csv.gz. */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
}

/** 'Springfield, Ohio', 'springfield oh': the town, and the state if one is named. */
function splitState(text: string): { name: string; state: StateCode | null } {
  const words = text.replaceAll(',', ' ').split(/\s+/).filter(Boolean)
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const state = findState(words.slice(-count).join(' '))
    if (state) return { name: words.slice(0, -count).join(' '), state }
  }
  return { name: words.join(' '), state: null }
}

function findByName(name: string, state: StateCode | null): County[] {
  const wanted = foldName(name)
  const bare = foldName(name.replace(/\b(county|parish|borough|municipio|census area)\b/gi, ''))
  const isNamedCounty = bare !== wanted
  return (state ? [state] : stateCodes)
    .flatMap(listCounties)
    .filter((county) => foldName(county.fullName) === wanted || (isNamedCounty && foldName(county.name) === bare))
}

/** Returns nothing while the database is down: counties are still found by name. */
async function readIfThere<T>(read: (db: Database) => Promise<T[]>): Promise<T[]> {
  try {
    return await query(read)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return []
    throw error
  }
}

async function findByZip(zip: string): Promise<FoundCounty[]> {
  const rows = await readIfThere((db) =>
    db.execute<{ fips: string; share: number }>(
      sql`select county_fips as fips, share from zip_counties where zip = ${zip} order by share desc limit ${MAX_COUNTIES}`,
    ),
  )
  const [main] = rows
  const shown =
    main && main.share >= CLEAR_SHARE ? [main] : rows.filter(({ share }) => share >= 0.02 || rows.length === 1)
  return shown.flatMap(({ fips }) => {
    const county = getCounty(fips)
    return county ? [{ county, town: null }] : []
  })
}

/** The likeliest first; several if they share a name. */
export async function findCounties(typed: string): Promise<FoundCounty[]> {
  const text = typed.trim().slice(0, 100)
  const zip = /^\d{5}/.exec(text)?.[0]
  if (zip) return findByZip(zip)
  const { name, state } = splitState(text)
  if (!name) return []
  const named = findByName(name, state).map((county) => ({ county, town: null }))
  const rows = await readIfThere((db) =>
    db.execute<{ name: string; fips: string }>(sql`select name, county_fips as fips from places
      where key = ${foldName(name)} ${state ? sql`and state = ${state}` : sql``}
      order by population desc nulls last, id limit ${MAX_COUNTIES}`),
  )
  const towns = rows.flatMap((row) => {
    const county = getCounty(row.fips)
    return county ? [{ county, town: row.name }] : []
  })
  const found = new Map([...named, ...towns].reverse().map((one) => [one.county.fips, one]))
  return [...found.values()].reverse()
}
