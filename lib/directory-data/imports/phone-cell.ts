/** The numbers in a cell that people filled: several, with words around them, text lines, and none. */
import type { PhoneType } from '@/db/vocabulary/directory'
import type { PhoneRow, ReadNumber } from '@/lib/directory-data/read-phones'
import { isPrivateText } from './private-columns'

export interface PhoneCell {
  phones: PhoneRow[]
  /** Parts that are no number that can be dialed. */
  unread: string[]
  /** Numbers that the cell itself calls private. */
  hidden: number
}

const NONE = /^(none|no|n\/?a|not available|unknown|unlisted|tbd|null|nan|0|x+|[-–—.\s]*)$/i
const EMAIL = /[^\s,;|]+@[^\s,;|]+\.[a-z]{2,}/gi
const GAP = '[\\s.\\u2010-\\u2015/·-]{0,3}'
const EXT = '(?:[\\s,;]*(?:ext(?:ension)?\\.?|x|#)\\s*\\d{1,6})?'
/** Not behind the code of another country: '+44 207 946 0000' is no number in Maine. */
const HOME = '(?<!(?:\\+(?!1\\b)|\\b011[\\s.-]{0,2})\\d{1,3}[\\s.()-]{0,3})(?<![\\d+])'
const DIGITS = `${HOME}(?:\\+?1${GAP})?(?:\\(\\s*\\d{3}\\s*\\)|\\d{3})${GAP}\\d{3}${GAP}\\d{4}(?!\\d)${EXT}`
const VANITY = `${HOME}(?:\\+?1${GAP})?\\(?\\d{3}\\)?[\\s.-](?:\\d{3}-?[A-Z]{4}|\\d?-?[A-Z]{3,7}(?:-?[A-Z]{2,4})?)(?![A-Za-z\\d])`
const NUMBERS = new RegExp(`${DIGITS}|${VANITY}`, 'g')
const TEXT_LINE =
  /\b(?:text|txt|sms)\b(?:ing)?\s+(?:the\s+word\s+)?["“'‘]?([A-Za-z0-9]{2,20})["”'’]?\s+to\s+(?:the\s+number\s+)?((?:\+?1[-\s.]?)?\(?\d{3}\)?[-\s.]?\d{3}[-\s.]?\d{4}|\d{5,6})/gi
const MAX_WORDS = 200

const kinds: readonly [RegExp, PhoneType][] = [
  [/\b(tty|tdd|teletype|textphone|deaf)\b/i, 'tty'],
  [/\b(video ?phone|vp|vrs)\b/i, 'videophone'],
  [/\bfax\b/i, 'fax'],
]

function findType(words: string): PhoneType | null {
  if (/\b(text|sms|txt)\b/i.test(words) && !/\b(call|voice|talk)\b/i.test(words)) return 'text'
  return kinds.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

const NAME_OF_KIND =
  /^(tty|tdd|tty\/tdd|tdd\/tty|fax|text|sms|videophone|vp|phone|tel|telephone|number|main phone|p|t|f)$/i
const LINKING = /^(?:\s|[,;:|/.&–—-]|\b(?:or|and|y|o)\b)+|(?:\s|[,;:|/&–—(-]|\b(?:or|and|at)\b)+$/gi

/** Words beside a number, without what joins them to it. */
function cleanWords(words: string): string {
  let text = words.replace(/\s+/g, ' ')
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(LINKING, '').trim()
  }
  return NAME_OF_KIND.test(text) || !/[\p{L}\d]/u.test(text) ? '' : [...text].slice(0, MAX_WORDS).join('')
}

const blank = { extension: null, keyword: null, languages: [], description: null }

/** Words that stand behind their number: in brackets, or up to what parts it from the next. */
const ASIDE = /^\s*(?:\([^()]{1,100}\)|[-–—]?\s+(?!(?:or|and|y|o|x|ext)\b)\p{L}[^;,|\n/()\d:]{0,60}(?=[;,|\n/]|$))/u

interface Found {
  row: PhoneRow
  words: string
}

function readNumbers(text: string, type: PhoneType, readNumber: ReadNumber): { found: Found[]; rest: string } {
  const matches = [...text.matchAll(NUMBERS)]
  const found: Found[] = []
  let rest = ''
  let from = 0
  for (const [at, match] of matches.entries()) {
    const end = match.index + match[0].length
    const next = matches[at + 1]?.index ?? text.length
    const [aside = ''] = ASIDE.exec(text.slice(end, next)) ?? []
    const before = text.slice(from, match.index)
    from = end + aside.length
    const words = [before, aside.trim().replace(/^\(|\)$/g, '')]
      .map(cleanWords)
      // The digits of a word in letters, once more.
      .filter((part) => part !== '' && !/^\d{1,7}$/.test(part))
      .join(', ')
    const read = readNumber(match[0].trim())
    if (!read) rest += ` ${before}${match[0]}${aside}`
    else {
      const kind = findType(`${before} ${aside}`) ?? type
      found.push({ row: { ...blank, ...read, type: kind, description: words || null }, words: `${before} ${aside}` })
    }
  }
  return { found, rest: `${rest} ${text.slice(from)}` }
}

/** Where there is no number of ten digits: a short one, or one in letters. */
function readShort(text: string, type: PhoneType, readNumber: ReadNumber): { found: Found[]; rest: string } {
  const read = readNumber(text.trim())
  const length = read?.number.replace(/\D/g, '').length ?? 0
  // Seven digits reach somebody else in the next town; five are a line for texts, or a ZIP code.
  const isFit = length >= 10 || length === 3 || (type === 'text' && length >= 5 && length <= 6)
  if (!read || !isFit) return { found: [], rest: text }
  return { found: [{ row: { ...blank, ...read, type }, words: '' }], rest: '' }
}

const bare = (number: string) => number.replaceAll('-', '').replace(/^1(?=\d{10}$)/, '')

/** A list of objects that a database wrote into the cell. */
function readObjects(cell: string, type: PhoneType, readNumber: ReadNumber): PhoneCell {
  const field = (chunk: string, name: string) =>
    new RegExp(`['"]${name}['"]\\s*:\\s*['"]([^'"]*)['"]`, 'i').exec(chunk)?.[1] ?? ''
  const all: PhoneCell = { phones: [], unread: [], hidden: 0 }
  for (const chunk of cell.split(/\}\s*,/)) {
    const given = field(chunk, 'number') || field(chunk, 'phone_number') || field(chunk, 'phone')
    if (given === '') continue
    const words = `${field(chunk, 'description')} ${field(chunk, 'type')}`
    if (
      /(private|confidential)['"]\s*:\s*['"]?(true|yes|1)|is_?active['"]\s*:\s*['"]?(false|no|0)/i.test(chunk) ||
      isPrivateText(words)
    ) {
      all.hidden += 1
      continue
    }
    const read = readPhoneCell(given, findType(words) ?? type, readNumber)
    const description = cleanWords(field(chunk, 'description'))
    all.phones.push(...read.phones.map((row) => ({ ...row, description: row.description ?? (description || null) })))
    all.unread.push(...read.unread)
  }
  return all
}

export function readPhoneCell(cell: string, type: PhoneType, readNumber: ReadNumber): PhoneCell {
  if (/^\s*\[?\s*\{/.test(cell)) return readObjects(cell, type, readNumber)
  let text = cell
    .replace(EMAIL, ' ')
    .replace(/\btel:/gi, '')
    .replace(/;ext=/gi, ' ext ')
    .trim()
  if (NONE.test(text)) return { phones: [], unread: [], hidden: 0 }
  const found: Found[] = []
  text = text.replace(TEXT_LINE, (whole, keyword: string, number: string) => {
    const read = readNumber(number)
    if (!read) return whole
    found.push({ row: { ...blank, ...read, type: 'text', keyword: keyword.toUpperCase() }, words: '' })
    return ' '
  })
  const many = readNumbers(text, type, readNumber)
  const one = many.found.length === 0 && found.length === 0 ? readShort(text, type, readNumber) : many
  found.push(...one.found)
  const isShown = ({ words }: Found) => !isPrivateText(words)
  const phones = new Map<string, PhoneRow>()
  for (const { row } of found.filter(isShown)) {
    const key = `${row.type} ${bare(row.number)} ${row.extension ?? ''}`
    if (!phones.has(key)) phones.set(key, row)
  }
  const rest = cleanWords(one.rest)
  return {
    phones: [...phones.values()].sort((a, b) => Number(b.type === 'voice') - Number(a.type === 'voice')),
    unread: rest && (phones.size === 0 || /\d{3}/.test(rest)) ? [rest] : [],
    hidden: found.length - found.filter(isShown).length,
  }
}
