import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { query } from '@/db'
import { countEvent, flushCounts } from '@/lib/analytics/site-counter'
import { useDatabase } from './database'

// Two files of one process, as two suites: the second begins where the first left the process.

const ask = () => query((db) => db.execute(sql`select 1`))

describe('a file that counts at its end, while a query is still to come', () => {
  const database = useDatabase()
  afterAll(async () => {
    void (async () => {
      while (process.env.DATABASE_URL === database.url) await ask().catch(() => {})
    })()
    await ask()
  })

  it('counts', () => {
    countEvent({ event: 'check-in-ended', state: 'US', category: 'all' })
  })
})

describe('the file after it', () => {
  const database = useDatabase()

  it('has none of its connections', async () => {
    await expect(Promise.all(Array.from({ length: 8 }, ask))).resolves.toHaveLength(8)
  })

  it('has none of its counts', async () => {
    await flushCounts()
    expect(await database.sql`select event from daily_totals`).toEqual([])
  })
})
