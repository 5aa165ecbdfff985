import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Viewer } from '@/lib/session/policy'
import { useDatabase } from '@/tests/support/database'
import { listJobTroubles, listUnset } from './health'
import { countWaiting, listWaiting } from './waiting'

const database = useDatabase()
const admin: Viewer = { userId: randomUUID(), email: 'ada@marigold.test', role: 'admin', permissions: [] }
const editor: Viewer = { ...admin, role: 'editor' }

beforeEach(async () => {
  await database.sql`delete from contact_messages`
  await database.sql`delete from stripe_events`
  await database.sql`delete from job_runs`
})

describe('pending work', () => {
  beforeEach(async () => {
    await database.sql`update locations set address_visibility = 'area' where address_visibility = 'held'`
    await database.sql`insert into contact_messages (name, email, subject, category, message, priority, status, closed_at)
      values ('A', 'a@example.org', 's', 'general', 'm', 'normal', 'new', null),
        ('B', 'b@example.org', 's', 'general', 'm', 'normal', 'new', null),
        ('C', 'c@example.org', 's', 'emergency', 'm', 'emergency', 'open', null),
        ('D', 'd@example.org', 's', 'emergency', 'm', 'emergency', 'closed', now())`
    await database.sql`insert into stripe_events (id, type, created, outcome, reason)
      values ('evt_1', 'payment_intent.succeeded', now(), 'refused', 'version')`
  })

  it('is ordered by risk: open emergencies first', async () => {
    const waiting = await listWaiting(admin)
    expect(waiting.map(({ href, count }) => [href, count])).toEqual([
      ['/admin/messages?priority=emergency', 1],
      ['/admin/messages?status=new', 2],
      ['/admin/donations#refused-title', 1],
    ])
    expect(countWaiting(waiting)).toEqual({ messages: 3, donations: 1 })
  })

  it('a file that changes nothing waits for nobody', async () => {
    await database.sql`insert into imports (source, format, file_name, size_bytes, actor, status, to_add, bad)
      values ('x', 'csv', 'a.csv', 1, 'a@b.test', 'checked', 0, 3), ('x', 'csv', 'b.csv', 1, 'a@b.test', 'checked', 1, 0)`
    const files = (await listWaiting(admin)).find(({ href }) => href === '/admin/import')
    await database.sql`delete from imports`
    expect(files?.count).toBe(1)
  })

  it('shows nobody what they may not open', async () => {
    expect(await listWaiting(editor)).toEqual([])
  })
})

describe('jobs in trouble', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const schedules = [
    { name: 'donations', everySeconds: 300 },
    { name: 'mail', everySeconds: 60 },
    { name: 'news', everySeconds: 1800 },
    { name: 'retention', everySeconds: 3600 },
  ]
  const run = (job: string, minutesAgo: number, result: string) => database.sql`
    insert into job_runs (job, started_at, ended_at, result)
    values (${job}, ${new Date(now.getTime() - minutesAgo * 60_000)}, now(), ${result})`

  it('are those that failed, are late, or never ran', async () => {
    await run('retention', 30, 'done')
    await run('news', 10, 'failed')
    await run('mail', 60, 'done')
    const troubles = Object.fromEntries((await listJobTroubles(schedules, now)).map(({ job, what }) => [job, what]))
    expect(troubles).toMatchObject({ news: 'failed', mail: 'late', donations: 'never' })
    expect(troubles).not.toHaveProperty('retention')
  })
})

it('everything that is not configured is listed, and nothing that is', () => {
  const given = { SMTP_URL: 'smtp://x', NEWS_API_KEY: 'k', SOURCES: ['off'], CRON_SECRET: 'c' }
  const unset = listUnset(given).map(({ variables }) => variables)
  expect(unset).toEqual(
    expect.arrayContaining(['ORG_LEGAL_NAME', 'ORG_EIN', 'ORG_FIGURES', 'STRIPE_SECRET_KEY', 'SOURCES']),
  )
  // Whoever reads it has been added, and it names nothing that only a programmer can open.
  expect(unset.join(' ')).not.toMatch(/ADMIN_EMAILS|\.ts/)
  for (const set of ['SMTP_URL', 'NEWS_FEEDS or NEWS_API_KEY', 'CRON_SECRET']) expect(unset).not.toContain(set)
})
