/**
 * Who may make which call. The list of calls is the one that the API's description is built from, so new calls are
 * included automatically; what each kind of person may do is listed below, independently of the rules under test.
 */
import { readdirSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { CallShape, RouteContext } from '@/lib/http/call'
import { resetOnce } from '@/lib/once-per-process.mjs'
import type { Permission } from '@/lib/session/policy'
import { calls } from '@/server/openapi/calls'
import { useDatabase } from './support/database'
import { SITE, type StaffOptions, signInNew } from './support/staff'

type Handler = (request: Request, context: RouteContext) => Promise<Response>
type RouteModule = Record<string, Handler | undefined>

const permissions: Permission[] = ['donations:read', 'messages:read', 'messages:write', 'subscribers:read']
/** Answering a message implies reading it. */
const implied: Partial<Record<Permission, Permission[]>> = { 'messages:write': ['messages:read'] }

/** Each kind of person, and the levels open to them besides 'public'. */
const people: Record<string, { options: StaffOptions | null; levels: string[] }> = {
  'a visitor': { options: null, levels: [] },
  'someone with an unverified address': {
    options: { role: 'admin', isUnverified: true },
    levels: ['member'],
  },
  'a member': { options: {}, levels: ['member'] },
  'a deactivated administrator': {
    options: { role: 'admin', isActive: false, permissions },
    levels: ['member'],
  },
  'a deactivated editor': { options: { role: 'editor', isActive: false, permissions }, levels: ['member'] },
  'an editor': {
    options: { role: 'editor' },
    levels: ['member', 'staff', 'staff:articles', 'staff:resources', 'staff:stats'],
  },
  ...Object.fromEntries(
    permissions.map((permission) => [
      `an editor with ${permission}`,
      {
        options: { role: 'editor' as const, permissions: [permission] },
        levels: [
          ...['member', 'staff', 'staff:articles', 'staff:resources', 'staff:stats'],
          ...[permission, ...(implied[permission] ?? [])].map((one) => `permission:${one}`),
        ],
      },
    ]),
  ),
  'an administrator': {
    options: { role: 'admin' },
    levels: [
      'member',
      'staff',
      'staff:articles',
      'staff:resources',
      'staff:stats',
      'admin',
      ...permissions.map((permission) => `permission:${permission}`),
    ],
  },
}

const database = useDatabase()
const cookies = new Map<string, string | undefined>()
const handlers = new Map<string, RouteModule>()
const modules = import.meta.glob<RouteModule>('../app/api/**/route.ts')

beforeAll(async () => {
  for (const [who, { options }] of Object.entries(people)) {
    cookies.set(who, options ? await signInNew(database.sql, options) : undefined)
  }
  for (const { path } of calls) {
    const file = `..${`/app${path}/route.ts`.replace(/\{(\w+)\}/g, '[$1]')}`
    const load =
      modules[file] ??
      Object.entries(modules).find(([name]) =>
        name.startsWith(`../app${path.split('/').slice(0, 3).join('/')}/[...`),
      )?.[1]
    if (!load) throw new Error(`${path} has no route file`)
    handlers.set(path, await load())
  }
})
beforeEach(() => {
  resetOnce('limiter')
})

const NOBODY = '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11'

/** Sends nothing valid: those without access are refused before anything is read, and those with it change nothing. */
async function ask({ method, path }: CallShape, cookie: string | undefined): Promise<number> {
  const handler = handlers.get(path)?.[method]
  if (!handler) throw new Error(`${method} ${path} is not served`)
  const address = path.replace(/\{\w+\}/g, NOBODY)
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', NOBODY]))
  const request = new Request(SITE + address, {
    method,
    headers: {
      origin: SITE,
      'content-type': 'application/json',
      accept: 'application/json',
      ...(cookie ? { cookie } : {}),
    },
    body: method === 'GET' ? undefined : '{"unknown":true}',
  })
  return (await handler(request, { params: Promise.resolve(params) })).status
}

/** These end the caller's session. */
const endsSession = new Set(['/api/logout', '/api/logout/everywhere'])
/** These would call an outside service. */
const goesOut = /^\/api\/(login|auth\/callback)/
const guarded = calls.filter(({ access, path }) => access !== 'public' && !endsSession.has(path) && !goesOut.test(path))

describe.each(Object.entries(people))('%s', (who, { levels }) => {
  test.each(guarded.map((shape) => [`${shape.method} ${shape.path}`, shape] as const))('%s', async (_, shape) => {
    const status = await ask(shape, cookies.get(who))
    if (levels.includes(shape.access)) expect(status).not.toBeOneOf([401, 403, 500])
    else if (shape.access === 'import-key') expect(status).toBe(401)
    else expect(status).toBe(who === 'a visitor' && shape.access !== 'scheduler' ? 401 : 403)
  })
})

it('/api/admin is closed to members, /api/user to visitors, and /api/cron has its own key', () => {
  for (const { path, access } of calls) {
    if (path.startsWith('/api/admin/import/files')) expect(access, path).toBe('import-key')
    else if (path.startsWith('/api/admin/')) expect(access, path).toMatch(/^(admin|staff:.+|permission:.+)$/)
    if (path.startsWith('/api/user/')) expect(access, path).toBe('member')
    if (path.startsWith('/api/cron/')) expect(access, path).toBe('scheduler')
  }
})

it('editors have access only to articles, pictures, resources, addresses held back, checks, rooms tonight, rounds of calls, twins, state facts, languages, saved views and stats in the console', () => {
  const reached = calls.filter(({ access }) => access.startsWith('staff')).map(({ path }) => path.split('/')[3])
  expect([...new Set(reached)].sort()).toEqual([
    ...['addresses', 'articles', 'calling', 'checks', 'languages', 'pictures', 'resources', 'rooms', 'states', 'stats'],
    ...['twins', 'views'],
  ])
})

it('no route file is omitted', () => {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('route.ts'),
  )
  const catchAll = files.filter((file) => file.includes('[...'))
  expect(new Set(calls.map(({ path }) => path)).size).toBeGreaterThanOrEqual(files.length - catchAll.length)
})
