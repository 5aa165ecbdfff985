/** Whether a translation still says what its English says: it keeps a hash of the English that it was made from. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { splitFile } from './front-matter'

const root = process.cwd()

/** `guides/teens.md`, below `content/en`. */
export function listEnglish(): string[] {
  const files = readdirSync(join(root, 'content/en'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.md')).sort()
}

function read(language: 'en' | 'es', path: string) {
  const file = `content/${language}/${path}`
  const { head, body } = splitFile(file, readFileSync(join(root, file), 'utf8'))
  return { facts: (parse(head) ?? {}) as Record<string, unknown>, body }
}

/** Of the words alone that a translation says anew: another date or source makes no translation old. */
export function hashEnglish(path: string): string {
  const english = read('en', path)
  const said = Object.keys(read('es', path).facts).filter((key) => key !== 'translatedFrom')
  const words = said.sort().map((key) => [key, english.facts[key] ?? null])
  return createHash('sha256')
    .update(JSON.stringify([words, english.body.trim()]))
    .digest('hex')
    .slice(0, 12)
}

const sentences = (body: string) => body.split('\n').filter((line) => line.split(' ').length > 4)

export interface Translation {
  path: string
  state: 'current' | 'older' | 'missing'
  /** Lines that are the same in both languages. */
  same: string[]
}

export function checkTranslation(path: string): Translation {
  try {
    const { facts, body } = read('es', path)
    const english = new Set(sentences(read('en', path).body))
    const same = sentences(body).filter((line) => english.has(line))
    return { path, state: facts.translatedFrom === hashEnglish(path) ? 'current' : 'older', same }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return { path, state: 'missing', same: [] }
  }
}

/** Notes that the Spanish says what the English says today. */
export function markTranslated(path: string) {
  const file = join(root, 'content/es', path)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^translatedFrom: .*$/m, `translatedFrom: '${hashEnglish(path)}'`))
}

/** An old translation of these could hurt someone, or promise what is no longer so. */
export function mustBeCurrent(path: string): boolean {
  const [kind] = path.split('/')
  return kind !== 'guides' || read('en', path).facts.category === 'protection'
}
