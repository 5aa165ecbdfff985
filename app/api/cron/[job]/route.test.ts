import { beforeEach, expect, test, vi } from 'vitest'
import { useDatabase } from '@/tests/support/database'

const SECRET = 'a-secret-of-more-than-32-characters-for-tests'
useDatabase()

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('CRON_SECRET', SECRET)
})

async function ask(job: string, authorization?: string, method: 'POST' | 'GET' = 'POST') {
  const handlers = await import('./route')
  const request = new Request(`http://localhost:3000/api/cron/${job}`, {
    method,
    headers: authorization === undefined ? {} : { authorization },
  })
  return handlers[method](request, { params: Promise.resolve({ job }) })
}

test('a caller with the secret can run a job', async () => {
  const response = await ask('retention', `Bearer ${SECRET}`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ job: 'retention', ran: true, counts: { sessions: 0 } })
})

test('an unknown job is a 404', async () => {
  for (const name of ['nothing', 'constructor', 'a'.repeat(200)]) {
    expect((await ask(name, `Bearer ${SECRET}`)).status).toBe(404)
  }
})

test('a caller without the secret gets 403 for any job name, and cannot learn which jobs exist', async () => {
  for (const authorization of [undefined, '', 'Bearer', `Bearer ${SECRET}x`, `bearer ${SECRET.slice(1)}`, SECRET]) {
    expect((await ask('retention', authorization)).status).toBe(403)
    expect((await ask('nothing', authorization)).status).toBe(403)
  }
})

test('GET needs the secret too: a link or an image runs nothing, but a GET-only scheduler works', async () => {
  expect((await ask('retention', undefined, 'GET')).status).toBe(403)
  expect((await ask('retention', `Bearer ${SECRET}`, 'GET')).status).toBe(200)
})
