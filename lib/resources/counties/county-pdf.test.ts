import { beforeAll, describe, expect, it } from 'vitest'
import { GET } from '@/app/[locale]/(public)/guides/county/[state]/[file]/route'
import { getCounty } from '@/lib/geography/counties'
import { inLanguage } from '@/lib/site/language/speak'
import { hotlines } from '@/lib/site/site'
import { useDatabase } from '@/tests/support/database'
import { propsIn } from '@/tests/support/page-props'
import { listNodes, readPdf } from '@/tests/support/read-pdf'
import { makeRecord } from '@/tests/support/records'
import { countyPdfPath } from '../states/state-pdf-files'
import { describeMissing } from './county-wording'

const database = useDatabase()

const ask = (state: string, file: string) =>
  GET(new Request(`http://localhost/guides/county/${state}/${file}`), propsIn('en', { state, file }))

async function read(state: string, file: string) {
  const response = await ask(state, file)
  expect(response.status).toBe(200)
  return readPdf(new Uint8Array(await response.arrayBuffer()))
}

beforeAll(async () => {
  for (let n = 0; n < 60; n += 1) {
    const { id } = await makeRecord(database.sql, {
      title: `Lakeside Clinic ${n}`,
      category: 'womens-health',
      state: 'OH',
    })
    await database.sql`update resources set county = 'Cuyahoga County', county_fips = '39035', counties_served = '{39035}'
      where id = ${id}`
  }
})

describe('a county sheet', () => {
  it('lists the national lines, then who serves the county, and stays short however many there are', async () => {
    const pdf = await read('ohio', 'cuyahoga.pdf')
    expect(pdf).toMatchObject({ title: 'Help in Cuyahoga County, Ohio', isTagged: true, language: 'en-US' })
    for (const { phone } of hotlines) if (phone) expect(pdf.text).toContain(phone)
    const headings = listNodes(pdf.pages).filter(({ role }) => /^H\d$/.test(role))
    expect(headings.filter(({ role }) => role === 'H1')).toHaveLength(1)
    expect(pdf.text).toContain('Court orders in Ohio')
    expect(pdf.text).toContain('Domestic Violence Civil Protection Order')
    expect(pdf.text.match(/Lakeside Clinic/g)?.length).toBeLessThanOrEqual(4)
    expect(pdf.pages.length).toBeLessThanOrEqual(4)
    expect(listNodes(pdf.pages).filter(({ role, alt }) => role === 'Link' && !alt)).toEqual([])
  })

  it('names the rides of the county with their numbers and where they were read, or says that none is known', async () => {
    const alexander = await read('illinois', 'alexander.pdf')
    expect(alexander.text).toContain('Getting there')
    expect(alexander.text).toContain('Shawnee MTD: 1-866-577-6278')
    expect(alexander.text).toMatch(/Source: .*Shawnee/)
    expect(alexander.text).toContain('211')
    const cuyahoga = await read('ohio', 'cuyahoga.pdf')
    expect(cuyahoga.text).toContain('Getting there')
  })

  it('is in Spanish at the Spanish address', async () => {
    const asked = { state: 'ohio', file: 'cuyahoga.pdf' }
    const response = await GET(new Request('http://localhost/'), propsIn('es', asked))
    const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(pdf.language).toBe('es-US')
    expect(pdf.title).toMatch(/^Ayuda en .*Cuyahoga/)
    expect(pdf.text).toContain('Líneas nacionales')
    expect(pdf.text).not.toMatch(/Made on|National lines|Call first/)
    const county = getCounty('39035')
    expect(inLanguage('es', () => county && countyPdfPath(county))).toBe('/es/guides/county/ohio/cuyahoga.pdf')
  })

  it('is named for its county, or neutrally on request', async () => {
    expect((await ask('ohio', 'cuyahoga.pdf')).headers.get('content-disposition')).toBe(
      'inline; filename="list-cuyahoga.pdf"',
    )
    const county = getCounty('39035')
    expect(county && countyPdfPath(county, true)).toBe('/guides/county/ohio/cuyahoga-notes.pdf')
    const neutral = await ask('ohio', 'cuyahoga-notes.pdf')
    expect(neutral.headers.get('content-disposition')).toBe('attachment; filename="notes.pdf"')
    expect((await readPdf(new Uint8Array(await neutral.arrayBuffer()))).title).toBe('Notes')
  })

  it.each([
    ['ohio', 'nowhere.pdf'],
    ['nowhere', 'cuyahoga.pdf'],
    ['OH', 'cuyahoga.pdf'],
    ['ohio', 'cuyahoga'],
  ])('does not exist for %s/%s', async (state, file) => {
    expect((await ask(state, file)).status).toBe(404)
  })
})

describe('a gap in a county', () => {
  const county = { fips: '39035', fullName: 'Cuyahoga County', state: 'OH' as const }
  const entry = (more: object) => ({ phoneNumber: '1', countyFips: null, countiesServed: [], ...more }) as never
  const groups = (one: object) => [
    { id: 'health' as const, entries: [{ entry: entry(one), miles: 1, isApproximate: false, at: null }] },
  ]

  it.each([
    ['We do not know of any program in this county.', [], groups({ countyFips: '39093' })],
    [
      'We do not know of a local program for people facing violence in this county.',
      [],
      groups({ countyFips: '39035' }),
    ],
    ['We have no phone number for the programs that serve Cuyahoga County.', [entry({ phoneNumber: null })], []],
    [null, [entry({})], []],
  ])('is described precisely: %s', (said, local, of) => {
    expect(describeMissing(county, { local, groups: of })).toBe(said)
  })
})
