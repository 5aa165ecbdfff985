import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { query } from '@/db'
import { useDatabase } from '@/tests/support/database'
import { refuse, startMailServer, type TestMailServer } from '@/tests/support/smtp'
import { drainAfterOutage, drainBulk, drainMail } from './drain'
import type { OutgoingMail } from './mail'
import { leaseMails, markHanded, markSent, queueMail, queueMails, reclaimExpiredLeases } from './outbox'
import { purgeOldMail, sendMailAgain } from './queries'
import { connectMail } from './transport'

const database = useDatabase()
const from = { name: 'Marigold', address: 'no-reply@marigold.test' }
const started = new Date('2026-11-21T10:00:00Z')
const later = (seconds: number) => new Date(started.getTime() + seconds * 1000)
let server: TestMailServer | undefined

beforeEach(async () => {
  await database.sql`delete from mail_outbox`
})

afterEach(async () => {
  await server?.stop()
  server = undefined
})

function queue(key: string, more: Partial<OutgoingMail> = {}): Promise<boolean> {
  const mail: OutgoingMail = {
    key,
    to: `${key}@example.org`,
    kind: 'test',
    subject: `Note ${key}`,
    preheader: 'It is short.',
    blocks: [{ type: 'text', text: `Hello ${key}.` }],
    sendAfter: started,
    ...more,
  }
  return query((db) => queueMail(db, mail))
}

async function open(reactions: Parameters<typeof startMailServer>[0] = {}): Promise<TestMailServer> {
  server = await startMailServer(reactions)
  return server
}

function drain(now = started, url = server?.url ?? '', lanes = 2) {
  return drainMail({ send: connectMail(url, from).send, clock: () => now, signal: new AbortController().signal, lanes })
}

const list = () =>
  database.sql`select key, recipient, subject, blocks, status, attempts, last_error from mail_outbox order by key`

describe('the outbox', () => {
  it('sends each waiting email once, and keeps neither the address nor the text', async () => {
    const { mails } = await open()
    await queue('ann')
    expect(await drain()).toEqual({ sent: 1, postponed: 0, failed: 0, outage: 0 })
    expect(await drain(later(3600))).toEqual({ sent: 0, postponed: 0, failed: 0, outage: 0 })
    expect(mails).toHaveLength(1)
    expect(await list()).toEqual([
      { key: 'ann', recipient: null, subject: null, blocks: null, status: 'sent', attempts: 1, last_error: null },
    ])
    expect(await queue('ann')).toBe(false)
  })

  it('sends each email once, however many processes are sending', async () => {
    const { mails } = await open()
    for (let at = 0; at < 12; at += 1) await queue(`p${at}`)
    await Promise.all([drain(), drain(), drain()])
    expect(mails.map(({ to_ }) => to_[0]).sort()).toEqual(
      Array.from({ length: 12 }, (_, at) => `p${at}@example.org`).sort(),
    )
  })

  it('sends urgent emails first, and nothing before its time', async () => {
    const { mails } = await open()
    await queue('calm')
    await queue('urgent', { urgent: true })
    await queue('tomorrow', { sendAfter: later(86_400) })
    await drain(started, undefined, 1)
    expect(mails.map(({ to_ }) => to_[0])).toEqual(['urgent@example.org', 'calm@example.org'])
  })

  it('waits longer after each temporary refusal, keeps the Message-ID, and stores only error codes', async () => {
    let isBusy = true
    const { mails } = await open({
      onMail: async () => {
        if (isBusy) throw refuse(451, '4.3.0 ann@example.org is slow today')
      },
    })
    await queue('ann')
    expect(await drain()).toMatchObject({ postponed: 1 })
    expect(await list()).toMatchObject([{ status: 'waiting', attempts: 1, last_error: 'EMESSAGE 451 4.3.0' }])
    expect(await drain(later(1))).toMatchObject({ postponed: 0, sent: 0 })
    expect(await drain(later(6))).toMatchObject({ postponed: 1 })
    expect(await drain(later(6 + 4))).toMatchObject({ postponed: 0 })
    isBusy = false
    expect(await drain(later(60))).toMatchObject({ sent: 1 })
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
    expect(mails[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@marigold\.test>$/)
  })

  it('gives up on a permanent refusal, which staff can see and send again', async () => {
    let isRefused = true
    await open({
      onRecipient: () => {
        if (isRefused) throw refuse(550, '5.1.1 no such mailbox')
      },
    })
    await queue('ann')
    expect(await drain()).toMatchObject({ failed: 1 })
    expect(await list()).toMatchObject([{ status: 'failed', last_error: 'EENVELOPE 550 5.1.1' }])
    isRefused = false
    const [row] = await database.sql`select id from mail_outbox`
    expect(await sendMailAgain(String(row?.id), started)).toBe(true)
    expect(await drain()).toMatchObject({ sent: 1 })
    expect(await sendMailAgain(String(row?.id), started)).toBe(false)
  })

  it('gives up after three days', async () => {
    await queue('ann')
    await database.sql`update mail_outbox set created_at = ${started}`
    const dead = 'smtp://127.0.0.1:1'
    expect(await drain(later(3 * 86_400 - 60), dead)).toMatchObject({ outage: 1 })
    expect(await drain(later(3 * 86_400 + 3600), dead)).toMatchObject({ failed: 1 })
  })

  it('tries one email, not all, while the server is down, and sends all when it is back', async () => {
    for (const key of ['a', 'b', 'c']) await queue(key)
    const away = await drain(started, 'smtp://127.0.0.1:1', 1)
    expect(away).toEqual({ sent: 0, postponed: 0, failed: 0, outage: 1 })
    await database.sql`update mail_outbox set next_attempt_at = ${later(1800)} where last_error is not null`
    const { mails, url } = await open()
    const options = {
      send: connectMail(url, from).send,
      clock: () => later(10),
      signal: new AbortController().signal,
    }
    const watch = { wasAway: true }
    await drainAfterOutage(options, watch)
    await drainAfterOutage(options, watch)
    expect(mails).toHaveLength(3)
  })
})

describe('bulk emails', () => {
  const drainAll = (now = started) =>
    drainBulk(connectMail(server?.url ?? '', from), { clock: () => now, signal: new AbortController().signal })
  const queueNewsletter = (count: number) =>
    query((db) =>
      queueMails(
        db,
        Array.from({ length: count }, (_, at) => ({
          key: `n${at}`,
          to: `n${at}@example.org`,
          kind: 'newsletter-issue',
          subject: 'New this week',
          preheader: 'Two pieces.',
          blocks: [{ type: 'text' as const, text: `Hello ${at}.` }],
          bulk: true,
          sendAfter: started,
        })),
      ),
    )

  it('are each sent once, over a few connections', async () => {
    const { mails, connections } = await open()
    await queueNewsletter(120)
    const drained = await Promise.all([drainAll(), drainAll()])
    expect(drained[0].sent + drained[1].sent).toBe(120)
    expect(new Set(mails.map(({ to_ }) => to_[0])).size).toBe(120)
    expect(mails).toHaveLength(120)
    expect(connections()).toBeLessThanOrEqual(12)
  })

  it('do not hold up personal emails', async () => {
    const { mails } = await open()
    await queueNewsletter(60)
    await queue('receipt', { sendAfter: later(5) })
    expect(await drain(later(6))).toMatchObject({ sent: 1 })
    expect(mails.map(({ to_ }) => to_[0])).toEqual(['receipt@example.org'])
  })

  it('that were leased but not tried, because the server went down, are released untouched', async () => {
    let taken = 0
    const { mails } = await open({
      onMail: async () => {
        taken += 1
        if (taken > 10) throw refuse(421, 'closing')
      },
    })
    await queueNewsletter(120)
    const { outage, sent } = await drainAll()
    expect(outage).toBeGreaterThan(0)
    const rows = await database.sql`select status, attempts, lease from mail_outbox where status <> 'sent'`
    expect(rows).toHaveLength(120 - sent)
    expect(rows.every(({ status, lease }) => status === 'waiting' && lease === null)).toBe(true)
    expect(rows.filter(({ attempts }) => attempts === 0).length).toBeGreaterThan(50)
    taken = -1000
    await drainAll(later(60))
    expect(new Set(mails.map(({ to_ }) => to_[0])).size).toBe(120)
  })
})

describe('a leased email', () => {
  it('of a process that died before finishing it is sent by another, after its lease', async () => {
    const { mails } = await open()
    await queue('ann')
    expect((await leaseMails(started))[0]).toMatchObject({ to: 'ann@example.org' })
    await drain(later(19))
    expect(mails).toHaveLength(0)
    await drain(later(21))
    expect(mails).toHaveLength(1)
  })

  it.each([1, 20_000])(
    'of %i lines counts as handed over only once the server has asked for the message',
    async (lines) => {
      const order: string[] = []
      const { url } = await open({
        onRecipient: async () => {
          // Enough time for anything sent ahead of the answer: both ends run in this process.
          for (let turn = 0; turn < 200; turn += 1) await nextTurn()
          order.push('recipient')
        },
        onMail: async () => void order.push('message'),
      })
      const mail = { id: 'x', to: 'ann@example.org', subject: 'A note', html: '<p>Hello.</p>', listUnsubscribe: null }
      const text = 'A line.\n'.repeat(lines)
      await connectMail(url, from).send({ ...mail, text }, async () => void order.push('end'))
      expect(order).toEqual(['recipient', 'end', 'message'])
    },
  )

  it('cannot be finished by a process that lost its lease: the server drops the unfinished message', async () => {
    const { mails, url } = await open()
    await queue('ann')
    const { send } = connectMail(url, from)
    const stale = (await leaseMails(started))[0]
    if (!stale) throw new Error('nothing to take')
    await reclaimExpiredLeases(later(30))
    const fresh = (await leaseMails(later(30)))[0]
    const envelope = { id: stale.id, to: stale.to, subject: 's', html: 'h', text: 't', listUnsubscribe: null }
    const late = send(envelope, async () => {
      if (!(await markHanded(stale, later(30)))) throw new Error('lost')
    })
    await expect(late).rejects.toThrow()
    await vi.waitFor(() => expect(mails.length).toBeLessThanOrEqual(1))
    if (!fresh) throw new Error('nothing to take')
    await send({ ...envelope, id: fresh.id }, async () => {
      expect(await markHanded(fresh, later(30))).toBe(true)
    })
    await markSent(fresh, later(30))
    expect(mails).toHaveLength(1)
  })

  it('whose process died while handing it over is shown to staff, and sent again only if urgent', async () => {
    const { mails } = await open()
    await queue('calm')
    await queue('urgent', { urgent: true })
    for (let at = 0; at < 2; at += 1) {
      const mail = (await leaseMails(started))[0]
      if (mail) await markHanded(mail, started)
    }
    await drain(later(30))
    expect(mails.map(({ to_ }) => to_[0])).toEqual(['urgent@example.org'])
    expect(await list()).toMatchObject([
      { key: 'calm', status: 'unsure', last_error: 'interrupted at the end' },
      { key: 'urgent', status: 'sent' },
    ])
  })

  it('whose server hung up instead of answering is shown to staff, and sent again only if urgent', async () => {
    const { mails } = await open({
      onMail: async (mail) => {
        if (mails.filter(({ to_ }) => to_[0] === mail.to_[0]).length === 1) server?.hangUp()
      },
    })
    await queue('calm')
    await queue('urgent', { urgent: true })
    await drain(started, server?.url, 1)
    await drain(later(60), server?.url, 1)
    await drain(later(3600), server?.url, 1)
    expect(mails.map(({ to_ }) => to_[0]).sort()).toEqual([
      'calm@example.org',
      'urgent@example.org',
      'urgent@example.org',
    ])
    expect(await list()).toMatchObject([
      { key: 'calm', status: 'unsure' },
      { key: 'urgent', status: 'sent' },
    ])
  })

  it('that waited for days without a mail server is not sent when there is one, but shown to staff', async () => {
    const { mails } = await open()
    await queue('old')
    await queue('planned', { sendAfter: later(40 * 86_400) })
    expect(await drain(later(40 * 86_400))).toMatchObject({ sent: 1 })
    expect(mails.map(({ to_ }) => to_[0])).toEqual(['planned@example.org'])
    expect(await list()).toMatchObject([{ key: 'old', status: 'failed', last_error: 'too old' }, { status: 'sent' }])
  })

  it('that was tried once, and then had no process for weeks, is not sent either', async () => {
    await open({ onRecipient: () => Promise.reject(refuse(450, 'try later')) })
    await queue('tried')
    expect(await drain()).toMatchObject({ postponed: 1 })
    await server?.stop()
    const { mails } = await open()
    await drain(later(20 * 86_400))
    expect(mails).toEqual([])
    expect(await list()).toMatchObject([{ key: 'tried', status: 'failed', last_error: 'too old' }])
  })

  it('is sent again when the server shut down before accepting it', async () => {
    const { mails } = await open({
      onMail: async () => {
        if (mails.length === 1) throw refuse(421, 'closing')
      },
    })
    await queue('ann')
    expect(await drain()).toMatchObject({ outage: 1 })
    expect(await drain(later(60))).toMatchObject({ sent: 1 })
    expect(mails).toHaveLength(2)
  })
})

describe('the message on the wire', () => {
  it('has one recipient and fixed headers, whatever a name or a subject contains', async () => {
    const { mails } = await open()
    const hostile = [
      'Ann\r\nBcc: evil@example.org',
      'Ann\nTo: evil@example.org',
      'Ann\r\n\r\n<script>alert(1)</script>',
      'Ann%0d%0aBcc:evil@example.org',
      'Ann\u2028Bcc: evil@example.org',
      'Ann\u0085Bcc: evil@example.org',
      '=?utf-8?q?=0D=0ABcc:_evil=40example.org?=',
      'Ann\u202Egro.elpmaxe@live',
      'evil@example.org, other@example.org',
    ]
    for (const [at, text] of hostile.entries()) {
      const blocks: OutgoingMail['blocks'] = [
        { type: 'text', text },
        { type: 'link', label: text, href: `javascript:alert('${at}')` },
        { type: 'facts', rows: [[text, text]] },
      ]
      await queue(`h${at}`, { subject: text, preheader: text, blocks })
    }
    await drain()
    expect(mails).toHaveLength(hostile.length)
    for (const mail of mails) {
      expect(mail.to_).toHaveLength(1)
      expect(mail.to_[0]).toMatch(/^h\d@example\.org$/)
      expect(mail.headers.map(({ key }) => key).sort()).toEqual(
        [
          'from',
          'to',
          'subject',
          'message-id',
          'date',
          'mime-version',
          'content-type',
          'auto-submitted',
          'x-auto-response-suppress',
        ].sort(),
      )
      expect(mail.from).toEqual({ name: 'Marigold', address: 'no-reply@marigold.test' })
      expect(mail.html).not.toMatch(/<script|href="javascript/i)
    }
  })

  it('has each unsubscribe header on one line, when there is an unsubscribe address', async () => {
    const { mails } = await open()
    const address = `https://marigold.example/api/newsletter/unsubscribe/${'x'.repeat(150)}`
    await queue('ann', { listUnsubscribe: address })
    await drain()
    expect(mails[0]?.raw).toContain(`\r\nList-Unsubscribe: <${address}>\r\n`)
    expect(mails[0]?.raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(mails[0]?.html).toContain(`href="${address}"`)
  })

  it('greets the server with the sender’s domain, not the machine’s name', async () => {
    const { names } = await open()
    await queue('ann')
    await drain()
    expect(names()).toEqual(['marigold.test'])
  })

  it('has no client name, images or trackers', async () => {
    const { mails } = await open()
    await queue('ann')
    await drain()
    const [mail] = mails
    expect(mail?.raw).not.toMatch(/X-Mailer|User-Agent|<img|url\(|@import/i)
    expect(mail?.html).toContain('Hello ann.')
    expect(mail?.text).toContain('Hello ann.')
  })
})

describe('old emails', () => {
  it('are deleted after the time stated on the privacy page', async () => {
    await queue('sent')
    await queue('failed')
    await queue('waiting')
    await database.sql`
      update mail_outbox set status = 'sent', recipient = null, subject = null, preheader = null, blocks = null,
      sent_at = ${started} where key = 'sent'`
    await database.sql`update mail_outbox set status = 'failed' where key = 'failed'`
    await database.sql`update mail_outbox set created_at = ${started}, next_attempt_at = ${later(30 * 86_400)}`
    expect(await purgeOldMail(later(14 * 86_400 - 60))).toBe(0)
    expect(await purgeOldMail(later(14 * 86_400 + 60))).toBe(1)
    expect(await purgeOldMail(later(30 * 86_400 + 60))).toBe(1)
    expect(await list()).toMatchObject([{ key: 'waiting' }])
    await database.sql`update mail_outbox set next_attempt_at = ${started}`
    expect(await purgeOldMail(later(14 * 86_400 + 60))).toBe(1)
  })
})
