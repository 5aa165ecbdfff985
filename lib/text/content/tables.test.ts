import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { factFiles, unreadFacts } from '@/scripts/all-facts'
import { parseTable } from './tables'

const FILE = 'content/facts/places.csv'
const row = z.strictObject({
  name: z.string().min(1),
  state: z.enum(['OH', 'NY']),
  read: z.iso.date(),
  url: z.union([z.literal(''), z.url()]),
})
const read = (lines: string) => parseTable(FILE, `name,state,read,url\n${lines}`, row)

it('every file of facts can be read, and is used', () => {
  expect(factFiles.length).toBeGreaterThan(60)
  expect(unreadFacts).toEqual([])
})

describe('a table of facts', () => {
  it('has a row for each line, and may be saved by a spreadsheet', () => {
    const saved =
      '\uFEFFname,state,read,url\r\n"Akron, the city",OH,2026-11-28,\r\n\r\nTroy,NY,2026-11-28,https://a.example\r\n'
    expect(parseTable(FILE, saved, row)).toEqual([
      { name: 'Akron, the city', state: 'OH', read: '2026-11-28', url: '' },
      { name: 'Troy', state: 'NY', read: '2026-11-28', url: 'https://a.example' },
    ])
  })

  it.each([
    ['Akron,OH,2026-11-28,\nTroy,NJ,2026-11-28,\n', 'line 3: `state` must be one of `OH`, `NY`.'],
    ['Akron,OH,yesterday,\n', 'line 2: `read` must be a day such as 2026-11-28.'],
    ['Akron,OH,2026-11-28,a.example\n', 'line 2: `url` must be a web address that begins with https://.'],
    ['Akron, the city,OH,2026-11-28,\n', 'line 2: This line has more or fewer values than the first line has columns.'],
    ['"Akron,OH,2026-11-28,\nTroy,NY,2026-11-28,\n', 'A quote " in this line or further down has no end.'],
    ['Akron,OH,2026-11-28,\n"Troy" NY,NY,2026-11-28,\n', 'line 3: Behind a closing quote stands a comma.'],
    ['The "old" town,OH,2026-11-28,\n', 'line 2: A value with a quote in it stands between quotes'],
  ])('says which line is wrong in %j', (lines, message) => {
    expect(() => read(lines)).toThrow(message)
    expect(() => read(lines)).toThrow(`${FILE}, line `)
  })

  it('misses a column, and knows none that is misspelled', () => {
    expect(() => parseTable(FILE, 'name,state,read\nAkron,OH,2026-11-28\n', row)).toThrow('`url` is missing.')
    expect(() => parseTable(FILE, 'name,state,red,read,url\nA,OH,x,2026-11-28,\n', row)).toThrow(
      '`red` is not known here. Is it misspelled?',
    )
  })
})
