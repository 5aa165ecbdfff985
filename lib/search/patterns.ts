/** The patterns of phrases/danger-patterns.ts as regular expressions, which match anywhere in a sentence. */
import { harmless, patterns, wordLists } from './phrases/danger-patterns'
import { families } from './phrases/ingredients'
import { stem, type Token } from './tokens'

const writeStars = (text: string) => text.replaceAll('*', '\\w*')

function writeList(name: string): string {
  const list = wordLists[name as keyof typeof wordLists]
  return `(?:${list
    .split(',')
    .map((word) => writeStars(word.trim().replace(/\s+/g, ' ')))
    .join('|')})`
}

function writePiece(piece: string): string {
  return writeStars(piece)
    .replaceAll('_', ' ')
    .replace(/<(\w+)>/g, (_, name: string) => writeList(name))
}

/** One line; every piece but the first includes its leading space. */
function writeLine(line: string): string {
  let written = ''
  for (const [at, piece] of line.split(' ').entries()) {
    const [, choices] = piece.match(/^\((.+)\|\$\)$/) ?? []
    if (choices) written += `(?: (?:${writePiece(choices)})|$)`
    else if (/^\.+$/.test(piece)) written += `(?: \\w+){0,${piece.length}}?`
    else if (at > 0 && piece.endsWith('?')) written += `(?: ${writePiece(piece.slice(0, -1))})?`
    else written += `${at > 0 ? ' ' : ''}${writePiece(piece)}`
  }
  return written
}

function writeLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(writeLine)
}

/** All lines as alternatives. */
export const writeAll = (text: string) => writeLines(text).join('|')

/** Characters in one expression: V8 compiles up to 20,480, and only interprets a longer one, which takes ten times as long. */
const MAX_EXPRESSION_LENGTH = 19_000

/** All lines as a few expressions, none of them too long. */
function compileParts(text: string): RegExp[] {
  const parts: string[] = []
  for (const line of writeLines(text)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + line.length < MAX_EXPRESSION_LENGTH)
      parts[parts.length - 1] = `${last}|${line}`
    else parts.push(line)
  }
  return parts.map((part) => new RegExp(`(?<!\\w)(?:${part})(?!\\w)`))
}

const isAny = (parts: readonly RegExp[], plain: string) => parts.some((part) => part.test(plain))

/** Whether a sentence holds one of the lines: all of its parts, where it has several, between ampersands. */
export function readPatterns(text: string): (plain: string) => boolean {
  const lines = text.trim().split('\n')
  const simple = compileParts(lines.filter((line) => !line.includes(' & ')).join('\n'))
  const joint = lines.filter((line) => line.includes(' & ')).map((line) => line.split(' & ').map(compileParts))
  return (plain) => isAny(simple, plain) || joint.some((parts) => parts.every((part) => isAny(part, plain)))
}

const harmlessParts = compileParts(harmless)
const harmlessWords = new RegExp(`(?<!\\w)(?:${writeAll(harmless)})(?!\\w)`, 'g')

/** Replaces each word of a phrase that only sounds like danger with a bar: 'hit the books'. */
export function maskHarmless(plain: string): string {
  // The replacement is slow, and most sentences need none.
  if (!isAny(harmlessParts, plain)) return plain
  return plain.replace(harmlessWords, (words) => words.replace(/\S+/g, '|'))
}

/** Words as typed, with short forms expanded. */
export function writeWords(tokens: readonly Token[]): string {
  return tokens.map(({ word, plain }) => (word === stem(plain) ? plain : word)).join(' ')
}

type PatternDanger = keyof typeof patterns

const compiled = Object.entries(patterns).map(
  ([danger, text]) => [danger as PatternDanger, compileParts(text)] as const,
)

/** The dangers whose patterns a sentence matches. */
export function findPatterns(plain: string): PatternDanger[] {
  return compiled.flatMap(([danger, parts]) => (isAny(parts, plain) ? danger : []))
}

const listWords = (text: string) => text.match(/(?<![a-z\\])[a-z]{3,}(?![a-z*])/g) ?? []

/** The patterns' whole words: none of them counts as misspelled. */
export const patternWords: readonly string[] = [...Object.values(wordLists), ...Object.values(patterns)].flatMap(
  listWords,
)
/** These are not misspellings either, but nothing is corrected to one of them. */
export const idiomWords: readonly string[] = [harmless, ...Object.values(families)].flatMap(listWords)
