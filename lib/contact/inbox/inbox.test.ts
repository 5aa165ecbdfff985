import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as assign } from '@/app/api/admin/messages/[id]/assign/route'
import { POST as addNote } from '@/app/api/admin/messages/[id]/notes/route'
import { POST as answer } from '@/app/api/admin/messages/[id]/reply/route'
import { GET as getOne } from '@/app/api/admin/messages/[id]/route'
import { POST as setStatus } from '@/app/api/admin/messages/[id]/status/route'
import { POST as actOnMany } from '@/app/api/admin/messages/many/route'
import { GET } from '@/app/api/admin/messages/route'
import { POST as contact } from '@/app/api/contact/route'
import { resetOnce } from '@/lib/once-per-process.mjs'
import { useDatabase } from '@/tests/support/database'
import { send, signInNew } from '@/tests/support/staff'
import { withoutRandom } from '@/tests/support/without-random'
import { writeReply } from './mails'
import { readyAnswers } from './ready-answers'
import type { MessageDto } from './schema'

const database = useDatabase()
const CANARY = 'canary of hers'
let cookie = ''

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'editor', permissions: ['messages:write'] })
})
beforeEach(async () => {
  resetOnce('limiter')
  await database.sql`delete from contact_messages`
})

async function leave(priority: string, minutesAgo: number): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`
    insert into contact_messages (name, email, subject, category, message, priority, created_at)
    values (${CANARY}, 'a@b.test', ${`${CANARY} ${priority} ${minutesAgo}`}, 'general', ${CANARY}, ${priority},
      now() - ${minutesAgo} * interval '1 minute') returning id`
  return row?.id ?? ''
}
const list = async (query = ''): Promise<MessageDto[]> =>
  (await send(GET, { cookie, path: `/api/admin/messages${query}` })).json()
const close = (id: string, status = 'closed') =>
  send(setStatus, { method: 'POST', cookie, params: { id }, body: { status } })

describe('the inbox', () => {
  it('lists the most urgent first, then the newest, in pages', async () => {
    for (const [priority, ago] of [
      ['normal', 1],
      ['emergency', 9],
      ['low', 0],
      ['high', 5],
      ['emergency', 3],
      ['normal', 4],
    ] as const) {
      await leave(priority, ago)
    }
    const seen: string[] = []
    let path: string | undefined = '/api/admin/messages?limit=2'
    while (path) {
      const response = await send(GET, { cookie, path })
      for (const { subject } of (await response.json()) as MessageDto[]) seen.push(subject.replace(`${CANARY} `, ''))
      path = /<(.+)>/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(['emergency 3', 'emergency 9', 'high 5', 'normal 1', 'normal 4', 'low 0'])
    expect(await list('?priority=high')).toHaveLength(1)
  })

  it('lists the newest or the oldest first on request, in pages', async () => {
    for (const [priority, ago] of [
      ['emergency', 5],
      ['low', 1],
      ['high', 9],
    ] as const) {
      await leave(priority, ago)
    }
    for (const [sort, order] of [
      ['newest', ['low 1', 'emergency 5', 'high 9']],
      ['oldest', ['high 9', 'emergency 5', 'low 1']],
    ] as const) {
      const seen: string[] = []
      for (let path: string | undefined = `/api/admin/messages?limit=1&sort=${sort}`; path; ) {
        const response = await send(GET, { cookie, path })
        for (const { subject } of (await response.json()) as MessageDto[]) seen.push(subject.replace(`${CANARY} `, ''))
        path = /<(.+)>/.exec(response.headers.get('link') ?? '')?.[1]
      }
      expect(seen).toEqual(order)
    }
  })

  it('closes a message, which moves to its own list, and reopens it', async () => {
    const id = await leave('normal', 1)
    expect((await close(id)).status).toBe(204)
    expect(await list()).toEqual([])
    expect((await list('?status=closed'))[0]?.closedAt).not.toBeNull()
    expect((await close(id, 'open')).status).toBe(204)
    expect((await list())[0]).toMatchObject({ status: 'open', closedAt: null })
    expect((await close(id, 'gone')).status).toBe(422)
    expect((await close('0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11')).status).toBe(404)
  })

  it('stores notes for colleagues, with their author', async () => {
    const id = await leave('normal', 1)
    expect(
      (await send(addNote, { method: 'POST', cookie, params: { id }, body: { body: 'Called back.' } })).status,
    ).toBe(204)
    const message = await (await send(getOne, { cookie, params: { id } })).json()
    expect(message.notes).toMatchObject([{ body: 'Called back.' }])
    expect(message.notes[0].author).toMatch(/@staff\.test$/)
  })
})

describe('a message in another language', () => {
  it('keeps the language of the page that it was sent from, and is found by it', async () => {
    const body = {
      name: 'Ana',
      email: 'ana@b.test',
      subject: 'Hola',
      category: 'general',
      message: 'Busco un abogado.',
    }
    expect((await send(contact, { method: 'POST', path: '/api/contact?lang=es', body })).status).toBeLessThan(300)
    await leave('normal', 1)
    expect(await list('?language=es')).toMatchObject([{ name: 'Ana', language: 'es' }])
    expect(await list('?language=en')).toHaveLength(1)
  })

  it('has a ready answer in it, each in every language', () => {
    for (const { text } of readyAnswers) expect(Object.values(text).every((words) => words.length > 40)).toBe(true)
  })
})

describe('a call', () => {
  it('is noted with what became of it, in the log too, with or without a note', async () => {
    const id = await leave('normal', 1)
    const note = (body: unknown) => send(addNote, { method: 'POST', cookie, params: { id }, body })
    expect((await note({ callOutcome: 'no-answer' })).status).toBe(204)
    expect((await note({ callOutcome: 'reached', body: 'Called at noon.' })).status).toBe(204)
    expect((await note({ body: '' })).status).toBe(422)
    expect((await note({ callOutcome: 'maybe' })).status).toBe(422)
    const message = await (await send(getOne, { cookie, params: { id } })).json()
    expect(message.notes).toMatchObject([
      { callOutcome: 'no-answer', body: 'No answer.' },
      { callOutcome: 'reached', body: 'Called at noon.' },
    ])
    const log = await database.sql`select action, changes from audit_log where target_id = ${id} order by id`
    expect(log[0]).toEqual({ action: 'called', changes: { callOutcome: [null, 'no-answer'] } })
    expect(JSON.stringify(log)).not.toContain('noon')
  })
})

describe('a reply', () => {
  const write = (id: string, body = 'Please call 211.') =>
    send(answer, { method: 'POST', cookie, params: { id }, body: { body } })
  const mails = () =>
    database.sql`select recipient, subject, preheader, blocks::text as blocks from mail_outbox where kind = 'contact-reply'`

  beforeEach(async () => {
    await database.sql`delete from mail_outbox`
  })

  it('is emailed sealed, without her words, and recorded as a note', async () => {
    const id = await leave('normal', 1)
    expect((await write(id)).status).toBe(204)
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'a@b.test' })
    expect(withoutRandom(JSON.stringify(mail))).not.toMatch(/canary|211/)
    const message = await (await send(getOne, { cookie, params: { id } })).json()
    expect(message).toMatchObject({ status: 'open', notes: [{ body: 'Please call 211.', isReply: true }] })
    expect(message.assignedTo).toMatch(/@staff\.test$/)
  })

  it('has around it the language that was chosen, else that of the answer', async () => {
    const id = await leave('normal', 1)
    const reply = (body: unknown) => send(answer, { method: 'POST', cookie, params: { id }, body })
    expect((await reply({ body: 'Please call 211.', language: 'es' })).status).toBe(204)
    expect((await reply({ body: 'Please call 211.' })).status).toBe(204)
    expect((await reply({ body: 'Hi', language: 'fr' })).status).toBe(422)
    const sent = await database.sql`select language from mail_outbox where kind = 'contact-reply' order by created_at`
    expect(sent.map(({ language }) => language)).toEqual(['es', 'en'])
  })

  it('by someone who was signed out meanwhile is shown again, with a way to sign in', async () => {
    const id = await leave('normal', 1)
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    const page = await send(answer, {
      method: 'POST',
      params: { id },
      body: 'body=My+long+answer&language=es',
      headers,
    })
    expect(page.status).toBe(401)
    const text = await page.text()
    expect(text).toContain('My long answer')
    expect(text).toContain('/api/login?callbackUrl=/admin')
  })

  it('is refused when she named other ways to reach her, and nothing is sent', async () => {
    const id = await leave('normal', 1)
    await database.sql`update contact_messages set reach_by = '{phone}' where id = ${id}`
    const refused = await write(id)
    expect(refused.status).toBe(409)
    expect((await refused.json()).detail).toContain('did not name email')
    expect(await mails()).toHaveLength(0)
  })
})

describe('a message', () => {
  const give = (id: string, assignedTo: string) =>
    send(assign, { method: 'POST', cookie, params: { id }, body: { assignedTo } })

  it('can be assigned to someone who may read it, and to nobody else', async () => {
    const id = await leave('normal', 1)
    const [helper] = await database.sql`select email from admin_users where 'messages:write' = any(permissions) limit 1`
    expect((await give(id, String(helper?.email))).status).toBe(204)
    expect(await list(`?assigned=${encodeURIComponent(String(helper?.email))}`)).toHaveLength(1)
    expect(await list('?assigned=nobody')).toHaveLength(0)
    expect((await give(id, 'stranger@example.org')).status).toBe(422)
    expect((await give(id, '')).status).toBe(204)
    expect(await list('?assigned=nobody')).toHaveLength(1)
  })

  it('can be closed or claimed together with others', async () => {
    const ids = [await leave('normal', 1), await leave('high', 2)]
    const act = (name: string) => send(actOnMany, { method: 'POST', cookie, body: { ids, act: name } })
    expect(await (await act('take')).json()).toEqual({ done: ids, left: 0 })
    expect(await list('?assigned=nobody')).toHaveLength(0)
    const typed = [...ids.map((id) => ['ids', id]), ['act', 'close'], ['back', 'priority=high']]
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const form = { body: `${new URLSearchParams(typed)}`, headers }
    const closed = await send(actOnMany, { method: 'POST', cookie, ...form })
    expect([closed.status, closed.headers.get('location')]).toEqual([
      303,
      '/admin/messages?priority=high&done=many-done',
    ])
    expect(await list('?status=closed')).toHaveLength(2)
  })

  it('can be given back, or opened again, together with others', async () => {
    const ids = [await leave('normal', 1), await leave('high', 2)]
    const act = async (name: string) =>
      (await send(actOnMany, { method: 'POST', cookie, body: { ids, act: name } })).json()
    await act('take')
    expect(await act('leave')).toEqual({ done: ids, left: 0 })
    expect(await list('?assigned=nobody')).toHaveLength(2)
    await act('close')
    expect(await act('open')).toEqual({ done: ids, left: 0 })
    expect((await list()).map(({ status }) => status)).toEqual(['open', 'open'])
    const log = await database.sql`select action from audit_log where target_id = ${ids[0] ?? ''} order by id`
    expect(log.map(({ action }) => action)).toEqual(['assigned', 'assigned', 'closed', 'updated'])
  })

  it('is found by words and their prefixes, in any order, and by parts of an address', async () => {
    const id = await leave('high', 7)
    await database.sql`update contact_messages set email = 'jo.ann-doe@mail.example.org',
      message = 'She asked for <the shelter> on O''Neil St., José said.' where id = ${id}`
    for (const found of ['HIGH 7', '7 hig', 'shelt', "o'neil", 'josé', 'doe@mail', 'jo.ann-doe@mail.example.org']) {
      expect(await list(`?q=${encodeURIComponent(found)}`), found).toHaveLength(1)
    }
    for (const none of ['%', "'", '& | !', 'helter', 'high nowhere', "x'):*"]) {
      expect(await list(`?q=${encodeURIComponent(none)}`), none).toHaveLength(0)
    }
  })
})

it('the audit log records what was done with a message, but none of its content', async () => {
  const id = await leave('normal', 1)
  await close(id)
  await send(addNote, { method: 'POST', cookie, params: { id }, body: { body: `She says ${CANARY}` } })
  const rows = await database.sql<
    { all: string }[]
  >`select to_json(l)::text as all from audit_log l where target_id = ${id}`
  expect(rows).toHaveLength(2)
  for (const { all } of rows) expect(all).not.toMatch(/canary|a@b\.test/)
})

it('an answer in Spanish has Spanish words around it', () => {
  const spanish = writeReply({ key: 'k', to: 'ana@example.org', body: 'Hola, Lucía. Llame al 211: ahí la ayudan.' })
  expect(spanish).toMatchObject({ language: 'es', preheader: 'Usted nos escribió.' })
  expect(JSON.stringify(spanish.blocks)).toContain('/es/contact')
  expect(writeReply({ key: 'k', to: 'ana@example.org', body: 'Please call 211.' })).toMatchObject({ language: 'en' })
})
