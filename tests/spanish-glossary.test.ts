/** One thing has one name in Spanish: the names are in docs/spanish-glossary.csv, with those that must not come back. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'

const glossary = parse<Record<'english' | 'spanish' | 'never', string>>(readFileSync('docs/spanish-glossary.csv'), {
  columns: true,
})

/** What people type into a search, and what a receipt says, is not ours to name. */
const notOurs = /^lib\/search\/|\/plain-list\.json$|\.test\.tsx?$/

const texts = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .map((path) => join('lib', path).replaceAll('\\', '/'))
  .filter((path) => /\/es(?:\/.+)?\.tsx?$/.test(path))
  .concat(readdirSync('messages/es').map((file) => `messages/es/${file}`))
  .filter((path) => !notOurs.test(path))
  .concat(readdirSync('db/seed/descriptions/es').map((file) => `db/seed/descriptions/es/${file}`))
  .concat(
    readdirSync('content/es', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `content/es/${file}`),
  )
  .concat('db/vocabulary/directory.ts', 'lib/search/phrases/danger-texts.ts')
  .map((path) => ({
    path,
    words: readFileSync(path, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
      .replaceAll(/^import [\s\S]*?from '.*'$/gm, ' ')
      // What people type, too.
      .replaceAll(/\btags: \[[^\]]*\]/g, ' ')
      .replaceAll(/^tags:\n(?: {2}- .*\n)+/gm, ' ')
      .replaceAll(/\s+/g, ' '),
  }))

const named = glossary
  .filter(({ never }) => never !== '')
  .map(({ english, spanish, never }) => [english, spanish, never])

it.each(named)('%s: %s', (_, __, never = '') => {
  const wrong = new RegExp(`(?<![\\p{L}-])(?:${never})(?![\\p{L}-])`, 'iu')
  const found = texts.flatMap(({ path, words }) => {
    const at = wrong.exec(words)
    return at ? [`${path}: …${words.slice(Math.max(0, at.index - 40), at.index + 60)}…`] : []
  })
  expect(found).toEqual([])
})

it('reads every Spanish text', () => {
  expect(texts.length).toBeGreaterThan(80)
  expect(named.length).toBeGreaterThan(25)
})
