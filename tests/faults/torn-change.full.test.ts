/** A database that dies in the middle of a change: the old state or the new one, never half of it. */

import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { createMember } from '@/tests/support/member'
import { useOwnDatabase } from '@/tests/support/own-database'
import { findPostgres } from '@/tests/support/own-postgres'

const binaries = findPostgres() ?? ''

describe.skipIf(!binaries)('a database that dies in the middle of a transaction', () => {
  const database = useOwnDatabase(binaries)
  const ask = async () => {
    const client = postgres(database.server.url, { max: 1, onnotice: () => {} })
    try {
      const [row] = await client`select status, note from saved_resources`
      return row
    } finally {
      await client.end()
    }
  }
  const change = (status: string, meanwhile: () => Promise<void> = async () => {}) =>
    query((db) =>
      db.transaction(async (transaction) => {
        await transaction.execute(sql`update saved_resources set status = ${status}`)
        await meanwhile()
        await transaction.execute(sql`update saved_resources set note = ${`now ${status}`}`)
      }),
    )

  beforeAll(async () => {
    const { userId } = await createMember(database.sql, 'ann@example.org')
    await database.sql`insert into saved_resources (user_id, title, description, category, status)
      values (${userId}, 'A place', 'A place to stay', 'housing-shelter', 'saved')`
  })

  it('rolls back the unfinished transaction, and keeps finished ones', async () => {
    await change('contacted')
    await expect(change('applied', () => database.server.kill())).rejects.toThrow(DatabaseUnavailable)
    await database.server.start()
    expect(await ask()).toEqual({ status: 'contacted', note: 'now contacted' })
  })

  it('accepts the same change afterwards', async () => {
    await vi.waitFor(() => change('applied'), { timeout: 10_000, interval: 100 })
    expect(await ask()).toEqual({ status: 'applied', note: 'now applied' })
  })
})
