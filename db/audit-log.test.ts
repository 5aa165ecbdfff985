import { beforeAll, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'

const database = useDatabase()

beforeAll(async () => {
  await database.sql`
    insert into audit_log (at, actor, action, target_type, target_id, target)
    values (now(), 'a@b.test', 'created', 'article', '1', 'New'), (now() - interval '3 years', 'a@b.test', 'created', 'article', '2', 'Old')`
})

it('rejects changes, even to an old row', async () => {
  for (const id of ['1', '2']) {
    const change = database.sql`update audit_log set target = 'Something else' where target_id = ${id}`
    await expect(change).rejects.toMatchObject({ constraint_name: 'audit_log_append_only' })
  }
})

it('cannot be emptied', async () => {
  await expect(database.sql`truncate audit_log`).rejects.toMatchObject({ constraint_name: 'audit_log_append_only' })
  await expect(database.sql`delete from audit_log`).rejects.toMatchObject({ constraint_name: 'audit_log_append_only' })
  expect(await database.sql`select id from audit_log`).toHaveLength(2)
})

it('allows deleting rows older than two years', async () => {
  await database.sql`delete from audit_log where at < now() - interval '2 years'`
  expect(await database.sql`select target from audit_log`).toEqual([{ target: 'New' }])
})
