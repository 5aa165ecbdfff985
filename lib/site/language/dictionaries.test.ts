import { isValidElement, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { findRoute } from '@/lib/routes/find-route.mjs'
import { calques } from '@/tests/support/read-spanish'
import { en } from './en/words'
import { es } from './es/words'

/** Arguments for any function of a dictionary; a state must be a real one. */
const given = ['NY', 'NY', 'NY'] as const

function readNode(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(readNode).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? readNode(node.props.children) : ''
}

/** Every text of a dictionary with its path. */
function listTexts(value: unknown, place = '', values: readonly string[] = given): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return listTexts(value(...values), place)
  if (isValidElement(value)) return [[place, readNode(value)]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, place ? `${place}.${key}` : key, values))
}

const spanish = listTexts(es)
const english = new Map(listTexts(en))

/** Names, keys and words spelled the same in both. */
const alike =
  /^(legal\.tool\.(letter|list)\.printed|policies\.traces\.columns\.(cookies|serviceWorkers)|records\.tag|helpNow\.phones\.tty|.*\.homePath)$/

/** A strong vowel or a stressed weak one is a syllable; an unstressed weak vowel next to it is not. */
function countSyllables(word: string): number {
  const groups = word.toLowerCase().match(/[aeiouáéíóúü]+/g) ?? []
  const counted = groups.map((group) => Math.max(1, (group.match(/[aeoáéíóú]/g) ?? []).length))
  return Math.max(
    1,
    counted.reduce((sum, count) => sum + count, 0),
  )
}

/** Fernández Huerta's measure of how easily a Spanish text is read: 70 to 80 is fairly easy, as in sixth grade. */
function measureEase(texts: string[]): number {
  const words = texts.flatMap((text) => text.match(/\p{L}+/gu) ?? [])
  const sentences = texts
    .flatMap((text) => text.split(/[.!?:;]+(?:\s|$)/))
    .filter((sentence) => /\p{L}/u.test(sentence))
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 206.84 - (60 * syllables) / words.length - (1.02 * words.length) / sentences.length
}

describe('the Spanish of the interface', () => {
  test('reads as easily as a sixth-grade text', () => {
    const prose = spanish.map(([, text]) => text).filter((text) => /[.?!]$/.test(text) && text.split(' ').length >= 6)
    expect(prose.length).toBeGreaterThan(60)
    expect(measureEase(prose)).toBeGreaterThanOrEqual(70)
  })

  test('leaves nothing in English', () => {
    const left = spanish.filter(
      ([place, text]) => english.get(place) === text && /\p{L}{4}/u.test(text) && !alike.test(place),
    )
    expect(left.map(([place]) => place)).toEqual([])
  })

  test('has the same placeholders as the English', () => {
    const blanks = (text: string) => [...new Set(text.match(/%[a-z]/g) ?? [])].sort().join(' ')
    for (const [place, text] of spanish) expect(blanks(text), place).toBe(blanks(english.get(place) ?? text))
  })

  test('says usted, and uses no anglicisms', () => {
    const wrong = /\b(tú|tienes|puedes|tus|haz clic|aplicar|elegible|e-?mail|remover|guardián|localización|crimen)\b/i
    expect(spanish.filter(([, text]) => wrong.test(text) || calques.test(text))).toEqual([])
  })

  test('joins an article, and says “e” before an i: “del Distrito de Columbia”, “refugio e intercesoras”', () => {
    const texts = listTexts(es, '', ['DC', 'DC', 'DC'])
    expect(texts.filter(([, text]) => /\b(?:[Dd]e|[Aa]) el Distrito|\by i(?![ao])/.test(text))).toEqual([])
  })
})

test('links to the home page and the quiet page in the same language', () => {
  expect([en.exit.quiet, en.failed.homePath]).toEqual(['/quiet', '/'])
  expect([es.exit.quiet, es.failed.homePath]).toEqual(['/es/quiet', '/es'])
  for (const path of [es.exit.quiet, es.failed.homePath]) expect(findRoute(path)?.class).toBe('cached')
})

test('measures an easy text as easy and a hard one as hard', () => {
  expect(measureEase(['Llame hoy. No está sola. Le van a dar ayuda.'])).toBeGreaterThan(85)
  expect(
    measureEase([
      'La documentación complementaria correspondiente a procedimientos administrativos extraordinarios requiere verificación institucional.',
    ]),
  ).toBeLessThan(30)
})
