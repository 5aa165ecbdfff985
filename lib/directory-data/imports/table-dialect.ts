/** How a table of text is written: its letters, what parts its cells, and where the line is that names its columns. */
import { isUtf8 } from 'node:buffer'
import { type Readable, Transform } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { plainName } from './private-columns'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh'
type Delimiter = ',' | ';' | '\t' | '|'

export interface Dialect {
  encoding: Encoding
  delimiter: Delimiter
  /** There are spaces between a comma and a quotation mark. */
  isSpaced: boolean
  /** Lines above the one that names the columns: a title, a date. */
  skip: number
  /** The first line is a record already: nothing names the columns. */
  isHeadless: boolean
  /** Quotation marks inside of cells need not be doubled. */
  isMended: boolean
}

export const plainDialect: Dialect = {
  ...{ encoding: 'utf-8', delimiter: ',', isSpaced: false, skip: 0 },
  ...{ isHeadless: false, isMended: false },
}

const SAMPLE_BYTES = 128 * 1024
const SAMPLE_ROWS = 30
const MAX_TITLE_ROWS = 15

function findWide(start: Buffer): Encoding | null {
  const mark = start.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const some = start.subarray(0, 200)
  const zeros = (from: number) => some.filter((byte, at) => byte === 0 && at % 2 === from).length
  if (some.length < 4 || zeros(0) + zeros(1) < some.length / 4) return null
  return zeros(1) > zeros(0) ? 'utf-16le' : 'utf-16be'
}

/** Windows-1252 between 0x80 and 0x9f. Node decodes these as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const decodeWindows = (bytes: Buffer) =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign)

/** Piece by piece. */
function createDecoder(encoding: Encoding): (bytes?: Buffer) => string {
  if (encoding === 'windows-1252') return (bytes) => (bytes ? decodeWindows(bytes) : '')
  const decoder = new TextDecoder(encoding)
  return (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode())
}

/** Signs that stand between small letters only where the bytes were read as those of another alphabet. */
const oddInside = /(?<=\p{Ll})(?:\p{Lu}(?=\p{Ll})|[^\p{L}\p{N}\s\p{P}\p{M}])/gu
/** An accent, a dash or a quotation mark of the one alphabet, where the other has a letter or a sign. */
const oddAtEnd =
  /(?<=\p{Ll})[ŽŸÕ](?!\p{Lu})|(?<=\p{Ll})[–—](?=\p{Ll})|(?<=\p{Ll})’(?=[aeo]s?(?!\p{L}))|(?<=\p{Ll})í(?:s|ll|re|ve)(?!\p{L})|(?<=\d ?)ñ(?= ?\d)/gu
const odd = /[\u0080-\u009f\ufffd¸ˇ˘˙˚˛∂∆∑∏∫Ω√≈≠∞‡†ƒ]|[ÐÕÔÓÒ]s\b/gu

const countOdd = (text: string) =>
  [oddInside, oddAtEnd, odd].reduce((sum, pattern) => sum + [...text.matchAll(pattern)].length, 0)

/** Of the two alphabets of one byte that spreadsheets write, the one that makes fewer odd words. */
function findSingleByte(bytes: Buffer): Encoding {
  const read = (encoding: Encoding) => createDecoder(encoding)(bytes)
  return countOdd(read('macintosh')) < countOdd(read('windows-1252')) ? 'macintosh' : 'windows-1252'
}

const PAIR = /[\u00c2-\u00f4][\u0080-\u00bf]+/g
const HIGH = /[\u0080-\u00ff]/g

/** A file in UTF-8 with a broken letter in it is not one in Latin letters. */
function isBrokenUtf8(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  const pairs = [...text.matchAll(PAIR)].filter(([pair]) => isUtf8(Buffer.from(pair, 'latin1'))).length
  const rest = [...text.replace(PAIR, '').matchAll(HIGH)].length
  return pairs > rest * 2
}

function parseSample(text: string, delimiter: Delimiter): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      to: SAMPLE_ROWS,
      ltrim: delimiter !== '\t',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    })
  } catch {
    return []
  }
}

const width = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1

/** Rows of one width, and many cells in each. */
function scoreRows(rows: readonly string[][]): number {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  const [common = 0, times = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  return rows.length === 0 ? 0 : (times / rows.length) * Math.min(common - 1, 20)
}

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length
const isName = (cell: string) => /\p{L}/u.test(cell) && cell.length <= 200 && !/^https?:|@|\d{3}[-. ]\d{4}/.test(cell)

/** A title and a date above the table fill one or two cells; the line of names fills most of them, with words. */
function countTitleRows(rows: readonly string[][], isKnown: (plain: string) => boolean): number {
  const most = Math.max(0, ...rows.map(filled))
  const first = rows[0] ?? []
  const knows = (row: readonly string[]) => row.filter((cell) => isKnown(plainName(cell))).length
  if (most < 2 || filled(first) >= most * 0.6 || knows(first) >= 2) return 0
  const at = rows
    .slice(0, MAX_TITLE_ROWS)
    .findIndex(
      (row) => filled(row) >= 2 && filled(row) >= most * 0.6 && row.every((cell) => cell === '' || isName(cell)),
    )
  return Math.max(0, at)
}

const VALUE =
  /^(https?:\/\/|www\.)\S+$|^[^\s@]+@[^\s@]+\.[a-z]{2,}$|^\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}$|^-?\d{1,3}\.\d{3,}$/i

/** A number, an address of the web or a point in a column of them is no name of the column. */
function hasNoHead([first = [], ...rest]: readonly string[][], isKnown: (plain: string) => boolean): boolean {
  const isValue = (cell: string | undefined) => VALUE.test(cell?.trim() ?? '')
  if (first.length < 2 || first.some((cell) => isKnown(plainName(cell)))) return false
  return first.some((cell, at) => isValue(cell) && (rest.length === 0 || rest.some((row) => isValue(row[at]))))
}

/** Reads all of it once: a letter that is not UTF-8 may come late. */
export async function findDialect(
  open: () => Readable | Promise<Readable>,
  isKnown: (plain: string) => boolean = () => false,
): Promise<Dialect> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const start: Buffer[] = []
  let size = 0
  let strange: Buffer | null = null
  let before: Buffer = Buffer.alloc(0)
  for await (const chunk of await open()) {
    const bytes = Buffer.from(chunk as Uint8Array)
    if (size < SAMPLE_BYTES) start.push(bytes)
    size += bytes.length
    if (size >= SAMPLE_BYTES && strange) break
    if (strange) continue
    try {
      utf8.decode(bytes, { stream: true })
    } catch {
      strange = Buffer.concat([before, bytes])
    }
    before = bytes
  }
  const head = Buffer.concat(start).subarray(0, SAMPLE_BYTES)
  const wide = findWide(head)
  const sample = strange ? Buffer.concat([head, strange]) : head
  const encoding = wide ?? (strange && !isBrokenUtf8(sample) ? findSingleByte(sample) : 'utf-8')
  const text = createDecoder(encoding)(head)
  // The last line is cut.
  const whole = size > SAMPLE_BYTES ? text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'), 0)) : text
  const candidates = ([',', ';', '\t', '|'] as const).map((delimiter) => ({
    delimiter,
    rows: parseSample(whole, delimiter),
  }))
  const best = candidates.reduce((one, other) => (scoreRows(other.rows) > scoreRows(one.rows) ? other : one))
  const { delimiter, rows } = best
  const isSpaced = delimiter !== '\t' && new RegExp(`(^|[${delimiter}\r\n])[ ]+"`).test(whole)
  const cut = rows.map((row) => row.slice(0, width(row)))
  const skip = countTitleRows(cut, isKnown)
  return { encoding, delimiter, isSpaced, skip, isHeadless: skip === 0 && hasNoHead(cut, isKnown), isMended: true }
}

/** Passes a file on as UTF-8, whatever letters it came in. */
export function decodeAs(encoding: Encoding, noteBytes: (bytes: number) => void): Transform {
  const decode = createDecoder(encoding)
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length
      noteBytes(passed)
      done(null, decode(chunk))
    },
    flush(done) {
      done(null, decode())
    },
  })
}
