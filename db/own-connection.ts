import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { DatabaseUnavailable } from './breaker'
import type { Database } from './connect'

/**
 * For long work: one connection beside those that pages are read by, without their deadline, and past a pooler. It has no breaker: what is
 * done with it fails completely, and its caller starts it again.
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
