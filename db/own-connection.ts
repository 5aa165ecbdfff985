import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { DatabaseUnavailable } from './breaker'
import type { Database } from './connect'

/**
 * For long-running work: a connection outside the pool that serves pages, without their deadline, bypassing any pooler. It has no breaker:
 * a failure fails the whole work, and its caller starts it again.
 */
export async function withOwnConnection<T>(run: (db: Database) => Promise<T>): Promise<T> {
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  if (!url) throw new DatabaseUnavailable('DATABASE_URL is not set')
  const client = postgres(url, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'marigold import', plan_cache_mode: 'force_custom_plan' },
  })
  try {
    return await run(drizzle(client, { casing: 'snake_case' }))
  } finally {
    await client.end({ timeout: 5 }).catch(() => {})
  }
}
