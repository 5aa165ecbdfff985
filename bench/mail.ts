/** A newsletter to a million: how fast it is queued and sent, and how long a receipt waits meanwhile. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import postgres from 'postgres'
import { query } from '@/db'
import { queueMail } from '@/lib/mail/outbox'
import { connectMail } from '@/lib/mail/transport'
import { startMailWorker } from '@/lib/mail/worker'
import { createIssue, queueIssues } from '@/lib/newsletter/issues'
import { onPostgres } from './postgres'
import { printTable } from './table'

const READERS = 1_000_000
const QUEUE_MS = 20_000
const SEND_MS = 60_000
const GOAL_HOURS = 3

const text = 'A few sentences of an article of the week, about as long as an excerpt is. '.repeat(4)

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function countSent(client: postgres.Sql): Promise<number> {
  return client`select count(*)::int as sent from mail_outbox where status = 'sent' and is_bulk`.then(
    ([row]) => row?.sent,
  )
}

export const measureMail = onPostgres('Mail', async (url) => {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  const server = fork(new URL('./mail-server.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  const [smtpUrl] = await once(server, 'message')
  const hours = (rate: number) => (READERS / rate / 3600).toFixed(2)
  try {
    await client`insert into newsletter_subscriptions (email, is_active, confirmed_at)
      select 'reader' || i || '@example.org', true, now() from generate_series(1, ${READERS}) i`
    await createIssue({
      ...{ key: 'bench', subject: 'New this week', preheader: 'Six pieces.', interests: [], approvedBy: 'bench' },
      blocks: Array.from({ length: 6 }, () => ({ type: 'text' as const, text })),
    })
    const began = performance.now()
    const queued = await queueIssues(new Date(), AbortSignal.timeout(QUEUE_MS))
    const queueRate = queued / ((performance.now() - began) / 1000)
    // Fills the outbox to a million, so that the next measurements run against a full table.
    await client`insert into mail_outbox (key, kind, recipient, subject, preheader, blocks, is_bulk)
      select 'rest:' || i, kind, 'rest' || i || '@example.org', subject, preheader, blocks, true
      from (select * from mail_outbox limit 1) one, generate_series(1, ${READERS - queued}) i`
    await client`analyze mail_outbox`
    const worker = startMailWorker(connectMail(String(smtpUrl), { name: 'Bench', address: 'no-reply@bench.test' }))
    await pause(5000)
    const [before, start] = [await countSent(client), performance.now()]
    await pause(SEND_MS / 2)
    const asked = performance.now()
    const arrived = once(server, 'message')
    await query((db) =>
      queueMail(db, {
        ...{ key: 'receipt', to: 'receipt@example.org', kind: 'donation-receipt' },
        ...{ subject: 'Your receipt', preheader: 'Please keep it.', blocks: [{ type: 'text', text }] },
      }),
    )
    await arrived
    const receiptMs = performance.now() - asked
    await pause(SEND_MS / 2)
    const rate = ((await countSent(client)) - before) / ((performance.now() - start) / 1000)
    await worker.stop()
    printTable(
      `A newsletter to ${READERS.toLocaleString('en-US')}, to a mail server that takes them (goal: sent in under ${GOAL_HOURS} hours)`,
      [
        { what: 'written into the outbox', 'a second': queueRate.toFixed(0), 'hours for a million': hours(queueRate) },
        { what: 'sent', 'a second': rate.toFixed(0), 'hours for a million': hours(rate) },
      ],
    )
    console.log(`  A receipt meanwhile arrived after ${receiptMs.toFixed(0)} ms.`)
  } finally {
    server.kill()
    await client.end()
  }
})
