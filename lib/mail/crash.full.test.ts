import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { query } from '@/db'
import { useDatabase } from '@/tests/support/database'
import { readProgram } from '@/tests/support/program'
import { startMailServer, type TestMailServer } from '@/tests/support/smtp'
import { queueMail } from './outbox'

const database = useDatabase()
const program = readProgram('tests/support/mail-process.ts')
/** Enough emails to kill three processes, one after the other; six in a full run. */
const MANY = process.env.TEST_FULL ? 40 : 20
const children: ChildProcess[] = []
let server: TestMailServer | undefined

beforeEach(async () => {
  await database.sql`delete from mail_outbox`
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await server?.stop()
})

/** A separate process, which can really be killed. `ahead` simulates the time since the previous one died. */
async function startProcess(smtpUrl: string, ahead = 0): Promise<ChildProcess> {
  const begin = await program
  const child = begin({
    env: { DATABASE_URL: database.url, SMTP_URL: smtpUrl, CLOCK_AHEAD_MS: String(ahead) },
  })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

function queue(key: string, urgent = false): Promise<boolean> {
  return query((db) =>
    queueMail(db, {
      key,
      to: `${key}@example.org`,
      kind: 'test',
      subject: 'A note',
      preheader: 'Short.',
      blocks: [{ type: 'text', text: 'Hello.' }],
      urgent,
    }),
  )
}

const recipients = () => server?.mails.map(({ to_ }) => to_[0]).sort()

describe('a process that is killed', () => {
  it('between storing and sending loses nothing: the next one sends every email once', async () => {
    // Nothing is listening there yet.
    server = await startMailServer()
    const { port, url } = server
    await server.stop()
    const first = await startProcess(url)
    const keys = Array.from({ length: 20 }, (_, at) => `k${String(at).padStart(2, '0')}`)
    for (const key of keys) await queue(key)
    await kill(first)
    server = await startMailServer({ port })
    await startProcess(url, 120_000)
    await server.receive(keys.length)
    expect(recipients()).toEqual(keys.map((key) => `${key}@example.org`))
  })

  it('again and again while sending still sends every email once', async () => {
    const keys = Array.from({ length: MANY }, (_, at) => `k${String(at).padStart(2, '0')}`)
    for (const key of keys) await queue(key)
    let victim: ChildProcess | undefined
    let rcpts = 0
    // Killed when the server gets the recipient: the message has not arrived yet, and no other is half received.
    server = await startMailServer({
      onRecipient: () => {
        rcpts += 1
        if (rcpts < 7 || server?.arriving !== 0) return
        rcpts = 0
        victim?.kill('SIGKILL')
      },
    })
    for (let attempt = 0; attempt < 12 && server.mails.length < keys.length; attempt += 1) {
      victim = await startProcess(server.url, attempt * 30_000)
      const gone = once(victim, 'exit')
      await Promise.race([gone, server.receive(keys.length)])
    }
    expect(recipients()).toEqual(keys.map((key) => `${key}@example.org`))
  })

  it('after the server has the whole message but before it answers does not send it twice', async () => {
    let victim: ChildProcess | undefined
    server = await startMailServer({
      onMail: async () => {
        if (victim?.exitCode === null && victim.signalCode === null) await kill(victim)
      },
    })
    await queue('calm')
    victim = await startProcess(server.url)
    await once(victim, 'exit')
    const after = await startProcess(server.url, 60_000)
    await queue('next')
    await server.receive(2)
    expect(recipients()).toEqual(['calm@example.org', 'next@example.org'])
    expect(await database.sql`select status from mail_outbox where key = 'calm'`).toEqual([{ status: 'unsure' }])
    await kill(after)
  })
})
