/** Behind a transaction pooler, the limits are set per transaction. */
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { query, resetDatabase } from '.'

useDatabase()

const readLimits = () =>
  query((db) =>
    db.execute<{ statement: string; lock: string }>(
      sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    ),
  )

beforeEach(async () => {
  vi.stubEnv('DATABASE_POOLER', 'transaction')
  await resetDatabase()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await resetDatabase()
})

it('sets the limits for each query', async () => {
  expect([...(await readLimits())]).toEqual([{ statement: '1750ms', lock: '1s' }])
})

it('rolls back a nested transaction alone', async () => {
  await query(async (db) => {
    await db.execute(sql`create temporary table kept (word text) on commit drop`)
    await db.execute(sql`insert into kept values ('first')`)
    await expect(
      db.transaction(async (step) => {
        await step.execute(sql`insert into kept values ('second')`)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect([...(await db.execute(sql`select word from kept`))]).toEqual([{ word: 'first' }])
  })
})
