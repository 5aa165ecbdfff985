import { describe, expect, it } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { hotline } from '@/lib/site/site'
import { readPdf } from '@/tests/support/read-pdf'
import { createQrCode, listRuns } from './qr-code'
import { createSheetPdf } from './sheet-pdf'
import { writeWidget } from './widget'
import {
  codeAddress,
  codePath,
  dataPath,
  getAdvocateWords,
  namePlace,
  readSheetFile,
  readSheetPlace,
  sheetKinds,
  sheetPath,
} from './words'

const en = getAdvocateWords('en')
const es = getAdvocateWords('es')

const county = readSheetPlace('ohio', 'cuyahoga')
if (!county) throw new Error('no such county')
const lines = [{ name: 'Harbor House', number: '216-555-0100', isOpen24Hours: true }]
const read = async (kind: (typeof sheetKinds)[number], language: 'en' | 'es') =>
  readPdf(await createSheetPdf(kind, language, county, lines, new Date('2026-11-22T12:00:00Z')))

describe('the place of a sheet', () => {
  it('is a county or a state, under the name its page has, and nothing else', () => {
    expect(namePlace(county)).toBe('Cuyahoga County, Ohio')
    expect(inLanguage('es', () => namePlace(county))).toBe('el condado de Cuyahoga, Ohio')
    expect(county).toMatchObject({
      help: '/help/ohio/cuyahoga',
      path: '/advocates/ohio/cuyahoga',
    })
    expect(readSheetPlace('ohio', null)).toMatchObject({ path: '/advocates/ohio' })
    expect(readSheetPlace('OH', null)).toBeNull()
    expect(readSheetPlace('ohio', 'nope')).toBeNull()
  })
  it('has file addresses that are read back as they are written', () => {
    const file = (path: string) => path.split('/').at(-1) ?? ''
    for (const kind of sheetKinds) {
      expect(readSheetFile(file(sheetPath(county, kind, 'en')))).toEqual({ kind, language: 'en' })
      expect(readSheetFile(file(sheetPath(county, kind, 'es')))).toEqual({ kind, language: 'es' })
    }
    expect(readSheetFile(file(codePath(county, 'quiet', 'en')))).toEqual({ code: 'quiet', language: 'en' })
    expect(readSheetFile(file(codePath(county, 'place', 'es')))).toEqual({ code: 'place', language: 'es' })
    expect(readSheetFile(file(dataPath(county)))).toMatchObject({ isData: true })
    expect(readSheetFile('directory-es.csv')).toBeNull()
    expect(readSheetFile('tear-off.png')).toBeNull()
    expect(readSheetFile('other.pdf')).toBeNull()
    expect(readSheetFile('code-other.png')).toBeNull()
  })
})

it('a QR code leads to the page in its own language', () => {
  const at = 'https://example.org'
  expect(codeAddress(at, county, 'place', 'en')).toBe('https://example.org/help/ohio/cuyahoga')
  expect(codeAddress(at, county, 'place', 'es')).toBe('https://example.org/es/help/ohio/cuyahoga')
  expect(codeAddress(at, county, 'quiet', 'es')).toBe('https://example.org/es/quiet')
})

describe('a sheet to print', () => {
  it.each(sheetKinds)('is one tagged page in each language: %s', async (kind) => {
    for (const language of ['en', 'es'] as const) {
      const pdf = await read(kind, language)
      expect(pdf).toMatchObject({ isTagged: true, language: language === 'es' ? 'es-US' : 'en-US' })
      expect(pdf.pages).toHaveLength(1)
      expect(pdf.text).toContain(hotline('domestic-violence').phone)
      expect(pdf.text).toContain('216-555-0100')
    }
  })
  it('has strips and cards that show numbers and say nothing else', async () => {
    const strip = (await read('tear-off', 'en')).pieces
    expect(strip.filter((piece) => piece === '216-555-0100')).toHaveLength(10)
    const cards = await read('cards', 'en')
    expect(cards.pieces.filter((piece) => piece === '216-555-0100')).toHaveLength(10)
    expect(cards.title).toBe('Numbers')
    expect(cards.pieces.join(' ')).not.toMatch(/violence|harbor|help|safe/i)
  })
})

describe('a QR code', () => {
  it('has a white border of four modules, three finders, and runs that draw every black module once', () => {
    const code = createQrCode('https://example.org/help/ohio/cuyahoga')
    const size = code.length
    for (let at = 0; at < size; at += 1) for (let edge = 0; edge < 4; edge += 1) expect(code[edge]?.[at]).toBe(false)
    for (const [x, y] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const) {
      expect(code[y]?.slice(x, x + 7)).toEqual(Array(7).fill(true))
      expect(code[y + 1]?.slice(x, x + 7)).toEqual([true, false, false, false, false, false, true])
    }
    const drawn = code.map((row) => row.map(() => 0))
    for (const { x, y, width } of listRuns(code)) {
      for (let at = x; at < x + width; at += 1) (drawn[y] as number[])[at] = ((drawn[y] as number[])[at] ?? 0) + 1
    }
    expect(drawn).toEqual(code.map((row) => row.map(Number)))
  })
})

describe('the snippet for another site', () => {
  it('is one line: a form that leads to the county, without scripts, images or cookies', () => {
    for (const language of ['en', 'es'] as const) {
      const line = writeWidget('https://example.org', language)
      const start = language === 'es' ? '/es' : ''
      expect(line).toContain(`<form action="https://example.org${start}/help/find" method="get"`)
      expect(line).toContain('name="place"')
      expect(line).toContain('noreferrer')
      expect(line).not.toMatch(/\n|<script|<img|<iframe|style=/)
    }
  })
})

describe('the text', () => {
  it('has the same items in both languages', () => {
    expect(es.talk.parts.map(({ items }) => items.length)).toEqual(en.talk.parts.map(({ items }) => items.length))
  })
})
