/** Validation rules for user text, before any of it reaches a query: shared by all forms and calls. */
import { z } from 'zod'
import { callWords } from '@/lib/site/language/call-words'

export interface TextBounds {
  min?: number
  max: number
  /** She may have told of danger here: whoever is refused for the length learns whom to call. */
  isTold?: true
}

/** Control characters that nobody types on purpose (C0 and C1, except tab and newline), but pasted text contains. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** Bidirectional overrides: with them one name can look like another. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g
/** An unpaired surrogate, which is not a character. */
const LONE_SURROGATE = /\p{Surrogate}/u

type Clean = (value: string) => string

const cleanLines: Clean = (value) => value.replace(LINE_ENDS, '\n').replace(CONTROLS, '').normalize('NFC').trim()

const cleanLine: Clean = (value) => cleanLines(value.replace(DIRECTION_OVERRIDES, '')).replace(/\s+/g, ' ')

/** Lengths are in code points, like char_length() in the database. */
function findLengthProblem(text: string, { min = 1, max, isTold }: TextBounds): string | null {
  const w = callWords()
  let length = 0
  for (const _ of text) length += 1
  if (length === 0 && min > 0) return w.fill
  if (length < min) return w.characters({ bound: w.atLeast({ count: `${min}` }) })
  if (length > max)
    return [
      w.characters({ bound: w.atMost({ count: max.toLocaleString('en-US') }) }),
      ...(isTold ? [w.urgent] : []),
    ].join(' ')
  return null
}

function boundText(bounds: TextBounds, clean: Clean) {
  const { min = 1, max } = bounds
  return z
    .string()
    .meta({ minLength: min, maxLength: max })
    .transform((value, context) => {
      // Postgres rejects U+0000, even in conditions.
      const isStorable = !value.includes('\u0000') && !LONE_SURROGATE.test(value)
      const text = isStorable ? clean(value) : ''
      const problem = isStorable ? findLengthProblem(text, bounds) : callWords().broken
      if (problem === null) return text
      context.issues.push({ code: 'custom', message: problem, input: value })
      return z.NEVER
    })
}

/**
 * Multiline text: trimmed, NFC, newlines as
 * ; stray control characters are removed.
 */
export function cleanText(bounds: TextBounds) {
  return boundText(bounds, cleanLines)
}

/** A name, subject or title: like cleanText, with every run of white space collapsed to one space. */
export function oneLine(bounds: TextBounds) {
  return boundText(bounds, cleanLine)
}

/** One plain email address in lower case; rejects lookalike characters and lists of addresses. */
export const email = oneLine({ max: 254 })
  .transform((value) => value.toLowerCase())
  .pipe(z.email({ error: () => callWords().email }))

/** A row id in a path: an invalid one is treated as missing (404). */
export const id = z.guid().toLowerCase()

function webAddress(protocol: RegExp, say: () => string) {
  return oneLine({ max: 2000 }).transform((value, context) => {
    const address = URL.canParse(value) ? new URL(value) : null
    const isPublic =
      address !== null &&
      protocol.test(address.protocol) &&
      address.username === '' &&
      address.password === '' &&
      address.hostname.includes('.') &&
      address.href.length <= 2000
    if (isPublic) return address.href
    context.issues.push({ code: 'custom', message: say(), input: value })
    return z.NEVER
  })
}

/** A public web page. */
export const url = webAddress(/^https?:$/, () => callWords().webAddress)

/** For URLs that our pages embed or link to without review. */
export const httpsUrl = webAddress(/^https:$/, () => callWords().secureAddress)

/** A timestamp in a response, from a row's Date. */
export const instant = z
  .union([z.date(), z.string()])
  .transform((value) => new Date(value).toISOString())
  .pipe(z.iso.datetime())
