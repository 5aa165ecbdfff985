import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

/** An arbitrary lock id: instances that start at once apply the migrations one after the other. */
const MIGRATION_LOCK = 4_061_873

/**
 * Applies pending migrations. An older instance may be serving meanwhile, so a migration only adds, and gives up after
 * two seconds rather than block readers behind its lock.
 */
export async function migrate(databaseUrl: string, migrationsFolder = 'db/migrations'): Promise<void> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await client`set lock_timeout = 2000`
    await applyMigrations(drizzle(client, { casing: 'snake_case' }), { migrationsFolder })
    await client`select pg_advisory_unlock(${MIGRATION_LOCK})`
  } finally {
    await client.end({ timeout: 5 })
  }
}
