/** The long Spanish texts compared with the English: complete, with the same numbers, and easy to read. */
import { describe, expect, it } from 'vitest'
import { checkTranslation, listEnglish } from '@/lib/text/content/translations'
import { allTexts } from '@/scripts/all-texts'
import { calques, countSyllables, listTexts, readingEase } from './support/read-spanish'

interface Pair {
  name: string
  english: string[]
  spanish: string[]
}

/** A translation that is older than its English may have fewer texts; `npm run content -- stale` lists it. */
const isCurrent = (path: string) => checkTranslation(path).state === 'current'

const pairs = allTexts
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

it('compares every text under content', () => {
  expect(allTexts.map(([path]) => path).sort()).toEqual(listEnglish())
})

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
