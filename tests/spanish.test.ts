/** The long Spanish texts compared with the English: complete, with the same numbers, and easy to read. */
import { describe, expect, it } from 'vitest'
import { checkTranslation } from '@/lib/content/translations'
import { legalGuides, spanishGuides } from '@/lib/legal/guides'
import { categoryTexts, legalHelp } from '@/lib/legal/help'
import { legalTools, spanishTools } from '@/lib/legal/tools'
import { categoryBlocks } from '@/lib/resources/category-pages'
import { home } from '@/lib/resources/content/home'
import { readTopic } from '@/lib/resources/content/topics'
import { type CallKind, callTexts } from '@/lib/safety/call-card/cards'
import { callNotes } from '@/lib/safety/content/hotline-notes'
import { safetyPlan } from '@/lib/safety/content/plan'
import { traces } from '@/lib/safety/content/traces'
import { about } from '@/lib/site/about/about'
import type { Language } from '@/lib/site/language/languages.mjs'
import { privacy, terms } from '@/lib/site/policies/policies'
import { retention } from '@/lib/site/policies/retention'
import { calques, countSyllables, listTexts, readingEase } from './support/read-spanish'

interface Pair {
  name: string
  english: string[]
  spanish: string[]
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
  ...Object.entries(categoryBlocks).map(([id, by]): [string, Record<Language, unknown>] => [`blocks/${id}.md`, by]),
  ...['grants', 'housing-shelter', 'rights-advocacy', 'womens-health'].map(
    (id): [string, Record<Language, unknown>] => [`topics/${id}.md`, readTopic(id)],
  ),
  ...Object.entries(callTexts.en.kinds).map(([kind, en]): [string, Record<Language, unknown>] => [
    `calls/${kind}.md`,
    { en, es: callTexts.es.kinds[kind as CallKind] },
  ]),
  ['calls/talk-by-text.md', { en: callTexts.en.byText, es: callTexts.es.byText }],
  ['about/home.md', home],
  ['about/legal-help.md', legalHelp],
  ['about/legal-subjects.md', categoryTexts],
  ['about/about.md', about],
  ['policies/privacy.md', privacy],
  ['policies/terms.md', terms],
  ['policies/stored.md', retention],
]

const pairs = texts
  .filter(([path]) => isCurrent(path))
  .map(([name, { en, es }]): Pair => ({ name, english: listTexts(en), spanish: listTexts(es) }))

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
