/** A thousand due at once, two processes, and one of them killed midway. */
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, inject, test } from 'vitest'
import { later, MESSAGE, START, tick } from '@/tests/support/check-ins'
import { useDatabase } from '@/tests/support/database'
import { readProgram } from '@/tests/support/program'
import { sealPerson, sealWords } from './rows'

/** PGlite runs one query at a time, in the test's own process. */
const COUNT = inject('template').kind === 'server' ? 1000 : 250
const database = useDatabase()
const program = readProgram('tests/support/check-in-process.ts')
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** Each for a different user, with its own contact, all long overdue. */
async function storeDue(): Promise<void> {
  const rows = Array.from({ length: COUNT }, (_, at) => {
    const [userId, contactId, id, alertId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const person = {
      name: 'Bea',
      email: `bea${at}@example.org`,
      from: 'Ann',
      token: 'x'.repeat(43),
      language: 'en' as const,
    }
    return {
      user: { id: userId },
      contact: {
        id: contactId,
        user_id: userId,
        status: 'accepted',
        accepted_at: START,
        sealed: sealPerson('trusted_contacts', contactId, person),
        mark: Buffer.from(contactId.replaceAll('-', '').padEnd(64, '0'), 'hex').toString('base64url'),
        token_hash: contactId.replaceAll('-', '').padEnd(64, '0'),
      },
      checkIn: {
        id,
        user_id: userId,
        state: 'due',
        sealed: sealWords(id, { message: MESSAGE }),
        hours: 1,
        time_zone: 'America/Chicago',
        pin: 'x',
        second_pin: 'x',
        due_at: later(-75),
        next_at: later(-75),
      },
      alert: {
        id: alertId,
        check_in_id: id,
        contact_id: contactId,
        position: 0,
        sealed: sealPerson('check_in_alerts', alertId, person),
      },
    }
  })
  const { sql } = database
  await sql`truncate users, mail_outbox cascade`
  await sql`insert into users ${sql(rows.map(({ user }) => user))}`
  await sql`insert into trusted_contacts ${sql(rows.map(({ contact }) => contact))}`
  await sql`insert into check_ins ${sql(rows.map(({ checkIn }) => checkIn))}`
  await sql`insert into check_in_alerts ${sql(rows.map(({ alert }) => alert))}`
}

async function startWorker(): Promise<ChildProcess> {
  const begin = await program
  const child = begin({ env: { DATABASE_URL: database.url, CLOCK: START.toISOString() } })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

const countAlerts = async () =>
  (await database.sql`select count(*)::int as n from mail_outbox where kind = 'check-in-alert'`)[0]?.n as number

test('every contact gets exactly one message', { timeout: 240_000 }, async () => {
  await storeDue()
  const [first, second] = await Promise.all([startWorker(), startWorker()])
  const ended = once(second, 'exit')
  while ((await countAlerts()) < 50) await wait(5)
  const killed = once(first, 'exit')
  first.kill('SIGKILL')
  expect(await killed).toEqual([null, 'SIGKILL'])
  const atKill = await countAlerts()
  expect(atKill).toBeLessThan(COUNT)
  await ended
  // The work the killed process had claimed is free again; the next run of any process does it.
  for (let look = 0; look < 40 && (await countAlerts()) < COUNT; look += 1) {
    await tick(START)
    await wait(250)
  }
  await tick(START)
  const mails = await database.sql`
    select count(*)::int as mails, count(distinct recipient)::int as people from mail_outbox where kind = 'check-in-alert'`
  expect(mails).toEqual([{ mails: COUNT, people: COUNT }])
  expect(await database.sql`select distinct state from check_ins`).toEqual([{ state: 'alerted' }])
  expect(await database.sql`select count(*)::int as told from check_in_alerts where told_at is not null`).toEqual([
    { told: COUNT },
  ])
})
