/** The messages of the interface: which values each one takes, and whether its translation is current. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'

const folder = join(process.cwd(), 'messages')
const hashes = join(folder, 'translated-from.json')
export const argumentsFile = join(process.cwd(), 'lib/site/language/arguments.ts')

type Tree = string | { [key: string]: Tree }

function flatten(tree: Tree, at: string): [string, string][] {
  if (typeof tree === 'string') return [[at, tree]]
  return Object.entries(tree).flatMap(([key, inner]) => flatten(inner, `${at}.${key}`))
}

/** 'help-now.json' holds `helpNow`. */
function nameOf(file: string): string {
  return file.replace('.json', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** Every message by its place: 'records.hours.until'. */
export function readMessages(language: 'en' | 'es'): Map<string, string> {
  const files = readdirSync(join(folder, language)).sort()
  return new Map(
    files.flatMap((file) =>
      flatten(JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Tree, nameOf(file)),
    ),
  )
}

/** Forms that a grammar makes of a value (lib/site/language/grammar.ts), by the value. */
const forms: Record<string, string> = {
  stateName: 'code',
  theState: 'code',
  ofState: 'code',
  wholeState: 'code',
  ofName: 'name',
}

/** The kinds of a compiled message's parts. */
const SELECT = 1
const kinds: Record<number, string> = { 2: 'number', 3: 'number', 4: 'number', 5: 'Date', 6: 'Date' }

type Values = Map<string, Set<string>>

function note(values: Values, name: string, kind: string): void {
  values.set(name, (values.get(name) ?? new Set()).add(kind))
}

/** A compiled message is texts, and lists that begin with the name of a value. */
function noteParts(parts: unknown, values: Values): void {
  if (!Array.isArray(parts)) return
  for (const part of parts) if (Array.isArray(part)) notePart(part, values)
}

function notePart([name, kind, branches, ...rest]: unknown[], values: Values): void {
  const given = String(name)
  const form = forms[given]
  if (form) note(values, form, form === 'code' ? 'StateCode' : 'string')
  else if (kind === undefined) note(values, given, 'Shown')
  else if (typeof kind !== 'number' || kind === 0) {
    note(values, given, 'Tag')
    noteParts([kind, branches, ...rest], values)
  } else {
    const keys = kind === SELECT ? Object.keys(branches as object) : []
    const select = keys.includes('yes') ? 'boolean' : keys.includes('none') ? 'none' : 'Shown'
    note(values, given, kinds[kind] ?? select)
    if (kind <= 3) for (const branch of Object.values(branches as object)) noteParts(branch, values)
  }
}

export function valuesOf(message: string): Values {
  const values: Values = new Map()
  noteParts(compile(message), values)
  return values
}

function typeOf(name: string, found: Set<string>): string {
  if (name === 'code') return found.has('StateCode') && !found.has('none') ? 'StateCode' : 'StateCode | null'
  const exact = ['Tag', 'Date', 'number', 'boolean', 'string'].find((kind) => found.has(kind))
  return exact ?? (found.has('none') ? 'Shown | null' : 'Shown')
}

/** The text of lib/site/language/arguments.ts: what each message takes, in whichever language needs it. */
export function describeArguments(): string {
  const found = new Map<string, Values>()
  for (const language of ['en', 'es'] as const) {
    for (const [at, text] of readMessages(language)) {
      // The lines of a list take the same values.
      const place = at.replace(/\.\d+$/, '')
      const values = found.get(place) ?? new Map()
      noteParts(compile(text), values)
      if (values.size > 0) found.set(place, values)
    }
  }
  const lines = [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([at, values]) =>
        `  '${at}': { ${[...values].map(([name, kinds]) => `${name}: ${typeOf(name, kinds)}`).join('; ')} }`,
    )
  return `// Written by \`npm run content\` from the files in \`messages\`.
import type { ReactNode } from 'react'
import type { StateCode } from '@/lib/geography/states'

type Shown = string | number
export type Tag = (inside: ReactNode[]) => ReactNode

/** What each message with values takes. */
export interface Arguments {
${lines.join('\n')}
}
`
}

/** What stands in the way of showing the messages: each takes values in both languages or in neither. */
export function findUnsayable(): string[] {
  const english = readMessages('en')
  const spanish = readMessages('es')
  const lost = [...spanish.keys()].filter((at) => !english.has(at)).map((at) => `${at}: only in Spanish`)
  const uneven = [...english].flatMap(([at, text]) => {
    const translated = spanish.get(at)
    if (translated === undefined) return [`${at}: not in Spanish`]
    if (valuesOf(text).size > 0 === valuesOf(translated).size > 0) return []
    return [`${at}: takes values in one language only. Write {name, select, other {...}} for a value that is not said`]
  })
  return [...lost, ...uneven]
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

function readHashes(): Record<string, string> {
  return JSON.parse(readFileSync(hashes, 'utf8')) as Record<string, string>
}

export interface MessageState {
  at: string
  state: 'current' | 'older' | 'missing' | 'same'
}

/** A text that is empty in English is for Spanish alone, and a single word may be spelled the same. */
export function checkMessages(): MessageState[] {
  const spanish = readMessages('es')
  const made = readHashes()
  return [...readMessages('en')].map(([at, text]) => {
    const translated = spanish.get(at)
    if (translated === undefined) return { at, state: 'missing' }
    if (made[at] !== hash(text)) return { at, state: 'older' }
    return { at, state: translated === text && /\p{L}{4}.* .*\p{L}{4}/u.test(text) ? 'same' : 'current' }
  })
}

/** Notes that the Spanish of a message, or of all below a place, says what the English says today. */
export function markMessages(place: string): number {
  const english = readMessages('en')
  const marked = [...english.keys()].filter((at) => at === place || at.startsWith(`${place}.`))
  const made = { ...readHashes(), ...Object.fromEntries(marked.map((at) => [at, hash(english.get(at) ?? '')])) }
  const kept = Object.entries(made).filter(([at]) => english.has(at))
  writeFileSync(hashes, `${JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`)
  return marked.length
}

/** An old translation of these could hurt someone, or promise what is no longer so. */
export function mustMessageBeCurrent(at: string): boolean {
  return /^(busy|calling|checkIn|checkInMails|emergency|exit|failed|give|help|helpNow|keep|layout|plan[a-zA-Z]*|practice|quiet|timer|trusted|vault[a-zA-Z]*)\./.test(
    at,
  )
}
