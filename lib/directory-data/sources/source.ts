/** An official list that the directory is kept by: where it is, what its columns are, and what a whole file looks like. */
import type { ColumnKey } from '@/lib/directory-data/imports/column-names'
import type { StateCode } from '@/lib/geography/states'

/** What stands in a column of a row, as published and trimmed; '' where there is nothing. In JSON, `a.b` is b inside of a. */
export type Cell = (column: string) => string

type Json = Record<string, unknown>

export type SourceFormat =
  | { kind: 'csv' }
  /** The open data of another directory of this kind. */
  | { kind: 'hsds' }
  | {
      kind: 'html'
      /** What the page lists; null where this is not such a page any more. */
      rows(page: string): Json[] | null
    }
  | {
      kind: 'json'
      /** Address of a page, counted from 0; `before` is how many rows the pages before it had. */
      page(address: string, page: number, before: number): string
      /** Its rows; null where this is not such a page. */
      rows(body: unknown): Json[] | null
      hasMore(body: unknown, page: number, rows: number): boolean
    }

export const rhythms = ['daily', 'weekly', 'monthly', 'quarterly'] as const

export interface Source {
  /** The importer knows its records again by this and their own ids. */
  name: string
  title: string
  /** As readers see it: 'Listed by HRSA, July 2026'. */
  listedBy: string
  address: string
  license: string
  /** How often it is worth asking for. */
  rhythm: (typeof rhythms)[number]
  format: SourceFormat
  /** Our field -> its column as published. Columns that are not here are not read. Without an id, name and place are one. */
  columns: Partial<Record<ColumnKey, string>>
  /** What a row says beside its columns: words of ours instead of those of `columns`. */
  read?(cell: Cell): Partial<Record<ColumnKey, string>>
  /** Of a record that is new here. */
  category: string
  description: string
  tags: readonly string[]
  /** The records that the directory began with and that came from this list, by who listed them and one of these tags. */
  seeded: { listedBy: readonly string[]; tags: readonly string[] }
  /** Of records that are new here: 'facility' unless it says otherwise. */
  kind?: 'facility' | 'program'
  /** Records of others that a row may be about: the same name, or the only one of these with its number. */
  meets?: { tag: string; state: StateCode }
  /** Fewer rows are no whole file. */
  fewest: number
  /** Why a row is closed, or no place for people to go; null where it is one. */
  leaveOut(cell: Cell): string | null
  /** A header that the address asks for, and the variable that holds what to say in it. */
  key?: { header: string; variable: 'VA_FACILITIES_API_KEY' }
}

/** A list that is published in no file: named here, so that staff know where to look. */
export interface UnpulledSource {
  name: string
  title: string
  address: string
  license: string
  why: string
}

/** A record of ours that its list does not have any more. */
export interface GoneRecord {
  id: string
  title: string
  city: string | null
  state: string | null
}

/** Lists that are published as a page. What a page says in tables and list items becomes rows, as in any other file. */

export type HtmlRow = Record<string, string>

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: "'",
  lsquo: "'",
  ndash: '–',
  mdash: '—',
}

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** What a reader sees of a piece of a page; a line break is a comma where `breaks` says so. */
export function readText(html: string, breaks = ' '): string {
  return decode(
    html
      .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, '')
      .replace(/<br\b[^>]*>/gi, breaks)
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

/** The first address of the web that a piece of a page links to. */
export function readLink(html: string): string {
  return decode(/<a\b[^>]*\bhref\s*=\s*["'](https?:\/\/[^"']+)["']/i.exec(html)?.[1] ?? '')
}

export const matchAll = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, part = '']) => part)

export interface Table {
  /** In small letters. */
  head: string[]
  /** Each cell as written. */
  rows: string[][]
}

/** Tables with a line of headings. */
export function readTables(page: string): Table[] {
  return matchAll(page, /<table\b[^>]*>([\s\S]*?)<\/table>/gi).flatMap((table) => {
    const lines = matchAll(table, /<tr\b[^>]*>([\s\S]*?)(?:<\/tr>|(?=<tr\b)|$)/gi).map((line) =>
      matchAll(line, /<t[hd]\b[^>]*>([\s\S]*?)(?:<\/t[hd]>|(?=<t[hd]\b)|$)/gi),
    )
    const [head, ...rows] = lines.filter((cells) => cells.length > 0)
    return head ? [{ head: head.map((cell) => readText(cell).toLowerCase()), rows }] : []
  })
}

/** What a name says of a place, and names as people write them. */

const words = new Set(['ST', 'FT', 'MT', 'DR', 'MR', 'MRS', 'JR', 'SR'])
const small = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'the', 'to'])

/** 'HEALTH WEST - POCATELLO CHC' becomes 'Health West - Pocatello CHC'; a name that has small letters stays. */
export function tidyName(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim()
  if (/[a-z]/.test(plain)) return plain
  return plain.replace(/[A-Z][A-Z'’]*/g, (word, at: number) => {
    if (at > 0 && small.has(word.toLowerCase())) return word.toLowerCase()
    if (word.length <= 4 && !/[AEIOUY]/.test(word) && !words.has(word)) return word
    const plainWord = word.charAt(0) + word.slice(1).toLowerCase()
    return plainWord.replace(/^Mc(?=[a-z]{3})(.)/, (_, letter: string) => `Mc${letter.toUpperCase()}`)
  })
}

const SCHOOL =
  /\b(elementary|middle school|(junior|jr\.?|sr\.?) high|high school|school[- ]based|sbhc|isd|schools?|academy|p\.?s\.? ?\d+)\b/i

const passedOver: readonly [RegExp, string][] = [
  [
    /\b(mobile (unit|clinic|health|dental|medical|van|service|\d)|(dental|medical|health) (van|bus|rv))\b|\b(van|unit) ?#?\d/i,
    'It drives around.',
  ],
  [/\S\s+mobile vet center\b/i, 'It drives around.'],
  [
    /\b(pre-discharge|integrated disability evaluation|vetsuccess|vet ?success)\b/i,
    'It is for people who are still in the service, or at one college.',
  ],
  [/\b(jail|prison|correctional|corrections|detention|juvenile hall)\b/i, 'It is in a place that people are kept in.'],
  [/\bhome[- ]?based\b/i, 'It has no place of its own.'],
  [/\b(administration|administrative|admin office|corporate office)\b/i, 'It is an office that sees nobody.'],
  [/(?<!wo)\bmen'?s\b/i, 'It is for men.'],
]

/** Why a place of this name is not taken in, where it is not here already. Children are at school; a clinic there is for pupils. */
export function findSkipReason(name: string, isClinic: boolean): string | null {
  if (isClinic && SCHOOL.test(name)) return 'It is in a school, for its pupils alone.'
  return passedOver.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

/** Pages of JSON that are asked for by number, the first by 1: where their rows stand, and where how many there are. */
export function numberedPages<Page extends object>(
  listRows: (page: Partial<Page>) => Record<string, unknown>[] | undefined,
  countPages: (page: Partial<Page>) => unknown,
): SourceFormat {
  const read = (body: unknown): Partial<Page> => (typeof body === 'object' && body !== null ? body : {})
  return {
    kind: 'json',
    page: (address, page) => `${address}&page=${page + 1}`,
    rows: (body) => listRows(read(body)) ?? null,
    hasMore: (body, page) => page + 1 < Number(countPages(read(body)) ?? 1),
  }
}
