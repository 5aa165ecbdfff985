import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { translateSourceDate } from './source-dates'

const files = [
  'content/sources.yaml',
  ...readdirSync('content/en', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `content/en/${path}`),
]
const written = new Set(
  files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^\s+date: ['"]?(.+?)['"]?$/gm)].map(([, date = '']) => date),
  ),
)

/** Journals keep their names. */
const journals = /Journal of Emergency Medicine|American Journal of Public Health|Session Law/

describe('the date of a source', () => {
  test.each([
    ['in force since 1996, version of April 2023', 'en vigor desde 1996, versión de abril de 2023'],
    ['page without a date, read in 2026', 'página sin fecha, leída en 2026'],
    ['in force since December 16, 2016', 'en vigor desde el 16 de diciembre de 2016'],
    [
      'law of 2008, as amended in 2009, version of April 2023',
      'ley de 2008, reformada en 2009, versión de abril de 2023',
    ],
    ['2018 survey, published 2020', 'encuesta de 2018, publicada en 2020'],
    ['December 2022, facts of September 2022', 'diciembre de 2022, datos de septiembre de 2022'],
    ['September 2026', 'septiembre de 2026'],
    ['2025 and 2026', '2025 y 2026'],
  ])('%s: %s', (english, spanish) => {
    expect(translateSourceDate(english)).toBe(spanish)
  })

  it('has no English left in any source of the site', () => {
    expect(written.size).toBeGreaterThan(150)
    const words =
      /(?<!\p{L})(?:and|as|in|of|on|the|with|without|by|to|from|law|laws|rule|rules|page|copy|text|read|version|since|after|before|through|shows|state|date|its|own|about|late|edition|[A-Z][a-z]+)(?!\p{L})/u
    const left = [...written]
      .filter((date) => !/[?]/.test(date))
      .map((date) => translateSourceDate(date))
      .filter((said) => words.test(said.replace(journals, '')))
    expect(left).toEqual([])
  })
})
