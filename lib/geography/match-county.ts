/** A county as people write it: 'Cuyahoga', 'Saint Louis County', 'Ste. Genevieve Co.', 'Orleans Parish', 'Erie PA', 39035. */
import { type County, getCounty, listCounties } from './counties'
import { findState, type StateCode, stateCodes } from './states'

const short: Record<string, string> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' }

const SUFFIX =
  / (county|co|parish|borough|census area|municipality|municipio|city and borough|planning region|island|district)$/

function fold(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => short[word] ?? word)
    .join(' ')
}

/** 'la salle' and 'lasalle' are one. */
const join = (words: string) => words.replaceAll(' ', '')

let index: Map<string, County> | null = null

/** By its whole name, and without the word for what it is; a city of the same name keeps its word. */
function getIndex(): Map<string, County> {
  if (index) return index
  const made = new Map<string, County>()
  const all = stateCodes.flatMap(listCounties).sort((a, b) => a.fips.localeCompare(b.fips))
  const add = (key: string, county: County) => {
    if (!made.has(key)) made.set(key, county)
  }
  for (const county of all) add(`${county.state}|${join(fold(county.fullName))}`, county)
  for (const county of all) {
    add(`${county.state}|${join(fold(county.name))}`, county)
    add(`${county.state}|${join(fold(county.fullName).replace(SUFFIX, ''))}`, county)
  }
  index = made
  return made
}

function findIn(words: string, state: StateCode): County | null {
  const folded = fold(words)
  const known = getIndex()
  return known.get(`${state}|${join(folded)}`) ?? known.get(`${state}|${join(folded.replace(SUFFIX, ''))}`) ?? null
}

/** A bare name is looked for in `state`; a name that says its own state, there. */
export function matchCounty(words: string, state: StateCode | null): County | null {
  const given = words.trim()
  if (/^\d{5}$/.test(given)) return getCounty(given)
  const own = state ? findIn(given, state) : null
  if (own) return own
  const [, name = '', last = ''] = /^(.*?)[,\s]+([A-Za-z]{2}|[A-Z][A-Za-z]+(?: [A-Z][a-z]+)*)$/.exec(given) ?? []
  const named = name ? findState(last) : null
  return named ? findIn(name, named) : null
}
