import { describe, expect, test } from 'vitest'
import { findRoute } from '@/lib/routes/find-route.mjs'
import { readMessages, valuesOf } from '@/lib/text/content/messages'
import { calques } from '@/tests/support/read-spanish'
import { en, es } from './words'

const messages = { en: readMessages('en'), es: readMessages('es') }

/** A value for each name in any message; a state must be a real one. */
function giveValues(code: string): Record<string, unknown> {
  const found = [...messages.en.values(), ...messages.es.values()].flatMap((text) => [...valuesOf(text)])
  const numbers = new Set(found.flatMap(([name, kinds]) => (kinds.has('number') ? [name] : [])))
  const values = found.map(([name]) => [name, numbers.has(name) ? 2 : code])
  return { ...Object.fromEntries(values), kbd: (inside: unknown[]) => inside.join('') }
}

const given = { NY: giveValues('NY'), DC: giveValues('DC') }

const ofGrammar =
  /records\.(?:describe|name|officialName|county|area|websiteIn|allOf|hours\.(?:say|clock))$|when\.clock$/

/** Every text of a dictionary with its path. */
function listTexts(value: unknown, place = '', code: 'NY' | 'DC' = 'NY'): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') {
    if (ofGrammar.test(place)) return []
    return listTexts(value(/\.(?:inS|s)tate$/.test(place) && /records/.test(place) ? code : given[code]), place, code)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, place ? `${place}.${key}` : key, code))
}

const spanish = listTexts(es)
const english = new Map(listTexts(en))

/** Names, keys and words spelled the same in both. */
const alike =
  /^(legal\.tool\.(letter|list)\.printed|policies\.traces\.columns\.(cookies|serviceWorkers)|records\.tag|give\.emails\.methods\.(apple_pay|google_pay|link)|helpNow\.phones\.tty|.*\.homePath)$/

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

  test('says no value that the English does not have', () => {
    for (const [place, text] of messages.es) {
      const own = [...valuesOf(messages.en.get(place) ?? '').keys()]
      expect(
        [...valuesOf(text).keys()].filter((name) => !own.includes(name)),
        place,
      ).toEqual([])
    }
  })

  test('says usted, and uses no anglicisms', () => {
    const wrong = /\b(tú|tienes|puedes|tus|haz clic|aplicar|elegible|e-?mail|remover|guardián|localización|crimen)\b/i
    expect(spanish.filter(([, text]) => wrong.test(text) || calques.test(text))).toEqual([])
  })

  test('joins an article, and says “e” before an i: “del Distrito de Columbia”, “refugio e intercesoras”', () => {
    const texts = listTexts(es, '', 'DC')
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
