import { expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { readCoverage, sumCoverage } from './coverage'

const database = useDatabase()

it('counts the people of a county with a named program, and apart those with a number that is shown', async () => {
  const read = async () => (await readCoverage()).find(({ state }) => state === 'TX')
  await database.sql`update resources set archived_at = now() where tags && '{local-program,domestic-violence}'`
  const before = await read()
  expect(before).toMatchObject({
    counties: 254,
    named: { counties: 0, people: 0 },
    numbered: { counties: 0, people: 0 },
  })
  const known = await makeRecord(database.sql, { phone: null })
  await database.sql`update resources set tags = '{local-program}', county_fips = '48201', counties_served = '{48157}'
    where id = ${known.id}`
  const named = await read()
  expect(named?.named.counties).toBe(2)
  expect(named?.named.people).toBeGreaterThan(5_000_000)
  expect(named?.numbered.counties).toBe(0)
  await database.sql`insert into phones (resource_id, number) values (${known.id}, '713-555-0100')`
  const numbered = await read()
  expect(numbered?.numbered).toEqual(named?.named)
})

it('adds the states up', () => {
  const row = { counties: 2, people: 10, named: { counties: 1, people: 6 }, numbered: { counties: 1, people: 6 } }
  expect(sumCoverage([row, row])).toEqual({
    counties: 4,
    people: 20,
    named: { counties: 2, people: 12 },
    numbered: { counties: 2, people: 12 },
  })
})
