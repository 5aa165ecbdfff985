import 'server-only'
import { DrizzleAdapter } from '@auth/drizzle-adapter'
import type { Adapter } from 'next-auth/adapters'
import { type Database, query } from '@/db'
import { accounts, sessions, users } from '@/db/schema/people'
import { hashToken } from '@/lib/sealing/seal'

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect']
type Changes<Table extends { $inferInsert: unknown }, Key extends keyof Table['$inferInsert']> = Partial<
  Table['$inferInsert']
> &
  Required<Pick<Table['$inferInsert'], Key>>

/** The adapter methods we use, with our own tables' columns. */
interface Keeper {
  getUserByAccount(account: { provider: string; providerAccountId: string }): Promise<Row<typeof users> | null>
  createUser(user: (typeof users)['$inferInsert']): Promise<Row<typeof users>>
  updateUser(user: Changes<typeof users, 'id'>): Promise<Row<typeof users>>
  linkAccount(account: (typeof accounts)['$inferInsert']): Promise<void>
  createSession(session: (typeof sessions)['$inferInsert']): Promise<Row<typeof sessions>>
  getSessionAndUser(sid: string): Promise<{ session: Row<typeof sessions>; user: Row<typeof users> } | null>
  updateSession(session: Changes<typeof sessions, 'sessionToken'>): Promise<Row<typeof sessions> | null | undefined>
  deleteSession(sid: string): Promise<void>
}

/** The adapter reads only these columns of its tables; its types require all of them. */
const tables = { usersTable: users, accountsTable: accounts, sessionsTable: sessions }
const bind = (db: Database): Adapter => DrizzleAdapter(db, tables as never)

/** Auth.js's Drizzle adapter on one connection, or inside one transaction. Its tokens are our hashes. */
export function adaptTo(db: Database): Keeper {
  return bind(db) as unknown as Keeper
}

type Method = (...values: unknown[]) => Promise<unknown>

/** An adapter method that runs through our query(). */
function pass(name: keyof Adapter, convert: (value: never) => unknown = (value) => value): Method {
  return (value) => query((db) => (bind(db)[name] as Method)(convert(value as never)))
}

type CreateSession = NonNullable<Adapter['createSession']>

/** The adapter for Auth.js: hashes its tokens, and replaces its provider name with the issuer. */
export function createAdapter(issuer: string, createSession: CreateSession): Adapter {
  const ofIssuer = (account: object) => ({ ...account, provider: issuer })
  const methods: Record<string, Method> = {
    createUser: pass('createUser'),
    getUser: pass('getUser'),
    getUserByEmail: pass('getUserByEmail'),
    updateUser: pass('updateUser'),
    getUserByAccount: pass('getUserByAccount', ofIssuer),
    linkAccount: pass('linkAccount', ofIssuer),
    getSessionAndUser: pass('getSessionAndUser', hashToken),
    updateSession: pass('updateSession', (session: { sessionToken: string }) => ({
      ...session,
      sessionToken: hashToken(session.sessionToken),
    })),
    deleteSession: pass('deleteSession', hashToken),
  }
  return { ...methods, createSession }
}
