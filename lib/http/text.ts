/** The rules for text that people send, before any of it reaches a query: one place for all forms and calls. */
import { z } from 'zod'
import { callWords } from '@/lib/site/language/call-words'

export interface TextBounds {
  min?: number
  max: number
}

/** Control characters that no keyboard means (C0 and C1, less tab and newline); pasted text brings them along. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** Marks that turn the direction of what follows: with them a name can read as another. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g
/** Half of a pair without its other half: no character at all. */
const LONE_SURROGATE = /\p{Surrogate}/u

type Clean = (value: string) => string

const cleanLines: Clean = (value) => value.replace(LINE_ENDS, '\n').replace(CONTROLS, '').normalize('NFC').trim()

const cleanLine: Clean = (value) => cleanLines(value.replace(DIRECTION_OVERRIDES, '')).replace(/\s+/g, ' ')

/** Bounds count code points, as char_length() does in the database and as a person would. */
function findLengthProblem(text: string, { min = 1, max }: TextBounds): string | null {
  const w = callWords()
  let length = 0
  for (const _ of text) length += 1
  if (length === 0 && min > 0) return w.fill
  if (length < min) return w.characters(w.atLeast(`${min}`))
  if (length > max) return w.characters(w.atMost(max.toLocaleString('en-US')))
  return null
}

function boundText(bounds: TextBounds, clean: Clean) {
  const { min = 1, max } = bounds
  return z
    .string()
    .meta({ minLength: min, maxLength: max })
    .transform((value, context) => {
      // Postgres refuses U+0000, in a condition too.
      const isStorable = !value.includes('\u0000') && !LONE_SURROGATE.test(value)
      const text = isStorable ? clean(value) : ''
      const problem = isStorable ? findLengthProblem(text, bounds) : callWords().broken
      if (problem === null) return text
      context.issues.push({ code: 'custom', message: problem, input: value })
      return z.NEVER
    })
}

/** Text of any number of lines: trimmed, NFC, newlines as \n; stray control characters are left out. */
export function cleanText(bounds: TextBounds) {
  return boundText(bounds, cleanLines)
}

/** A name, a subject, a title: as cleanText, and every run of white space is one space. */
export function oneLine(bounds: TextBounds) {
  return boundText(bounds, cleanLine)
}

/** One plain address in lower case; look-alike characters and lists of addresses do not pass. */
export const email = oneLine({ max: 254 })
  .transform((value) => value.toLowerCase())
  .pipe(z.email({ error: () => callWords().email }))

/** The id of a row, for the parameters of a path: what does not look like one was never there (404). */
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

/** For what a page of ours shows or sends people to without asking. */
export const httpsUrl = webAddress(/^https:$/, () => callWords().secureAddress)

/** A moment in an answer, from a row's Date. */
export const instant = z
  .union([z.date(), z.string()])
  .transform((value) => new Date(value).toISOString())
  .pipe(z.iso.datetime())
