import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { query } from '@/db'
import { getCounty } from '@/lib/geography/counties'
import { useDatabase } from '@/tests/support/database'
import { helpGroupIds } from './county-groups'
import { selectNearestOfGroups } from './sql-county'

useDatabase()

async function explain(statement: SQL): Promise<string> {
  return query(async (db) => {
    const rows = await db.execute<Record<string, string>>(sql`explain ${statement}`)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  })
}

const county = getCounty('39035')
if (!county) throw new Error('Cuyahoga is a county')

it('nearby locations are scanned once for all kinds of help', async () => {
  const plan = await explain(selectNearestOfGroups(helpGroupIds, county, 400, 4))
  expect(plan.match(/ on locations l/g)).toHaveLength(1)
})
