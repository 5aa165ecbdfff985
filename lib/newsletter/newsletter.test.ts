import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/http/app-error'
import * as configured from '@/lib/mail/configured'
import { inLanguage } from '@/lib/site/language/speak'
import { useDatabase } from '@/tests/support/database'
import { runNewsletterJob } from './digest'
import { chooseBlocks, createIssue, queueIssues } from './issues'
import { readLink } from './queries'
import { purgeSubscriptions, purgeTokens } from './retention'
import { confirm, savePreferences, sendLink, subscribe, unsubscribe } from './service'

const database = useDatabase()
const ANN = 'ann@example.org'
const start = new Date('2026-11-16T12:00:00Z')
const hoursOn = (hours: number) => new Date(start.getTime() + hours * 3_600_000)

beforeEach(async () => {
  await database.sql`delete from newsletter_subscriptions`
  await database.sql`delete from newsletter_issues`
  await database.sql`delete from mail_outbox`
  await database.sql`delete from articles`
  await database.sql`insert into switches (name, is_on, changed_by) values ('newsletter-digest', true, 'ed@example.org')
    on conflict (name) do update set is_on = true`
})

interface Waiting {
  kind: string
  recipient: string
  list_unsubscribe: string
  blocks: { type: string; href?: string; text?: string }[]
}

async function listMails(): Promise<Waiting[]> {
  const rows = await database.sql`
    select kind, recipient, list_unsubscribe, blocks from mail_outbox order by created_at, recipient`
  return rows.map((row) => row as unknown as Waiting)
}

function readToken(address: string | undefined): string {
  return /[\w-]{43}$/.exec(address ?? '')?.[0] ?? ''
}

/** The tokens in the newest email, of its first link and of its unsubscribe address. */
async function takeTokens(): Promise<{ link: string; leave: string }> {
  const mail = (await listMails()).at(-1)
  const link = mail?.blocks.find(({ type }) => type === 'link')
  return { link: readToken(link?.href), leave: readToken(mail?.list_unsubscribe) }
}

async function getRow() {
  const [row] = await database.sql`
    select email, interests, is_active, confirmed_at, unsubscribed_at from newsletter_subscriptions`
  return row
}

async function join(email = ANN, interests: Parameters<typeof confirm>[0]['interests'] = []): Promise<string> {
  await subscribe({ email, interests }, start)
  const { link, leave } = await takeTokens()
  await confirm({ token: link, interests }, hoursOn(1))
  return leave
}

describe('subscribing', () => {
  it('sends only a link until it is confirmed, and its page offers the chosen interests', async () => {
    await subscribe({ email: ANN, interests: ['health', 'career'] }, start)
    expect(await getRow()).toMatchObject({ is_active: false, confirmed_at: null })
    expect((await listMails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([['newsletter-confirm', ANN]])
    const { link } = await takeTokens()
    expect(await readLink(link, 'confirm', hoursOn(1))).toEqual({
      shownEmail: 'a…@example.org',
      interests: ['health', 'career'],
      state: 'pending',
    })
    expect(await getRow()).toMatchObject({ is_active: false })
    await confirm({ token: link, interests: ['health'] }, hoursOn(47))
    expect(await getRow()).toMatchObject({ is_active: true, interests: ['health'] })
  })

  it('gives the same answer for a new, a pending and a known address', async () => {
    const first = await subscribe({ email: ANN, interests: [] }, start)
    expect(await subscribe({ email: ANN, interests: [] }, hoursOn(1))).toEqual(first)
    const { link } = await takeTokens()
    await confirm({ token: link, interests: [] }, hoursOn(2))
    expect(await subscribe({ email: ANN, interests: ['career'] }, hoursOn(3))).toEqual(first)
    expect(await sendLink({ email: ANN }, hoursOn(4))).toEqual(
      await sendLink({ email: 'nobody@example.org' }, hoursOn(4)),
    )
    expect(await database.sql`select email from newsletter_subscriptions`).toHaveLength(1)
  })

  it('by someone else changes nothing for a listed address, which is only sent its own link', async () => {
    await join(ANN, ['health'])
    await subscribe({ email: ANN, interests: ['finance'] }, hoursOn(25))
    expect(await getRow()).toMatchObject({ is_active: true, interests: ['health'] })
    expect((await listMails()).at(-1)).toMatchObject({ kind: 'newsletter-link' })
  })

  it('sets the email language to that of the page, which only she can change later', async () => {
    const answer = await inLanguage('es', () => subscribe({ email: ANN, interests: [] }, start))
    expect(answer.message).toContain('Busque en su correo un enlace')
    const [mail] = await database.sql`select subject, language, blocks, list_unsubscribe from mail_outbox`
    expect(mail).toMatchObject({ subject: 'Confirme su correo', language: 'es' })
    expect(mail?.list_unsubscribe).toMatch(/[\w-]{43}\?lang=es$/)
    expect(JSON.stringify(mail?.blocks)).toContain('/es/newsletter/confirm?token=')
    const { link } = await takeTokens()
    await inLanguage('es', () => confirm({ token: link, interests: [] }, hoursOn(1)))
    // Someone else entering her address changes neither it nor what she is sent.
    await subscribe({ email: ANN, interests: [] }, hoursOn(25))
    expect((await database.sql`select subject from mail_outbox order by created_at`).at(-1)).toEqual({
      subject: 'Su enlace',
    })
    const { link: choices } = await takeTokens()
    await savePreferences({ token: choices, interests: [] }, hoursOn(26))
    expect(await database.sql`select language from newsletter_subscriptions`).toEqual([{ language: 'en' }])
  })

  it('with a link that is older than 48 hours, truncated or made up does nothing', async () => {
    await subscribe({ email: ANN, interests: [] }, start)
    const { link, leave } = await takeTokens()
    for (const token of [link.slice(1), `${link}x`, 'x'.repeat(43), leave]) {
      await expect(confirm({ token, interests: [] }, hoursOn(1))).rejects.toMatchObject({ code: 'not-found' })
    }
    await expect(confirm({ token: link, interests: [] }, hoursOn(48.01))).rejects.toMatchObject({ code: 'not-found' })
    expect(await getRow()).toMatchObject({ is_active: false })
  })

  it('twice with the same link is the same as once', async () => {
    await subscribe({ email: ANN, interests: [] }, start)
    const { link } = await takeTokens()
    await confirm({ token: link, interests: [] }, hoursOn(1))
    await confirm({ token: link, interests: [] }, hoursOn(2))
    expect(await getRow()).toMatchObject({ is_active: true, confirmed_at: hoursOn(1) })
  })

  it('cannot flood a mailbox: one link a day, whoever asks', async () => {
    for (const hours of [0, 0, 1, 23.9]) await subscribe({ email: ANN, interests: [] }, hoursOn(hours))
    await sendLink({ email: ANN }, hoursOn(23.9))
    expect(await listMails()).toHaveLength(1)
    for (const hours of [24.1, 25]) await subscribe({ email: ANN, interests: [] }, hoursOn(hours))
    expect(await listMails()).toHaveLength(2)
  })

  it('stores no link as it was sent', async () => {
    await subscribe({ email: ANN, interests: [] }, start)
    const { link, leave } = await takeTokens()
    const rows = await database.sql`select to_jsonb(t)::text as row from newsletter_tokens t`
    expect(rows).toHaveLength(2)
    for (const { row } of rows) {
      expect(row).not.toContain(link)
      expect(row).not.toContain(leave)
    }
  })
})

describe('unsubscribing', () => {
  it('takes one press of the link in any email, and a second changes nothing', async () => {
    const leave = await join()
    await unsubscribe(leave, hoursOn(5))
    await unsubscribe(leave, hoursOn(6))
    expect(await getRow()).toMatchObject({ is_active: false, unsubscribed_at: hoursOn(5) })
  })

  it('works from the first email on, which then can no longer confirm', async () => {
    await subscribe({ email: ANN, interests: [] }, start)
    const { link, leave } = await takeTokens()
    await unsubscribe(leave, hoursOn(1))
    await expect(confirm({ token: link, interests: [] }, hoursOn(2))).rejects.toMatchObject({ code: 'not-found' })
    expect(await getRow()).toMatchObject({ is_active: false })
  })

  it('can be undone with the same link, or by subscribing again', async () => {
    const leave = await join()
    await unsubscribe(leave, hoursOn(5))
    await savePreferences({ token: leave, interests: ['rights'] }, hoursOn(6))
    expect(await getRow()).toMatchObject({ is_active: true, unsubscribed_at: null, interests: ['rights'] })
    await unsubscribe(leave, hoursOn(7))
    await subscribe({ email: ANN, interests: [] }, hoursOn(25))
    expect(await getRow()).toMatchObject({ is_active: false })
    const { link } = await takeTokens()
    await confirm({ token: link, interests: [] }, hoursOn(26))
    expect(await getRow()).toMatchObject({ is_active: true, unsubscribed_at: null })
  })
})

describe('retention', () => {
  const days = (count: number) => hoursOn(count * 24)

  it('deletes an unconfirmed address 7 days after it was last submitted', async () => {
    await subscribe({ email: ANN, interests: [] }, start)
    await subscribe({ email: ANN, interests: [] }, days(2))
    expect(await purgeSubscriptions(days(8.9))).toBe(0)
    expect(await purgeSubscriptions(days(9.1))).toBe(1)
    expect(await database.sql`select 1 from newsletter_tokens`).toHaveLength(0)
  })

  it('deletes an address 30 days after its owner unsubscribed, and keeps active ones', async () => {
    const leave = await join()
    expect(await purgeSubscriptions(days(400))).toBe(0)
    await unsubscribe(leave, days(1))
    expect(await purgeSubscriptions(days(30.9))).toBe(0)
    expect(await purgeSubscriptions(days(31.1))).toBe(1)
  })

  it('deletes expired links', async () => {
    await subscribe({ email: ANN, interests: [] }, start)
    expect(await purgeTokens(hoursOn(47))).toBe(0)
    expect(await purgeTokens(hoursOn(49))).toBe(1)
    expect(await purgeTokens(days(181))).toBe(1)
  })
})

describe('an issue', () => {
  const signal = new AbortController().signal
  const issue = {
    key: 'first',
    subject: 'New this week',
    preheader: 'Two pieces.',
    interests: [],
    blocks: [{ type: 'text' as const, text: 'Hello.' }],
    approvedBy: 'ed@example.org',
  }

  async function fill(count: number) {
    await database.sql`
      insert into newsletter_subscriptions (email) select 'p' || n || '@example.org' from generate_series(1, ${count}) n`
  }

  it('is queued once for each confirmed subscriber, with her own unsubscribe link', async () => {
    await fill(230)
    await subscribe({ email: ANN, interests: [] }, start)
    await database.sql`delete from mail_outbox`
    await createIssue(issue)
    expect(await queueIssues(hoursOn(1), signal)).toBe(230)
    expect(await queueIssues(hoursOn(2), signal)).toBe(0)
    expect(await createIssue(issue)).toBeNull()
    expect(await queueIssues(hoursOn(3), signal)).toBe(0)
    const mails = await listMails()
    expect(mails).toHaveLength(230)
    expect(mails.map(({ recipient }) => recipient)).not.toContain(ANN)
    expect(new Set(mails.map(({ list_unsubscribe }) => list_unsubscribe)).size).toBe(230)
    await unsubscribe(readToken(mails[0]?.list_unsubscribe), hoursOn(4))
    expect(await database.sql`select email from newsletter_subscriptions where unsubscribed_at is not null`).toEqual([
      { email: mails[0]?.recipient },
    ])
  })

  it('that was stopped midway resumes where it was, even with two runs at a time', async () => {
    await fill(1200)
    await createIssue(issue)
    const stop = new AbortController()
    const stopped = queueIssues(hoursOn(1), stop.signal)
    stop.abort()
    const first = await stopped
    expect(first).toBeLessThan(1200)
    const rest = await Promise.all([queueIssues(hoursOn(2), signal), queueIssues(hoursOn(2), signal)])
    await queueIssues(hoursOn(3), signal)
    const mails = await listMails()
    expect(first + rest[0] + rest[1]).toBeLessThanOrEqual(1200)
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(1200)
    expect(mails).toHaveLength(1200)
  })

  it('has what each subscriber chose, and is not sent if none of it is for her', () => {
    const text = { type: 'text' as const, text: 'Hello.' }
    const health = { type: 'text' as const, text: 'h', for: ['health' as const] }
    const money = { type: 'text' as const, text: 'm', for: ['finance' as const] }
    const blocks = [text, health, money]
    expect(chooseBlocks(blocks, [])).toHaveLength(3)
    expect(chooseBlocks(blocks, ['health'])).toEqual([text, { type: 'text', text: 'h' }])
    expect(chooseBlocks(blocks, ['career'])).toEqual([])
    expect(chooseBlocks([text], ['career'])).toEqual([text])
  })

  it('for some topics is sent to those who chose one of them, and to those who chose none', async () => {
    await join('h@example.org', ['health'])
    await join('m@example.org', ['finance'])
    await join('all@example.org')
    await database.sql`delete from mail_outbox`
    await createIssue({ ...issue, interests: ['health'] })
    await queueIssues(hoursOn(2), signal)
    expect((await listMails()).map(({ recipient }) => recipient).sort()).toEqual(['all@example.org', 'h@example.org'])
  })

  it('of the week has the new articles on Monday, once, and is skipped if there are none', async () => {
    const monday = new Date('2026-11-16T15:30:00Z')
    await fill(1)
    expect(await runNewsletterJob(monday, signal)).toEqual({ issues: 0, mails: 0 })
    const add = (slug: string, at: string, status = 'published') => database.sql`
      insert into articles (slug, title, excerpt, content, category, publish_date, status)
      values (${slug}, ${slug}, 'Why', 'Text', 'health', ${at}, ${status})`
    await add('new-one', '2026-11-14T10:00:00Z')
    await add('old-one', '2026-11-01T10:00:00Z')
    await add('draft-one', '2026-11-14T10:00:00Z', 'draft')
    await add('next-one', '2026-11-17T10:00:00Z', 'scheduled')
    expect(await runNewsletterJob(new Date('2026-11-16T14:30:00Z'), signal)).toEqual({ issues: 0, mails: 0 })
    expect(await runNewsletterJob(monday, signal)).toEqual({ issues: 1, mails: 1 })
    expect(await runNewsletterJob(new Date('2026-11-16T18:00:00Z'), signal)).toEqual({ issues: 0, mails: 0 })
    const [mail] = await listMails()
    const links = mail?.blocks.filter(({ type }) => type === 'link').map(({ href }) => href)
    expect(links?.[0]).toBe('http://localhost:3000/news/new-one')
    expect(links).toHaveLength(2)
  })

  it('of the week takes up where the last one ended, even after a Monday without a running site', async () => {
    await fill(1)
    const add = (slug: string, at: string) => database.sql`
      insert into articles (slug, title, excerpt, content, category, publish_date, status)
      values (${slug}, ${slug}, 'Why', 'Text', 'health', ${at}, 'published')`
    const readLinks = async () =>
      (await listMails()).map(({ blocks }) => blocks.flatMap(({ href }) => /news\/(.+)/.exec(href ?? '')?.[1] ?? []))
    await add('first', '2026-11-14T10:00:00Z')
    await runNewsletterJob(new Date('2026-11-16T15:06:00Z'), signal)
    await database.sql`delete from mail_outbox`
    await add('just-after-three', '2026-11-16T15:03:00Z')
    await add('after-the-week', '2026-11-23T16:00:00Z')
    await runNewsletterJob(new Date('2026-11-24T20:00:00Z'), signal)
    expect(await readLinks()).toEqual([['just-after-three']])
  })

  it('of the week names the news page when it cannot hold every article', async () => {
    await fill(1)
    await database.sql`
      insert into articles (slug, title, excerpt, content, category, publish_date, status)
      select 'n' || n, 'n' || n, 'Why', 'Text', 'health', '2026-11-14T10:00:00Z', 'published' from generate_series(1, 13) n`
    await runNewsletterJob(new Date('2026-11-16T15:30:00Z'), signal)
    const hrefs = (await listMails())[0]?.blocks.flatMap(({ href }) => href ?? [])
    expect(hrefs?.filter((href) => /\/news\/n\d+$/.test(href))).toHaveLength(12)
    expect(hrefs).toContain('http://localhost:3000/news')
  })

  it('of the week is introduced in the language of its reader', async () => {
    await database.sql`insert into newsletter_subscriptions (email, language) values ('eva@example.org', 'es')`
    await database.sql`
      insert into articles (slug, title, excerpt, content, category, publish_date, status)
      values ('one', 'One', 'Why', 'Text', 'health', '2026-11-14T10:00:00Z', 'published')`
    await runNewsletterJob(new Date('2026-11-16T15:30:00Z'), signal)
    const [mail] = await database.sql`select subject, preheader, blocks from mail_outbox`
    expect(mail).toMatchObject({ subject: 'Lo nuevo de esta semana', preheader: expect.stringMatching(/^Un artículo/) })
    expect(mail?.blocks[0].text).toMatch(/^Esto es lo nuevo/)
  })

  it('does not go to someone who left after it was queued', async () => {
    const leave = await join()
    await createIssue(issue)
    await queueIssues(hoursOn(2), signal)
    await unsubscribe(leave, hoursOn(3))
    expect(await database.sql`select 1 from mail_outbox where kind = 'newsletter-issue'`).toEqual([])
  })

  it('that failed cannot be sent again to someone who has left', async () => {
    const leave = await join()
    await createIssue(issue)
    await queueIssues(hoursOn(2), signal)
    await database.sql`update mail_outbox set status = 'failed' where kind = 'newsletter-issue'`
    await unsubscribe(leave, hoursOn(3))
    expect(await database.sql`select 1 from mail_outbox where kind = 'newsletter-issue'`).toEqual([])
  })

  it('does not use up the one link a day that its reader may ask for', async () => {
    const leave = await join()
    await createIssue(issue)
    await queueIssues(hoursOn(48), signal)
    await sendLink({ email: ANN }, hoursOn(49))
    expect(await database.sql`select 1 from mail_outbox where kind = 'newsletter-link'`).toHaveLength(1)
    await unsubscribe(leave, hoursOn(50))
    await subscribe({ email: ANN, interests: [] }, hoursOn(74))
    expect(await database.sql`select 1 from mail_outbox where kind = 'newsletter-confirm'`).toHaveLength(2)
  })
})

describe('without an email server', () => {
  const off = new AppError('unavailable', 'off')

  it('nobody can subscribe to a list that sends nothing', async () => {
    vi.spyOn(configured, 'requireMail').mockImplementation(() => {
      throw off
    })
    await expect(subscribe({ email: ANN, interests: [] }, start)).rejects.toBe(off)
    await expect(sendLink({ email: ANN }, start)).rejects.toBe(off)
    expect(await getRow()).toBeUndefined()
  })
})
