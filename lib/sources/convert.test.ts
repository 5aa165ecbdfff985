import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { convertSource } from './convert'
import { hrsaSites } from './hrsa-sites'

const source = { ...hrsaSites, fewest: 2 }
const HEAD =
  'Health Center Type,Health Center Number,BPHC Assigned Number,Site Name,Site Address,Site City,Site State Abbreviation,Site Postal Code,Site Telephone Number,Site Web Address,Operating Hours per Week,Site Status Description,Health Center Name'
const row = (id: string, status = 'Active') =>
  `FQHC,H80CS1,${id},Clinic ${id},"1 Main St, Suite 2",Boston,MA,02108,617-555-0100,health.example,40,${status},Example Health`
const file = (...rows: string[]) => [HEAD, ...rows, ''].join('\n')

async function convert(text: string, before = 0) {
  const lines: string[] = []
  const done = await convertSource(
    source,
    () => Readable.from([Buffer.from(text)]),
    (line) => void lines.push(line),
    before,
  )
  return { ...done, lines }
}

test('a source’s file becomes one of our template, without the sites that are closed', async () => {
  const { rows, leftOut, lines } = await convert(file(row('B1'), row('B2', 'Inactive'), row('B3')))
  expect({ rows, leftOut }).toEqual({ rows: 2, leftOut: 1 })
  expect(lines[0]).toMatch(/^id,title,description,category,/)
  expect(lines[1]).toContain('B1,Clinic B1,')
  expect(lines[1]).toContain('"1 Main St, Suite 2",Boston,MA,02108,full')
})

describe('a file that is not whole, or not itself, is refused:', () => {
  test.each([
    ['a web page', '<!DOCTYPE html>\n<p>Sorry</p>\n', 'gives a web page'],
    ['nothing', '', 'is empty'],
    ['a renamed column', file(row('B1'), row('B2')).replace('Site Name', 'Name of Site'), 'does not have “Site Name”'],
    ['one that was cut short', file(row('B1'), row('B2'), row('B3')).slice(0, -40), 'cut short'],
    ['one with most rows missing', file(row('B1')), 'at least 2 were expected'],
  ])('%s', async (_, text, message) => {
    await expect(convert(text)).rejects.toThrow(message)
  })

  test('one with half the rows of the last time', async () => {
    await expect(convert(file(row('B1'), row('B2')), 4)).rejects.toThrow('at least 3 were expected')
  })
})
