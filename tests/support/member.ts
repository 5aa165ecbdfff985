import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import { beforeEach } from 'vitest'
import type { RouteContext } from '@/lib/http/call'
import { resetOnce } from '@/lib/once-per-process.mjs'
import { createSession } from '@/lib/session/service'
import type { TestDatabase } from './database'
import { SITE_URL } from './identity'
import { Visitor } from './visitor'

type Handler = (request: Request, context: RouteContext) => Promise<Response>
type Handlers = Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Handler>

interface Sent {
  body?: unknown
  params?: Record<string, string>
  headers?: Record<string, string>
}

/** A signed-in person, calling the site's own handlers. */
export class Member {
  visitor = new Visitor()

  constructor(public userId = '') {}

  /** Gives her a new account, in a fresh browser. */
  async signUp(sql: postgres.Sql, email: string | null = null): Promise<void> {
    const [user] = await sql<{ id: string }[]>`
      with person as (insert into users (email) values (${email}) returning id)
      insert into accounts (user_id, type, provider, provider_account_id)
      select id, 'oidc', 'https://id.example', ${randomUUID()} from person returning user_id as id`
    this.userId = user?.id ?? ''
    this.visitor = new Visitor()
    this.visitor.jar.set('marigold.session', await createSession(this.userId, null))
  }

  /** As sent by a script of the site. */
  send(handlers: Handlers, method: keyof Handlers, path: string, { body, params, headers }: Sent = {}) {
    return this.visitor.open(
      handlers[method],
      path,
      {
        method,
        headers: {
          origin: SITE_URL,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      params,
    )
  }

  /** As a browser submits a plain form; returns the redirect's target. */
  async post(handlers: Handlers, path: string, fields: [string, string][] = [], { params, headers }: Sent = {}) {
    const response = await this.visitor.open(
      handlers.POST,
      path,
      {
        method: 'POST',
        headers: {
          origin: SITE_URL,
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body: `${new URLSearchParams(fields)}`,
      },
      params,
    )
    return { status: response.status, location: response.headers.get('location') }
  }
}

export async function createMember(sql: postgres.Sql, email: string | null = null): Promise<Member> {
  const member = new Member()
  await member.signUp(sql, email)
  return member
}

/** Ann, whom a test is about, and Eve, another member: both new before each test, without other accounts. */
export function useAnnAndEve(database: TestDatabase): { ann: Member; eve: Member } {
  const ann = new Member()
  const eve = new Member()
  beforeEach(async () => {
    resetLimits()
    await database.sql`delete from users`
    await ann.signUp(database.sql, 'ann@example.org')
    await eve.signUp(database.sql)
  })
  return { ann, eve }
}

/** A visitor without a session. */
export function createStranger(): Member {
  return new Member()
}

/** Resets the rate limits, because tests make more calls than a network may. */
export function resetLimits(): void {
  resetOnce('limiter')
}
