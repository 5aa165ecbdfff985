import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { GET } from '@/app/guides/advocates/[state]/[county]/[file]/route'
import { useDatabase } from '@/tests/support/database'
import { dataFields } from './fields'

const database = useDatabase()

async function ask(state: string, county: string) {
  const params = Promise.resolve({ state, county, file: 'directory.csv' })
  const answer = await GET(new Request('http://localhost/file'), { params })
  const rows: Record<string, string>[] = answer.ok ? parse(await answer.text(), { columns: true, bom: true }) : []
  return { answer, rows }
}

test('a place’s sheet lists what is in it and what serves it, in the columns of the whole directory', async () => {
  const [row] = await database.sql<{ fips: string; state: string; n: number }[]>`
    select county_fips as fips, state, count(*)::int as n from resources
    where archived_at is null and county_fips = '39035' group by 1, 2`
  await database.sql`update resources set counties_served = '{39035}', city = null
    where id = (select id from resources where archived_at is null and county_fips is distinct from '39035' and
      not counties_served @> '{39035}' and scope = 'local' limit 1)`
  const [served] = await database.sql<{ n: number }[]>`select count(*)::int as n from resources
    where archived_at is null and (county_fips = '39035' or counties_served @> '{39035}')`
  const { answer, rows } = await ask('ohio', 'cuyahoga')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="directory.csv"')
  expect(Object.keys(rows[0] ?? {})).toEqual(dataFields.map(({ column }) => column))
  expect(row?.n ?? 0).toBeGreaterThan(0)
  expect(rows).toHaveLength(served?.n ?? 0)
  const state = await ask('ohio', 'all')
  expect(state.rows.length).toBeGreaterThan(rows.filter(({ state: of }) => of === 'OH').length)
  expect(state.rows.every(({ title }) => title)).toBe(true)
})

test('the sheet has no hidden street, and an unknown place has no sheet', async () => {
  await database.sql`update locations set address_visibility = 'hidden', street = '77 HIDDEN STREET' where state = 'OH'`
  const { answer } = await ask('ohio', 'all')
  expect(answer.status).toBe(200)
  expect(JSON.stringify((await ask('ohio', 'all')).rows)).not.toContain('77 HIDDEN')
  expect((await ask('ohio', 'nowhere')).answer.status).toBe(404)
})
