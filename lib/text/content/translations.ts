/** Whether a translation still says what its English says: it keeps a hash of the English that it was made from. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { splitFile } from './front-matter'

/** Read at each call, so that a test can have texts of its own. */
const at = (file: string) => join(process.cwd(), file)

/** `guides/teens.md`, below `content/en`. */
export function listEnglish(): string[] {
  const files = readdirSync(at('content/en'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.md')).sort()
}

function read(language: 'en' | 'es', path: string): Text {
  const file = `content/${language}/${path}`
  const { head, body } = splitFile(file, readFileSync(at(file), 'utf8'))
  return { facts: (parse(head) ?? {}) as Record<string, unknown>, body }
}

interface Text {
  facts: Record<string, unknown>
  body: string
}

function hash(english: Text, spanish: Text): string {
  const said = Object.keys(spanish.facts).filter((key) => key !== 'translatedFrom')
  const words = said.sort().map((key) => [key, english.facts[key] ?? null])
  return createHash('sha256')
    .update(JSON.stringify([words, english.body.trim()]))
    .digest('hex')
    .slice(0, 12)
}

/** Of the words alone that a translation says anew: another date or source makes no translation old. */
export function hashEnglish(path: string): string {
  return hash(read('en', path), read('es', path))
}

/** '- **Centro de los Derechos del Migrante**' is a name in English too. */
const SPANISH_NAME = /^- \*\*.*\b(?:del?|l[ao]s)\b.*\*\*$/

const sentences = (body: string) =>
  body.split('\n').filter((line) => line.split(' ').length > 4 && !SPANISH_NAME.test(line))

/** An old translation of these could hurt someone, or promise what is no longer so. */
function isUrgent(path: string, { facts }: Text): boolean {
  return !path.startsWith('guides/') || facts.category === 'protection'
}

const listCited = (body: string) => [...new Set([...body.matchAll(/\[\^([\w-]+)\]/g)].map(([, name = '']) => name))]

export interface Translation {
  path: string
  state: 'current' | 'older' | 'missing'
  /** A test fails while it is older. */
  isUrgent: boolean
  /** Lines that are the same in both languages. */
  same: string[]
  /** Sources that stand behind a sentence of the English alone. */
  unsourced: string[]
}

export function checkTranslation(path: string): Translation {
  const english = read('en', path)
  const found = { path, isUrgent: isUrgent(path, english) }
  try {
    const spanish = read('es', path)
    const lines = new Set(sentences(english.body))
    const same = sentences(spanish.body).filter((line) => lines.has(line))
    const isCurrent = spanish.facts.translatedFrom === hash(english, spanish)
    const cited = listCited(spanish.body)
    const unsourced = listCited(english.body).filter((name) => !cited.includes(name))
    return { ...found, state: isCurrent ? 'current' : 'older', same, unsourced }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return { ...found, state: 'missing', same: [], unsourced: [] }
  }
}

/** Every text whose Spanish is older than its English, missing, in lines still English, or without a source of it. */
export function listStale(): { texts: number; stale: Translation[] } {
  const all = listEnglish().map(checkTranslation)
  return {
    texts: all.length,
    stale: all.filter(({ state, same, unsourced }) => state !== 'current' || same.length + unsourced.length > 0),
  }
}

/** Notes that the Spanish says what the English says today. */
export function markTranslated(path: string) {
  const file = at(`content/es/${path}`)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^translatedFrom: .*$/m, `translatedFrom: '${hashEnglish(path)}'`))
}
