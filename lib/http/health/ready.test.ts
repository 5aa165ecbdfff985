import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as unknown from '@/app/api/[...path]/route'
import * as health from '@/app/api/health/route'
import * as ready from '@/app/api/ready/route'
import { DatabaseUnavailable } from '@/db/breaker'
import journal from '@/db/migrations/meta/_journal.json'
import { callWords } from '@/lib/site/language/call-words'

const database = vi.hoisted(() => ({ answer: async (): Promise<unknown> => [] }))
vi.mock('@/db', () => ({ query: () => database.answer() }))

const request = new Request('http://localhost:3000/api/ready')
const context = { params: Promise.resolve({}) }
const applied = journal.entries.map(({ when }) => ({ created_at: String(when) }))

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  database.answer = async () => applied
})

describe('readiness', () => {
  test('is reported when the database has every migration of this build', async () => {
    const response = await ready.GET(request, context)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }])
  })

  test('is reported when a newer instance has applied more', async () => {
    database.answer = async () => [...applied, { created_at: '9999999999999' }]
    expect((await ready.GET(request, context)).status).toBe(200)
  })

  test.each([
    ['a migration is missing', 'The database is not up to date yet.', async () => applied.slice(0, -1)],
    [
      'none is applied',
      'The database is not up to date yet.',
      async () => Promise.reject(Object.assign(new Error('no table'), { code: '42P01' })),
    ],
    [
      'the database is down',
      callWords().problems.unavailable,
      async () => Promise.reject(new DatabaseUnavailable('resting')),
    ],
  ])('is denied with a retry time when %s', async (_, detail, answer) => {
    database.answer = answer
    const response = await ready.GET(request, context)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toMatchObject({ title: 'Service Unavailable', detail })
  })
})

test('the health check needs no database', async () => {
  database.answer = () => Promise.reject(new DatabaseUnavailable('resting'))
  const response = await health.GET(request, context)
  expect([response.status, await response.json()]).toEqual([200, { status: 'up' }])
  expect((await health.POST(request, context)).status).toBe(405)
})

test('an unknown address under /api returns a 404 problem', async () => {
  const response = await unknown.DELETE(request, context)
  expect(await response.json()).toMatchObject({ status: 404, title: 'Not Found' })
})
