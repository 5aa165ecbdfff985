import postgres from 'postgres'
import { afterAll, beforeAll } from 'vitest'
import { resetDatabase } from '@/db'
import { migrate } from '@/db/migrate'
import { type OwnPostgres, startOwnPostgres } from './own-postgres'

/** A separate server with the site's tables, used by the application, and a client connection. */
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
