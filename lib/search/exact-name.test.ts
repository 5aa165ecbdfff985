import { beforeAll, expect, it } from 'vitest'
import { query } from '@/db'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { toFilters } from './filters'
import { findHelp, understandQuestion } from './find'

const database = useDatabase()

beforeAll(async () => {
  const { sql } = database
  const make = async (title: string, city: string, state: string) => {
    const { id } = await makeRecord(sql, { title, category: 'womens-health', state })
    await sql`update resources set city = ${city} where id = ${id}`
  }
  await make('Charlottesville VA Clinic', 'Charlottesville', 'VA')
  await make('Richfield V.A. Clinic', 'Richfield', 'UT')
  await make("Women & Children's Place", 'Akron', 'OH')
})

async function find(typed: string, filters = {}): Promise<string[]> {
  const { items } = await query(async (db) =>
    findHelp(db, await understandQuestion(db, { typed }), toFilters(filters), { offset: 0 }, 10),
  )
  return items.map(({ resource }) => resource.title)
}

it.each([
  ['charlottesville va clinic', 'Charlottesville VA Clinic'],
  ['richfield va clinic', 'Richfield V.A. Clinic'],
  ['Women and Childrens Place', "Women & Children's Place"],
])('finds %j first', async (typed, title) => {
  const titles = await find(typed)
  expect(titles[0]).toBe(title)
  expect(titles.filter((one) => one === title)).toHaveLength(1)
})

it('keeps the line to call now before a name, and answers no filter with what is outside of it', async () => {
  const { sql } = database
  await makeRecord(sql, { title: 'my husband hits me', state: 'OH' })
  expect((await find('my husband hits me'))[0]).toBe('National Domestic Violence Hotline')
  expect(await find("women & children's place", { category: { category: 'financial-support' } })).not.toContain(
    "Women & Children's Place",
  )
})
