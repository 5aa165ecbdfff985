import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { convertSource } from './convert'
import type { OpenPage } from './read-records'
import { samhsaTreatment } from './samhsa-treatment'
import type { Source } from './source'
import { headStart, hrsaSites, sources, unpulledSources } from './sources'
import { vaFacilities } from './va-facilities'

const pages =
  (...texts: string[]): OpenPage =>
  async (_, page) => {
    const text = texts[page]
    return text === undefined ? null : Readable.from([Buffer.from(text)])
  }

async function convert(source: Source, open: OpenPage, before = 0) {
  const lines: string[] = []
  const done = await convertSource({ ...source, fewest: 2 }, open, (line) => void lines.push(line.trim()), before)
  return { ...done, lines }
}

const HEAD =
  'Health Center Type,BPHC Assigned Number,Site Name,Site Address,Site City,Site State Abbreviation,Site Postal Code,Site Telephone Number,Site Web Address,Geocoding Artifact Address Primary X Coordinate,Geocoding Artifact Address Primary Y Coordinate,Site Status Description'
const row = (id: string, { name = `CLINIC ${id}`, status = 'Active' } = {}) =>
  `FQHC,${id},${name},"1 Main St, Suite 2",BOSTON,MA,02108,617-555-0100 x2,health.example.org,-71.06,42.36,${status}`
const file = (...rows: string[]) => [HEAD, ...rows, ''].join('\n')

describe('a table', () => {
  test('becomes a tidy one in our template, without closed or duplicate rows', async () => {
    const { rows, leftOut, repeated, lines } = await convert(
      hrsaSites,
      pages(file(row('B1'), row('B2', { status: 'Inactive' }), row('B3'), row('B1'))),
    )
    expect({ rows, leftOut, repeated }).toEqual({ rows: 2, leftOut: 1, repeated: 1 })
    expect(lines[0]).toMatch(/^id,title,description,category,/)
    expect(lines[1]).toContain('B1,Clinic B1,')
    expect(lines[1]).toContain('617-555-0100 ext. 2,"1 Main St, Suite 2",Boston,MA,02108,full,42.36000,-71.06000')
    expect(lines[1]).toContain('https://health.example.org')
  })
})

const features = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => ({
    attributes: {
      service_location_name: `Room ${from + n}`,
      address_line_one: `${from + n} Main St`,
      city: 'Boston',
      state: 'MA',
      zip: '02108',
      service_location_phone_number: '(617) 555-0100',
      status: 'Open',
      latitude: 42.36,
      longitude: -71.06,
    },
    geometry: null,
  }))

describe('JSON', () => {
  test('of a layer is read page by page, to the last', async () => {
    const asked: string[] = []
    const texts = [
      JSON.stringify({ features: features(1000), exceededTransferLimit: true }),
      JSON.stringify({ features: features(3, 1000) }),
    ]
    const { rows, lines } = await convert(headStart, async (address, page) => {
      asked.push(address)
      return Readable.from([Buffer.from(texts[page] ?? '')])
    })
    expect(rows).toBe(1003)
    expect(asked.map((address) => new URL(address).searchParams.get('resultOffset'))).toEqual(['0', '1000'])
    expect(lines[1]).toContain('Room 0 Head Start')
    expect(lines[1]).toMatch(/^by-name-[0-9a-f]{24},/)
  })

  test('of an API with nested objects is read by the paths of its columns', async () => {
    const one = (id: string) => ({
      id,
      attributes: {
        name: `Clinic ${id}`,
        facilityType: 'va_health_facility',
        address: { physical: { address1: '1 Main St', city: 'Boston', state: 'MA', zip: '02108-1234' } },
        phone: { main: '617-555-0100' },
        website: null,
        lat: 42.36,
        long: -71.06,
      },
    })
    const cemetery = { id: 'nca_1', attributes: { ...one('x').attributes, facilityType: 'va_cemetery' } }
    const body = { data: [one('vha_1'), cemetery, one('vha_2')], meta: { pagination: { totalPages: 1 } } }
    const { rows, leftOut, lines } = await convert(vaFacilities, pages(JSON.stringify(body)))
    expect({ rows, leftOut }).toEqual({ rows: 2, leftOut: 1 })
    expect(lines[1]).toContain('veterans; va-health')
    expect(lines[1]).toContain('02108-1234')
  })

  test('of the treatment locator leaves out places for men only', async () => {
    const one = (name1: string, sex: string) => ({
      ...{ name1, name2: '', street1: '1 Main St', city: 'Boston', state: 'MA', zip: '02108', phone: '617-555-0100' },
      ...{ website: 'http://', latitude: '42.36', longitude: '-71.06', type_facility: 'SA' },
      services: [{ f1: 'Sex Accepted', f3: sex }],
    })
    const body = { totalPages: 1, rows: [one('A', 'Female/Male'), one('B', 'Male'), one('C', 'Female')] }
    const { leftOut, lines } = await convert(samhsaTreatment, pages(JSON.stringify(body)))
    expect(leftOut).toBe(1)
    expect(lines[1]).toContain('treatment; substance-use')
  })
})

describe('an incomplete or wrong file is refused:', () => {
  const table = file(row('B1'), row('B2'), row('B3'))
  test.each([
    ['a web page', '<!DOCTYPE html>\n<p>Sorry</p>\n', 'gives a web page'],
    ['nothing', '', 'is empty'],
    ['a renamed column', table.replace('Site Name', 'Name of Site'), 'does not have “Site Name”'],
    ['one that was cut short', table.slice(0, -40), 'cut short'],
    ['one with most rows missing', file(row('B1')), 'at least 2 were expected'],
  ])('as a table, %s', async (_, text, message) => {
    await expect(convert(hrsaSites, pages(text))).rejects.toThrow(message)
  })

  const list = JSON.stringify({ features: features(4) })
  test.each([
    ['a web page', '<html><p>Sorry</p>', 'gives a web page'],
    ['nothing', '', 'is empty'],
    ['a renamed column', list.replaceAll('"city"', '"town"'), 'does not have “city”'],
    ['one that was cut short', list.slice(0, -40), 'cut short'],
    ['an answer that names an error', '{"error":{"code":400}}', 'something other than its rows'],
    ['one with most rows missing', JSON.stringify({ features: features(1) }), 'at least 2 were expected'],
  ])('as JSON, %s', async (_, text, message) => {
    await expect(convert(headStart, pages(text))).rejects.toThrow(message)
  })

  test('one with half the rows of last time', async () => {
    await expect(convert(hrsaSites, pages(file(row('B1'), row('B2'))), 4)).rejects.toThrow('at least 3 were expected')
  })
})

test('every list has an https address, its own name that the importer accepts, and a license', () => {
  const all = [...sources, ...unpulledSources]
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  for (const { name, address, license } of all) {
    expect(name).toMatch(/^[a-z0-9-]{3,60}$/)
    expect(new URL(address).protocol).toBe('https:')
    expect(license).not.toBe('')
  }
})
