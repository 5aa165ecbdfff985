/** What a person means by what she typed: words, and a place when one is named. */
import { findState, type StateCode, stateCodes, stateName } from '@/lib/geography/states'
import { findStateOfZip } from '@/lib/geography/zip'
import type { Category } from './vocabulary'

export interface SearchQuery {
  /** The words to look for, without the place. */
  text: string
  state: StateCode | null
  zip: string | null
  category: Category | null
  tag: string | null
  language: string | null
  open24Hours: boolean
  emergency: boolean
}

/** Codes that are also everyday words: a place only when written as one (upper case, after a comma, or alone). */
const everydayWords = new Set([
  'al',
  'as',
  'co',
  'de',
  'hi',
  'id',
  'in',
  'la',
  'ma',
  'me',
  'mi',
  'mo',
  'ok',
  'oh',
  'or',
  'pa',
  'us',
])

/** Places whose name begins with a state's but lies elsewhere, or is a town: left to the words. */
const notTheState =
  /^(kansas city|virginia beach|iowa city|michigan city|nevada city|colorado springs|washington (county|heights|court house))\b/i

/** Longest first, so that 'West Virginia' is not read as Virginia. */
const names = stateCodes
  .map((code) => ({ code, name: stateName(code).replaceAll('.', '') }))
  .concat([
    { code: 'DC', name: 'Washington DC' },
    { code: 'DC', name: 'Washington D C' },
    { code: 'VI', name: 'Virgin Islands' },
    { code: 'VI', name: 'US Virgin Islands' },
    { code: 'MP', name: 'Mariana Islands' },
    { code: 'NY', name: 'New York City' },
    { code: 'NY', name: 'NYC' },
  ])
  .sort((a, b) => b.name.length - a.name.length)
  .map(({ code, name }) => ({
    code,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${name.replaceAll(' ', '[\\s.,]+')}(?![\\p{L}\\p{N}])\\.?`, 'iu'),
  }))

const fillerWords = /\b(in|near|around|at|close to|for)\s*$/i

function without(text: string, start: number, length: number): string {
  const before = text
    .slice(0, start)
    .replace(/[\s,]+$/, '')
    .replace(fillerWords, '')
  return `${before} ${text.slice(start + length).replace(/^[\s,.]+/, '')}`.replace(/\s+/g, ' ').trim()
}

function takeName(text: string): { state: StateCode; rest: string } | null {
  for (const { code, pattern } of names) {
    const match = pattern.exec(text)
    if (match && !notTheState.test(text.slice(match.index))) {
      return { state: code, rest: without(text, match.index, match[0].length) }
    }
  }
  return null
}

function takeCode(text: string): { state: StateCode; rest: string } | null {
  const isShouted = text === text.toUpperCase()
  for (const match of text.matchAll(/(?<![\p{L}\p{N}'])\p{L}{2}(?![\p{L}\p{N}'])/gu)) {
    const word = match[0]
    const state = findState(word)
    if (!state) continue
    const isAlone = text.trim().length === word.length
    const isAfterComma = /,\s*$/.test(text.slice(0, match.index)) && match.index + word.length >= text.trimEnd().length
    const isWrittenAsCode = word === word.toUpperCase() && !isShouted
    if (isAlone || isAfterComma || isWrittenAsCode || !everydayWords.has(word.toLowerCase())) {
      return { state, rest: without(text, match.index, word.length) }
    }
  }
  return null
}

function takeZip(text: string): { zip: string; state: StateCode; rest: string } | null {
  const match = /(?<![\p{L}\p{N}-])(\d{5})(?:-\d{4})?(?![\p{L}\p{N}-])/u.exec(text)
  const state = match?.[1] ? findStateOfZip(match[1]) : null
  return match?.[1] && state ? { zip: match[1], state, rest: without(text, match.index, match[0].length) } : null
}

/** Reads a ZIP code, a state's name or its abbreviation out of the words; what is left is looked for. */
export function readTypedText(typed: string): Pick<SearchQuery, 'text' | 'state' | 'zip'> {
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  const zip = takeZip(text)
  if (zip) return { text: zip.rest, state: zip.state, zip: zip.zip }
  const place = takeName(text) ?? takeCode(text)
  return place ? { text: place.rest, state: place.state, zip: null } : { text, state: null, zip: null }
}
