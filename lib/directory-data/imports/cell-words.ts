/** What stands in the cells of other people's tables beside the words that are meant. */
import { createHash } from 'node:crypto'
import { decodeHTML } from 'entities'
import { findState, type StateCode } from '@/lib/geography/states'

/** An export of ours puts this before a text that a spreadsheet would run; the text is what is meant. */
export const dropGuard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

export const BLANK = /^(n\/?a|none|null|nan|unknown|-+|—|\.)$/i
/** "['English', 'Spanish']", and the list of VisionLink with its keys: '[85 => "Spanish"]'. */
function readQuotedList(text: string): string | null {
  if (!/^\[\s*(\d+\s*=>\s*)?["'][^{}]*\]$/s.test(text)) return null
  return [...text.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, double, single]) => double ?? single).join('; ')
}

/** In letters. What is longer is cut, and not lost. */
export const longest: Readonly<Record<string, number>> = {
  title: 200,
  organization: 200,
  description: 5000,
  eligibility: 2000,
}

/** Without the signs of web pages. */
export const dropTags = (text: string) =>
  /<\/?[a-z][^<>]*>/i.test(text)
    ? decodeHTML(text.replace(/<[^<>]*>/g, ' '))
        .replace(/ {2,}/g, ' ')
        .trim()
    : text

/** Without the signs of web pages, of lists of a database ('{English,Spanish}') and of objects in a cell. */
export function cleanCell(cell: string): string {
  const text = cell.replace(/\p{Cc}(?<![\n\t\r])/gu, '').trim()
  const quoted = readQuotedList(text)
  if (quoted !== null) return quoted
  if (/^\[?\{\s*['"][\s\S]*:[\s\S]*\}\]?$/.test(text) || text === '[]') return ''
  const [, list] = /^\{([^{}:]*)\}$/.exec(text) ?? []
  if (list !== undefined) return list.replace(/\bNULL\b/g, '').replaceAll('"', '')
  return dropTags(text)
}

const isObjects = (cell: string) => /^\[?\{[\s\S]*\}\]?$/.test(cell.trim())
/** What such an object calls private or ended is not taken. */
const isKept = (object: string) =>
  /["'](is)?_?(private|confidential|hidden|unlisted)["']\s*:\s*["']?(true|yes|1)\b/i.test(object) ||
  /["'](is)?_?active["']\s*:\s*["']?(false|no|0)\b/i.test(object)
const listParts = (cell: string) => cell.split(/\}\s*,\s*\{/).filter((object) => !isKept(object))
const findIn = (object: string, names: string) =>
  new RegExp(`["'](?:${names})["']\\s*:\\s*(?:"([^"]*)"|'([^']*)'|(-?\\d[\\d.]*))`, 'i')
    .exec(object)
    ?.slice(1)
    .find(Boolean)
    ?.trim()

/** WellSky writes an address as an object in its cell: "[{'address_1': '1 Main St', 'city': 'Cocoa', ...}]". */
export function readAddressObject(cell: string): Record<string, string | undefined> {
  const [first] = isObjects(cell) ? listParts(cell) : []
  if (first === undefined) return {}
  const find = (names: string) => findIn(first, names)
  return {
    ...{ street: find('address_1|address1|street|address'), city: find('city'), zip: find('postal_code|zip|zipcode') },
    ...{ state: find('state_province|state'), latitude: find('latitude'), longitude: find('longitude') },
  }
}

/** Words of a program against violence: its street is never taken from a table as public. */
export const VIOLENCE =
  /domestic|violence|violencia|battered|abus(e|ive)|traffick|safe ?house|women.?s shelter|rape|sexual assault|confidential (address|location|shelter)|undisclosed/i

export type Values = Record<string, unknown>

export const hash = (parts: readonly string[]) =>
  createHash('sha256')
    .update(parts.map((part) => part.trim().toLowerCase().replace(/\s+/g, ' ')).join('|'))
    .digest('hex')
    .slice(0, 24)

export const text = (values: Values, name: string) => String(values[name] ?? '').trim()
export const place = ['street', 'city', 'state', 'zip']

/** A source that has no ids of its own: the name and the place, by which people know it too. */
export const deriveId = (values: Values) =>
  `by-name-${hash(['title', 'organization', ...place].map((name) => String(values[name] ?? '')))}`

/** States whose ZIP codes begin with a zero, which spreadsheets take away. */
const zeroStates: Partial<Record<StateCode, RegExp>> = {
  MA: /^0(1\d|2[0-7]|55)/,
  RI: /^02[89]/,
  NH: /^03[0-8]/,
  ME: /^(039|04)/,
  VT: /^05/,
  CT: /^06/,
  NJ: /^0[78]/,
  PR: /^00[679]/,
  VI: /^008/,
}

/** '1609' in Massachusetts is 01609. Without the state, nobody knows. */
export function repairZip(zip: string, state: string): string {
  const text = zip.trim().replace(/\.0$/, '')
  if (/^\d{9}$/.test(text)) return `${text.slice(0, 5)}-${text.slice(5)}`
  const [, main = '', more = ''] = /^(\d{3,4})(-\d{4}|\d{4})?$/.exec(text) ?? []
  const code = findState(state)
  if (main === '' || !code) return text
  const whole = main.padStart(5, '0')
  return zeroStates[code]?.test(whole) ? `${whole}${more && `-${more.replace('-', '')}`}` : text
}
