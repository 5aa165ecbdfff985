import { describe, expect, it } from 'vitest'
import { GET } from '@/app/[locale]/(public)/list/[file]/route'
import { generateMetadata as describePage } from '@/app/[locale]/(public)/list/page'
import type { ResourceDto } from '@/lib/resources/schema'
import { inLanguage } from '@/lib/site/language/speak'
import { useDatabase } from '@/tests/support/database'
import { propsIn } from '@/tests/support/page-props'
import { readPdf } from '@/tests/support/read-pdf'
import { createListPdf } from './list-pdf'
import { patterns } from './words'
import { getPlainWords, listFilePath, listPath, readListRequest, writePlainList } from './write-list'

const en = getPlainWords('en')
const es = getPlainWords('es')

useDatabase()

function entry(title: string, number: string, change: Partial<ResourceDto> = {}): ResourceDto {
  const phone = { number, extension: null, type: 'voice', keyword: null, languages: [], description: null }
  return {
    title,
    kind: 'organization',
    category: 'housing-shelter',
    helpKinds: ['domestic-violence'],
    phones: [phone],
    ...change,
  } as ResourceDto
}

const entries = [
  entry('Harbor House', '1-216-555-0100'),
  entry('Safe Harbor', '216-555-0101'),
  entry('The same number', '216-555-0100'),
  entry('County Legal Aid', '216-555-0102', { category: 'rights-advocacy', helpKinds: ['legal-aid'] }),
]

describe('a disguised list', () => {
  it.each(patterns)('gives each number an item whose first letter stands for its kind: %s', (pattern) => {
    for (const [language, letters] of [
      ['en', ['S', 'S', 'L']],
      ['es', ['R', 'R', 'L']],
    ] as const) {
      const { lines } = writePlainList(entries, pattern, language)
      expect(lines.map(({ thing }) => thing[0]?.toUpperCase())).toEqual(letters)
      expect(lines.map(({ digits }) => digits)).toEqual(['2165550100', '2165550101', '2165550102'])
    }
  })

  it('has a unique letter per kind in both languages, with which all its items begin', () => {
    for (const words of [en, es]) {
      const letters = Object.values(words.letters).map((text) => text[0])
      expect(new Set(letters).size).toBe(letters.length)
      for (const { things } of Object.values(words.patterns)) {
        for (const [kind, names] of Object.entries(things)) {
          const letter = words.letters[kind as keyof typeof words.letters][0]
          for (const name of names) expect(name[0]).toBe(letter)
        }
      }
    }
  })

  it.each(patterns)('names neither a program nor this site on paper: %s', async (pattern) => {
    const list = writePlainList(entries, pattern, 'en')
    const pdf = await readPdf(await createListPdf(list, pattern, 'en', new Date('2026-11-22T12:00:00Z')))
    expect(pdf).toMatchObject({ title: list.title, isTagged: true })
    expect(pdf.text).toContain('2165550100')
    expect(pdf.text).not.toMatch(/harbor|legal|violence|shelter|marigold/i)
    expect(pdf.links).toEqual([])
  })
})

describe('the address of the list', () => {
  it('is read back as written, and anything invalid yields the national hotlines', () => {
    const county = readListRequest({ of: 'ohio/cuyahoga', as: 'receipt' })
    expect(county).toMatchObject({ subject: { state: 'ohio', county: 'cuyahoga' }, pattern: 'receipt' })
    expect(readListRequest(Object.fromEntries(new URL(listPath(county), 'http://x').searchParams))).toEqual(county)
    expect(listFilePath(county, 'receipt')).toBe('/list/receipt.pdf?of=ohio%2Fcuyahoga')
    expect(readListRequest({ of: 'plan' }).subject).toBe('plan')
    expect(listPath({ of: 'plan' })).toBe('/list?of=plan&as=recipe')
    expect(readListRequest({ of: 'harbor-house' }).subject).toEqual({ slug: 'harbor-house' })
    for (const of of ['', '../x', 'a b', ['lines', 'x']]) {
      expect(readListRequest({ of })).toMatchObject({ subject: 'lines', pattern: 'recipe' })
    }
  })
})

describe('the page of the list', () => {
  const inEnglish = (name: string) => propsIn('en', { file: name })
  const inSpanish = (name: string) => propsIn('es', { file: name })
  const ask = (path: string) => new Request(`http://localhost${path}?of=lines`)

  it('provides a PDF named and written in Spanish that does not mention this site', async () => {
    const answer = await GET(ask('/es/list/receta.pdf'), inSpanish('receta.pdf'))
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="receta.pdf"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const pdf = await readPdf(Buffer.from(await answer.arrayBuffer()))
    expect(pdf.title).toBe(es.patterns.recipe.title)
    expect(pdf.text).toContain('8007997233')
    expect(pdf.text).not.toMatch(/marigold|violencia|refugio|línea/i)
  })

  it('accepts only the file names of its own language', async () => {
    expect((await GET(ask('/es/list/recipe.pdf'), inSpanish('recipe.pdf'))).status).toBe(404)
    expect((await GET(ask('/list/receta.pdf'), inEnglish('receta.pdf'))).status).toBe(404)
    expect((await GET(ask('/list/recipe.pdf'), inEnglish('recipe.pdf'))).status).toBe(200)
  })

  it('has a neutral title in both languages, and a unique file name per pattern', async () => {
    const title = async (language: 'en' | 'es') =>
      (await inLanguage(language, () => describePage(propsIn(language)))).title
    expect(await title('en')).toEqual({ absolute: 'List' })
    expect(await title('es')).toEqual({ absolute: 'Lista' })
    const files = [en, es].flatMap(({ patterns: looks }) => Object.values(looks).map((look) => look.file))
    expect(new Set(files).size).toBe(6)
  })
})
