/** People with sessions in the test's database, and helpers to send their requests to a handler. */
import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import { expect } from 'vitest'
import type { RouteContext } from '@/lib/http/call'
import { resetOnce } from '@/lib/once-per-process.mjs'
import type { Permission, StaffRole } from '@/lib/session/policy'
import { createSession } from '@/lib/session/service'

export const SITE = 'http://localhost:3000'

/** Before each test: resets rate limits, and empties these tables. */
export async function resetTables(sql: postgres.Sql, ...tables: string[]): Promise<void> {
  resetOnce('limiter')
  for (const table of tables) await sql`delete from ${sql(table)}`
}

export interface StaffOptions {
  role?: StaffRole
  permissions?: Permission[]
  isActive?: boolean
  /** Her address is not verified by the provider. */
  isUnverified?: boolean
}

/** The cookie of a new person: a member, unless a role is given. */
export async function signInNew(sql: postgres.Sql, options: StaffOptions = {}): Promise<string> {
  const { role, permissions = [], isActive = true, isUnverified = false } = options
  const email = `${randomUUID()}@staff.test`
  const [user] = await sql<{ id: string }[]>`
    insert into users (email) values (${isUnverified ? null : email}) returning id`
  if (role) {
    await sql`insert into admin_users (email, role, permissions, is_active)
      values (${email}, ${role}, ${permissions}, ${isActive})`
  }
  return `marigold.session=${await createSession(user?.id ?? '', null)}`
}

/** The provider accounts that have signed in, and the current owner of each address. */
export function listAccounts(sql: postgres.Sql) {
  return sql`select provider_account_id, email from users join accounts on user_id = users.id order by 1`
}

type Handler = (request: Request, context: RouteContext) => Promise<Response>

export interface SentRequest {
  method?: string
  path?: string
  cookie?: string
  body?: unknown
  params?: Record<string, string>
  headers?: Record<string, string>
}

export function send(handler: Handler, sent: SentRequest): Promise<Response> {
  const { method = 'GET', path = '/api/x', cookie, body, params = {}, headers = {} } = sent
  const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof FormData)
  const request = new Request(SITE + path, {
    method,
    headers: {
      origin: SITE,
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    body:
      body instanceof FormData || typeof body === 'string'
        ? body
        : body === undefined
          ? undefined
          : JSON.stringify(body),
  })
  return handler(request, { params: Promise.resolve(params) })
}

/** The response of a call that has created something. */
export async function readCreated<Created>(answer: Promise<Response>): Promise<Created> {
  const response = await answer
  expect(response.status).toBe(201)
  return response.json()
}

/** A rejected form is answered with a page that contains these texts. */
export async function expectPage(response: Response, status: number, texts: readonly string[]): Promise<void> {
  expect(response.status).toBe(status)
  const page = await response.text()
  for (const text of texts) expect(page).toContain(text)
}
