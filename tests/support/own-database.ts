import postgres from 'postgres'
import { afterAll, beforeAll } from 'vitest'
import { resetDatabase } from '@/db'
import { migrate } from '@/db/migrate'
import { type OwnPostgres, startOwnPostgres } from './own-postgres'

/** A server of one's own with the tables of the site, which the application is led to; and a client beside it. */
export function useOwnDatabase(binaries: string): { readonly server: OwnPostgres; readonly sql: postgres.Sql } {
  let server: OwnPostgres
  let sql: postgres.Sql
  beforeAll(async () => {
    server = await startOwnPostgres(binaries)
    await migrate(server.url)
    sql = postgres(server.url, { max: 1, onnotice: () => {} })
    process.env.DATABASE_URL = server.url
    await resetDatabase()
  })
  afterAll(async () => {
    delete process.env.DATABASE_URL
    await resetDatabase()
    await sql?.end()
    await server?.remove()
  })
  return {
    get server() {
      return server
    },
    get sql() {
      return sql
    },
  }
}
