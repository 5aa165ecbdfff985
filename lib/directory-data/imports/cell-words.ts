/** What stands in the cells of other people's tables beside the words that are meant. */
import { createHash } from 'node:crypto'
import { decodeHTML } from 'entities'

/** An export of ours puts this before a text that a spreadsheet would run; the text is what is meant. */
export const dropGuard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

export const BLANK = /^(n\/?a|none|null|nan|unknown|-+|—|\.)$/i
/** "['English', 'Spanish']", and the list of VisionLink with its keys: '[85 => "Spanish"]'. */
function readQuotedList(text: string): string | null {
  if (!/^\[\s*(\d+\s*=>\s*)?["'][^{}]*\]$/s.test(text)) return null
  return [...text.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, double, single]) => double ?? single).join('; ')
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
