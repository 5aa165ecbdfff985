import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { query } from './index'
import { adminUsers } from './schema/people'

const database = useDatabase()

it('runs a write once, and returns its result', async () => {
  const added = await query((db) => db.insert(adminUsers).values({ email: 'once@marigold.test' }).returning())
  expect(added).toHaveLength(1)
  const removed = await query((db) =>
    db.delete(adminUsers).where(eq(adminUsers.email, 'once@marigold.test')).returning(),
  )
  expect(removed).toHaveLength(1)
  const rows = await database.sql`select 1 from admin_users where email = 'once@marigold.test'`
  expect(rows).toHaveLength(0)
})

it('passes on a statement’s error, and stays usable', async () => {
  await expect(query((db) => db.insert(adminUsers).values({ email: 'TWICE@marigold.test' }))).rejects.toMatchObject({
    cause: { code: '23514' },
  })
  expect(await query((db) => db.select().from(adminUsers))).toEqual([])
})
