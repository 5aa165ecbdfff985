import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as approve } from '@/app/api/admin/newsletter/[id]/approve/route'
import { POST as discard } from '@/app/api/admin/newsletter/[id]/discard/route'
import { POST as hold } from '@/app/api/admin/newsletter/[id]/hold/route'
import { POST as save } from '@/app/api/admin/newsletter/[id]/route'
import { POST as test } from '@/app/api/admin/newsletter/[id]/test/route'
import { POST as switchDigest } from '@/app/api/admin/newsletter/digest/route'
import { GET as list, POST as write } from '@/app/api/admin/newsletter/route'
import { useDatabase } from '@/tests/support/database'
import { send, signInNew } from '@/tests/support/staff'
import { runNewsletterJob } from '../digest'
import { queueIssues, readBody } from '../issues'
import type { IssueDto } from './schema'
import { previewIssue } from './service'

const database = useDatabase()
const { signal } = new AbortController()
const text = { subject: 'News of the month', body: 'Hello.\n\nTwo lines\nof one.\n[Read more](https://example.org/a)' }
const spanish = { subjectEs: 'Noticias del mes', bodyEs: 'Hola.' }
let [cookie, editor] = ['', '']

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'admin' })
  editor = await signInNew(database.sql, { role: 'editor', permissions: ['subscribers:read'] })
})
beforeEach(async () => {
  for (const table of ['newsletter_subscriptions', 'newsletter_issues', 'mail_outbox', 'switches', 'articles']) {
    await database.sql`delete from ${database.sql(table)}`
  }
  await database.sql`insert into newsletter_subscriptions (email, language) values ('ann@example.org', 'en'), ('eva@example.org', 'es')`
})

const post = (handler: typeof save, id: string, body: unknown = {}) =>
  send(handler, { method: 'POST', cookie, params: { id }, body })
const make = async (body: unknown = { ...text, ...spanish }): Promise<IssueDto> => {
  const response = await send(write, { method: 'POST', cookie, body })
  expect(response.status).toBe(201)
  return response.json()
}
const release = ({ id, version }: IssueDto, more = {}) => post(approve, id, { isSure: true, version, ...more })
const mails = () =>
  database.sql`select recipient, subject, kind, language, blocks from mail_outbox order by recipient, language`
const listAll = async (): Promise<IssueDto[]> => (await send(list, { cookie, path: '/api/admin/newsletter' })).json()

it('a text becomes paragraphs, and a line that is a link a button', () => {
  expect(readBody(text.body)).toEqual([
    { type: 'text', text: 'Hello.' },
    { type: 'text', text: 'Two lines\nof one.' },
    { type: 'link', label: 'Read more', href: 'https://example.org/a' },
  ])
  expect(readBody('[no](javascript:alert(1))')).toEqual([{ type: 'text', text: '[no](javascript:alert(1))' }])
})

describe('an issue', () => {
  it('is sent only after someone released what they read, to each in their language', async () => {
    const issue = await make()
    expect(issue.state).toBe('draft')
    expect(await queueIssues(new Date(), signal)).toBe(0)
    expect((await post(approve, issue.id, { version: issue.version })).status).toBe(422)
    expect((await release({ ...issue, version: 7 })).status).toBe(409)
    expect((await release(issue)).status).toBe(204)
    expect(await queueIssues(new Date(), signal)).toBe(2)
    expect(await mails()).toMatchObject([
      { recipient: 'ann@example.org', subject: 'News of the month' },
      { recipient: 'eva@example.org', subject: 'Noticias del mes' },
    ])
    expect(await listAll()).toMatchObject([{ state: 'sent', queued: 2, approvedBy: expect.stringContaining('@') }])
    expect((await release(issue)).status).toBe(409)
    const logged = await database.sql`select action from audit_log where target_type = 'newsletter' order by id`
    expect(logged.map(({ action }) => action)).toEqual(['created', 'released'])
  })

  it('waits for its moment, and can be held until then', async () => {
    const issue = await make()
    expect((await release(issue, { sendAt: '2020-01-01T09:00' })).status).toBe(422)
    expect((await release(issue, { sendAt: '2999-01-01T09:00' })).status).toBe(204)
    expect(await queueIssues(new Date(), signal)).toBe(0)
    expect((await listAll())[0]?.state).toBe('scheduled')
    expect((await post(save, issue.id, text)).status).toBe(409)
    expect((await post(hold, issue.id)).status).toBe(204)
    expect((await listAll())[0]?.state).toBe('draft')
    expect(await queueIssues(new Date('2999-01-01T15:00:00Z'), signal)).toBe(0)
    expect((await release((await listAll())[0] ?? issue, { sendAt: '2999-01-01T09:00' })).status).toBe(204)
    expect(await queueIssues(new Date('2999-01-01T15:00:00Z'), signal)).toBe(2)
    expect((await post(hold, issue.id)).status).toBe(409)
  })

  it('is changed only by whoever saw the newest text, and all of its Spanish is there or none', async () => {
    const issue = await make(text)
    expect((await post(save, issue.id, { ...text, subject: 'Other', version: issue.version })).status).toBe(200)
    expect((await post(save, issue.id, { ...text, version: issue.version })).status).toBe(409)
    const half = await post(save, issue.id, { ...text, bodyEs: 'Hola.' })
    expect(half.status).toBe(422)
    expect((await half.json()).errors[0].path).toBe('subjectEs')
    const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    const body = `${new URLSearchParams({ subject: 'x', body: 'Kept words', bodyEs: 'Hola.' })}`
    const page = await send(save, { method: 'POST', cookie, params: { id: issue.id }, body, headers: form })
    expect(await page.text()).toContain('Kept words')
  })

  it('is previewed and tested in each language, without a telling word on a locked screen', async () => {
    const issue = await make({ ...text, ...spanish, subject: 'Help for women' })
    const [english, other] = await previewIssue(issue.id)
    expect(english?.subject).not.toMatch(/women/i)
    expect(english?.text).toContain('of one.')
    expect(other).toMatchObject({ language: 'es', subject: 'Noticias del mes' })
    expect((await post(test, issue.id)).status).toBe(204)
    const sent = await mails()
    expect(sent.map(({ kind, language }) => [kind, language])).toEqual([
      ['newsletter-test', 'en'],
      ['newsletter-test', 'es'],
    ])
    expect(sent[0]?.recipient).toMatch(/@staff\.test$/)
    expect((await listAll())[0]?.state).toBe('draft')
  })

  it('that is put away is never sent, and editors only read', async () => {
    const issue = await make()
    expect((await post(discard, issue.id)).status).toBe(204)
    expect((await release(issue)).status).toBe(409)
    expect(await queueIssues(new Date(), signal)).toBe(0)
    expect((await send(list, { cookie: editor, path: '/api/admin/newsletter' })).status).toBe(200)
    expect((await send(write, { method: 'POST', cookie: editor, body: text })).status).toBe(403)
    expect((await send(approve, { method: 'POST', cookie: editor, params: { id: issue.id }, body: {} })).status).toBe(
      403,
    )
  })
})

describe('the weekly digest', () => {
  const monday = new Date('2026-11-16T15:30:00Z')
  beforeEach(async () => {
    await database.sql`insert into articles (slug, title, excerpt, content, category, publish_date, status)
      values ('one', 'One', 'Why', 'Text', 'health', '2026-11-14T10:00:00Z', 'published')`
  })

  it('waits for a press', async () => {
    expect(await runNewsletterJob(monday, signal)).toEqual({ issues: 1, mails: 0 })
    const [issue] = await listAll()
    expect(issue).toMatchObject({ state: 'draft', isDigest: true })
    expect((await previewIssue(issue?.id ?? '')).map(({ subject }) => subject)).toEqual([
      ...['New this week', 'Lo nuevo de esta semana'],
    ])
    if (issue) await release(issue)
    expect(await runNewsletterJob(monday, signal)).toEqual({ issues: 0, mails: 2 })
  })

  it('that was put away is not written again', async () => {
    await runNewsletterJob(monday, signal)
    await post(discard, (await listAll())[0]?.id ?? '')
    expect(await runNewsletterJob(monday, signal)).toEqual({ issues: 0, mails: 0 })
  })

  it('goes out by itself when an administrator switched it on, which is written down', async () => {
    expect((await send(switchDigest, { method: 'POST', cookie: editor, body: { isOn: true } })).status).toBe(403)
    expect((await send(switchDigest, { method: 'POST', cookie, body: { isOn: true } })).status).toBe(204)
    expect(await runNewsletterJob(monday, signal)).toEqual({ issues: 1, mails: 2 })
    const [entry] = await database.sql`select action, target from audit_log where target_type = 'setting'`
    expect(entry).toMatchObject({ action: 'switched on' })
  })
})
