/** The long Spanish texts compared with the English: complete, with the same numbers, and easy to read. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkTranslation } from '@/lib/content/translations'
import { legalGuides, spanishGuides } from '@/lib/legal/guides'
import { legalTools, spanishTools } from '@/lib/legal/tools'
import { callNotes } from '@/lib/safety/content/hotline-notes'
import { safetyPlan } from '@/lib/safety/content/plan'
import { traces } from '@/lib/safety/content/traces'
import type { Language } from '@/lib/site/language/languages.mjs'
import { privacy, terms } from '@/lib/site/policies/policies'
import { retention } from '@/lib/site/policies/retention'
import { calques, countSyllables, listTexts, readingEase } from './support/read-spanish'

const folders = ['lib/legal/content', 'lib/resources/content', 'lib/site/about/content']

interface Pair {
  name: string
  english: string[]
  spanish: string[]
}

async function readPairs(): Promise<Pair[]> {
  const files = folders.flatMap((folder) => readdirSync(`${folder}/es`).map((file) => ({ folder, file })))
  return Promise.all(
    files.map(async ({ folder, file }) => {
      const spanish: Record<string, unknown> = await import(join(process.cwd(), folder, 'es', file))
      const english: Record<string, unknown> = await import(join(process.cwd(), folder, file))
      const names = Object.keys(spanish)
      return {
        name: `${folder}/es/${file}`,
        english: names.flatMap((name) => listTexts(english[name])),
        spanish: names.flatMap((name) => listTexts(spanish[name])),
      }
    }),
  )
}

/** A translation that is older than its English may have fewer texts; `npm run content -- stale` lists it. */
const isCurrent = (path: string) => checkTranslation(path).state === 'current'

const texts: [path: string, by: Record<Language, unknown>][] = [
  ...legalGuides.map((en, index): [string, Record<Language, unknown>] => [
    `guides/${en.id}.md`,
    { en, es: spanishGuides[index] },
  ]),
  ...legalTools.map((en, index): [string, Record<Language, unknown>] => [
    `tools/${en.id}.md`,
    { en, es: spanishTools[index] },
  ]),
  ['safety/plan.md', safetyPlan],
  ['safety/hotlines.md', callNotes],
  ['safety/traces.md', traces],
  ['policies/privacy.md', privacy],
  ['policies/terms.md', terms],
  ['policies/stored.md', retention],
]

const written = texts
  .filter(([path]) => isCurrent(path))
  .map(([name, { en, es }]): Pair => ({ name, english: listTexts(en), spanish: listTexts(es) }))

const pairs = [...written, ...(await readPairs())]

/** Numbers to call or text, and web addresses. */
function listNumbers(texts: string[]): string[] {
  const found = texts.join(' ').match(/\b(?:911|988|711|741741|88788)\b|https?:\S+/g) ?? []
  return [...new Set(found)].sort()
}

function findOddities(texts: string[]): string[] {
  return texts.filter(
    (text) => calques.test(text) || /\b(?:tú|tu|ti|contigo|te)\b/i.test(text.replaceAll(/“[^”]*”/g, '')),
  )
}

describe.each(pairs.map((pair) => [pair.name, pair] as const))('%s', (_, { english, spanish }) => {
  it('has as many texts as the English', () => {
    expect(spanish).toHaveLength(english.length)
    expect(spanish.filter((text) => text.trim() === '')).toEqual([])
  })

  it('has the same numbers and addresses', () => {
    expect(listNumbers(spanish)).toEqual(listNumbers(english))
  })

  it('reads easily', () => {
    expect(readingEase(spanish)).toBeGreaterThanOrEqual(70)
  })

  it('addresses the reader as usted, and has no calques from English', () => {
    expect(findOddities(spanish)).toEqual([])
  })
})

describe('the Spanish readability measure', () => {
  it('counts spoken syllables', () => {
    const words = ['casa', 'policía', 'guerra', 'queja', 'viuda', 'ciudad', 'leer', 'muy', 'estadounidense', 'y']
    expect(words.map(countSyllables)).toEqual([2, 4, 2, 2, 2, 2, 2, 1, 6, 1])
  })

  it('recognizes a calque', () => {
    expect(calques.test('Puede aplicar para un asalto sexual.')).toBe(true)
    expect(calques.test('Puede pedir ayuda por agresión sexual.')).toBe(false)
  })
})
