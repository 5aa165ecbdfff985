import { expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { listSheetLines } from './sheet-lines'
import { readSheetPlace } from './words'

const database = useDatabase()

it('a ride of the county stands last on its sheet, where there is room and a line above it', async () => {
  const county = readSheetPlace('illinois', 'alexander')
  if (!county) throw new Error('no such county')
  const { id } = await makeRecord(database.sql, {
    title: 'Delta House',
    category: 'housing-shelter',
    state: 'IL',
    phone: '618-555-0100',
  })
  await database.sql`update resources set county_fips = '17003', counties_served = '{17003}', tags = '{domestic-violence}' where id = ${id}`
  const lines = await listSheetLines(county)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines[0]?.name).not.toContain('Shawnee')
  expect(lines.at(-1)).toMatchObject({ name: 'Getting there: Shawnee MTD', number: '1-866-577-6278' })
})
