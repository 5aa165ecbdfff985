/** The API: what it accepts and returns; as the owner, as someone else, signed out; by JSON and by plain forms. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, test } from 'vitest'
import * as accept from '@/app/api/trusted-contact/accept/route'
import * as decline from '@/app/api/trusted-contact/decline/route'
import * as stop from '@/app/api/trusted-contact/stop/route'
import * as oneContact from '@/app/api/user/contacts/[id]/route'
import * as contacts from '@/app/api/user/contacts/route'
import { FIRST_PIN, readToken, SECOND_PIN } from '@/tests/support/check-ins'
import { useDatabase } from '@/tests/support/database'
import { createStranger, type Member, useAnnAndEve } from '@/tests/support/member'
import * as one from './[id]/route'
import * as list from './route'
import * as view from './view/route'

const LIST = '/api/user/check-ins'
const CONTACTS = '/api/user/contacts'
const bea = { name: 'Bea', email: 'Bea@Example.org', from: 'Ann' }
const database = useDatabase()
const { ann, eve } = useAnnAndEve(database)

beforeEach(async () => {
  await database.sql`delete from mail_outbox`
})

const at = (id: string) => ({ params: { id } })

async function addContact(member = ann, body: object = bea): Promise<{ id: string }> {
  const response = await member.send(contacts, 'POST', CONTACTS, { body })
  expect(response.status).toBe(201)
  return response.json()
}

const answer = async (handlers: typeof accept, path: string, contactId: string) =>
  createStranger().post(handlers, `/api/trusted-contact/${path}`, [['token', await readToken(database.sql, contactId)]])

async function addAcceptedContact(member = ann): Promise<{ id: string }> {
  const contact = await addContact(member)
  await answer(accept, 'accept', contact.id)
  return contact
}

const good = (contactId: string) => ({ contactIds: [contactId], message: ' Call me.\r\n', hours: 4, pin: FIRST_PIN })

async function add(member = ann, extra: object = {}): Promise<{ id: string }> {
  const contact = await addAcceptedContact(member)
  const response = await member.send(list, 'POST', LIST, { body: { ...good(contact.id), ...extra } })
  expect(response.status).toBe(201)
  return response.json()
}

const act = (id: string, body: object, member = ann) => member.send(one, 'PATCH', `${LIST}/${id}`, { body, ...at(id) })
const readList = async (member = ann) => (await member.send(list, 'GET', LIST)).json()

describe('writing a check-in', () => {
  it('stores the given values, and defaults for the rest', async () => {
    const { id } = await add(ann, { secondPin: SECOND_PIN })
    const [found] = await readList()
    expect(found).toMatchObject({
      id,
      state: 'draft',
      message: 'Call me.',
      hours: 4,
      chosenAt: null,
      timeZone: 'America/New_York',
      graceMinutes: 15,
      betweenMinutes: 30,
      dueAt: null,
      canArm: true,
      endedAt: null,
      contacts: [{ name: 'Bea', status: 'accepted', toldAt: null, hasFailed: false }],
      preview: { subject: 'Please read this now', text: expect.stringContaining('Call me.') },
    })
    expect(JSON.stringify(found)).not.toMatch(/pin|second|shown/i)
    expect(await (await ann.send(one, 'GET', `${LIST}/${id}`, at(id))).json()).toEqual(found)
    expect(await readList(eve)).toEqual([])
  })

  test.each<[string, object]>([
    ['no message', { message: ' ' }],
    ['a message that is too long', { message: 'x'.repeat(2001) }],
    ['a NUL character', { message: 'a\u0000' }],
    ['no contacts', { contactIds: [] }],
    ['someone who is not on the list', { contactIds: [randomUUID()] }],
    ['too many people', { contactIds: Array.from({ length: 6 }, () => randomUUID()) }],
    ['hours that are not offered', { hours: 2 }],
    ['no time', { hours: undefined }],
    ['two times', { at: '2031-01-01T10:00' }],
    ['a time that does not exist', { hours: undefined, at: '2031-02-29T10:00' }],
    ['a time long past', { hours: undefined, at: '2001-01-01T10:00' }],
    ['a zone that does not exist', { timeZone: 'Mars/Base' }],
    ['too little grace', { graceMinutes: 4 }],
    ['too much grace', { graceMinutes: 61 }],
    ['no PIN', { pin: undefined }],
    ['a PIN of letters', { pin: 'abcd' }],
    ['a PIN that is too short', { pin: '123' }],
    ['a second PIN equal to the first', { secondPin: FIRST_PIN }],
    ['a server-side field', { state: 'armed' }],
    ['another user ID', { userId: randomUUID() }],
    ['an interval between contacts', { betweenMinutes: 5 }],
  ])('with %s is refused, and nothing is stored', async (_, wrong) => {
    const contact = await addAcceptedContact()
    const response = await ann.send(list, 'POST', LIST, { body: { ...good(contact.id), ...wrong } })
    expect(response.status).toBe(422)
    expect(await readList()).toEqual([])
  })

  it('allows five open check-ins, even under concurrent requests, and returns the list in pages', async () => {
    const { id } = await addAcceptedContact()
    const answers = await Promise.all(Array.from({ length: 7 }, () => ann.send(list, 'POST', LIST, { body: good(id) })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409])
    const seen: string[] = []
    let next: string | undefined = `${LIST}?limit=2`
    for (let page = 0; next && page < 5; page += 1) {
      const response: Response = await ann.send(list, 'GET', next)
      seen.push(...(await response.json()).map((found: { id: string }) => found.id))
      next = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(new Set(seen).size).toBe(5)
  })
})

describe('acting on a check-in', () => {
  it('starts, extends and ends it; a conflict returns the current state', async () => {
    const { id } = await add()
    expect(await (await act(id, { do: 'arm' })).json()).toMatchObject({ state: 'armed' })
    const again = await act(id, { do: 'arm' })
    expect([again.status, (await again.json()).current.state]).toEqual([409, 'armed'])
    expect(await (await act(id, { do: 'extend', minutes: 30 })).json()).toMatchObject({ extensionsLeft: 7 })
    expect((await act(id, { do: 'cancel', pin: '0000' })).status).toBe(422)
    expect(await (await act(id, { do: 'cancel', pin: FIRST_PIN })).json()).toMatchObject({ state: 'cancelled' })
  })

  test.each([
    {},
    { do: 'alert' },
    { do: 'arm', pin: FIRST_PIN },
    { do: 'extend' },
    { do: 'extend', minutes: 10 },
    { do: 'extend', minutes: 30, dueAt: '2031-01-01T00:00:00Z' },
    { do: 'safe' },
    { do: 'cancel', pin: 1234 },
    { do: 'cancel', pin: 'x'.repeat(5000) },
    { state: 'cancelled' },
  ])('rejects %j', async (body) => {
    const { id } = await add()
    expect((await act(id, body)).status).toBe(422)
    expect(await readList()).toMatchObject([{ state: 'draft' }])
  })

  it('returns the same bytes for both PINs, apart from the ID and timestamps', async () => {
    const { id: contactId } = await addAcceptedContact()
    const cancelWith = async (pin: string) => {
      const body = { ...good(contactId), secondPin: SECOND_PIN }
      const { id } = await (await ann.send(list, 'POST', LIST, { body })).json()
      await act(id, { do: 'arm' })
      const response = await act(id, { do: 'cancel', pin })
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
      const text = (await response.text()).replaceAll(id, 'ID').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'AT')
      return [response.status, headers, text]
    }
    expect(await cancelWith(SECOND_PIN)).toEqual(await cancelWith(FIRST_PIN))
  })

  it('counts an ended check-in once, whichever PIN was used', async () => {
    const { flushCounts } = await import('@/lib/analytics/site-counter')
    const waiting = async () => {
      await flushCounts()
      const [row] = await database.sql`
        select coalesce(sum(count), 0)::int as total from daily_totals where event = 'check-in-ended'`
      return row?.total as number
    }
    const before = await waiting()
    for (const pin of [FIRST_PIN, SECOND_PIN]) {
      await database.sql`delete from trusted_contacts`
      const { id } = await add(ann, { secondPin: SECOND_PIN })
      await act(id, { do: 'arm' })
      await act(id, { do: 'cancel', pin })
      await act(id, { do: 'cancel', pin })
    }
    expect(await waiting()).toBe(before + 2)
  })

  it('erases it unless it is running', async () => {
    const { id } = await add()
    await act(id, { do: 'arm' })
    expect((await ann.send(one, 'DELETE', `${LIST}/${id}`, at(id))).status).toBe(409)
    await act(id, { do: 'cancel', pin: FIRST_PIN })
    expect((await ann.send(one, 'DELETE', `${LIST}/${id}`, at(id))).status).toBe(204)
    expect((await ann.send(one, 'DELETE', `${LIST}/${id}`, at(id))).status).toBe(404)
    expect(await readList()).toEqual([])
  })
})

describe('contacts', () => {
  it('are asked in one neutral email, and listed with their answer', async () => {
    const { id } = await addContact()
    const mails = await database.sql`select recipient, subject, preheader, blocks from mail_outbox`
    expect(mails).toMatchObject([{ recipient: 'bea@example.org', subject: 'A question for you' }])
    const read = async () => (await ann.send(contacts, 'GET', CONTACTS)).json()
    expect(await read()).toEqual([
      { id, name: 'Bea', email: 'bea@example.org', from: 'Ann', status: 'asked', askedAt: expect.any(String) },
    ])
    expect((await answer(accept, 'accept', id)).location).toBe('/trusted-contact/accepted')
    expect(await read()).toMatchObject([{ status: 'accepted' }])
    expect((await answer(stop, 'stop', id)).location).toBe('/trusted-contact/stopped')
    expect((await answer(decline, 'decline', id)).location).toBe('/trusted-contact/declined')
    expect(await read()).toMatchObject([{ status: 'declined' }])
    expect((await ann.send(oneContact, 'DELETE', `${CONTACTS}/${id}`, at(id))).status).toBe(204)
    expect(await read()).toEqual([])
  })

  test.each([
    { ...bea, name: '' },
    { ...bea, email: 'no address' },
    { ...bea, email: 'a@example.org, b@example.org' },
    { ...bea, from: undefined },
    { ...bea, status: 'accepted' },
    { ...bea, email: 'ann@example.org' },
  ])('are refused: %j', async (body) => {
    expect((await ann.send(contacts, 'POST', CONTACTS, { body })).status).toBe(422)
    expect(await database.sql`select 1 from mail_outbox`).toEqual([])
  })

  it('are not changed by a GET, or by a link we did not issue', async () => {
    const { id } = await addContact()
    const token = await readToken(database.sql, id)
    for (const handlers of [accept, decline, stop]) {
      const response = await createStranger().send(handlers, 'GET', `/api/trusted-contact/x?token=${token}`)
      expect(response.status).toBe(405)
    }
    const stranger = createStranger()
    const lost = await stranger.post(accept, '/api/trusted-contact/accept', [['token', 'x'.repeat(43)]])
    expect(lost.location).toBe('/trusted-contact/link-over')
    const cut = await stranger.post(accept, '/api/trusted-contact/accept', [['token', token.slice(1)]])
    expect(cut.location).toBe('/trusted-contact/link-over')
    const extra = { body: { token, status: 'accepted' } }
    expect((await stranger.send(accept, 'POST', '/api/trusted-contact/accept', extra)).status).toBe(422)
    expect(await (await ann.send(contacts, 'GET', CONTACTS)).json()).toMatchObject([{ status: 'asked' }])
  })
})

describe('plain forms', () => {
  it('support every action', async () => {
    const asked = await ann.post(contacts, CONTACTS, Object.entries(bea))
    expect(asked).toEqual({ status: 303, location: '/dashboard/check-in?notice=asked' })
    const [{ id: contactId }] = await (await ann.send(contacts, 'GET', CONTACTS)).json()
    await answer(accept, 'accept', contactId)
    const written = await ann.post(list, LIST, [
      ['contactIds', contactId],
      ['message', 'Call me.'],
      ['hours', '24'],
      ['at', ''],
      ['timeZone', 'America/Denver'],
      ['graceMinutes', '30'],
      ['pin', '25 80'],
      ['secondPin', ''],
    ])
    expect(written.location).toBe('/dashboard/check-in?notice=written')
    const [{ id, ...rest }] = await readList()
    expect(rest).toMatchObject({ hours: 24, graceMinutes: 30, timeZone: 'America/Denver' })
    const post = (...fields: [string, string][]) => ann.post(one, `${LIST}/${id}`, fields, at(id))
    const page = '/dashboard/check-in'
    expect((await post(['do', 'arm'])).location).toBe(`${page}?notice=started`)
    expect((await post(['do', 'extend'], ['minutes', '60'])).location).toBe(`${page}?notice=extended`)
    expect((await post(['do', 'safe'], ['pin', '9999'])).location).toBe(`${page}?problem=pin`)
    expect((await post(['do', 'erase'])).location).toBe(`${page}?problem=conflict`)
    expect((await post(['do', 'safe'], ['pin', FIRST_PIN])).location).toBe(`${page}?notice=ended`)
    expect((await post(['do', 'erase'])).location).toBe(`${page}?notice=erased-check-in`)
    const removed = await ann.post(oneContact, `${CONTACTS}/${contactId}`, [['do', 'remove']], at(contactId))
    expect(removed.location).toBe(`${page}?notice=contact-removed`)
  })

  it('accept a time on her clock instead of hours', async () => {
    const { id } = await addAcceptedContact()
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const written = await ann.post(list, LIST, [
      ['contactIds', id],
      ['message', 'Call me.'],
      ['hours', 'at'],
      ['at', `${soon}T21:30`],
      ['timeZone', 'America/Phoenix'],
      ['pin', FIRST_PIN],
    ])
    expect(written.location).toBe('/dashboard/check-in?notice=written')
    expect((await readList())[0].chosenAt).toMatch(/T04:30:00.000Z$/)
  })
})

describe('nobody else', () => {
  it('can read, change or remove it: the answer is that for an ID that never existed', async () => {
    const { id } = await add()
    const [{ id: contactId }] = await (await ann.send(contacts, 'GET', CONTACTS)).json()
    const random = randomUUID()
    const summarize = async (response: Response) => [response.status, await response.text()]
    const bodies = [{ do: 'arm' }, { do: 'extend', minutes: 15 }, { do: 'cancel', pin: FIRST_PIN }, { do: 'cancel' }]
    for (const body of [...bodies, { do: 'safe', pin: FIRST_PIN }]) {
      const [theirs, none] = [await summarize(await act(id, body, eve)), await summarize(await act(random, body, eve))]
      expect(theirs).toEqual(none)
      expect(theirs[0]).toBe(404)
    }
    for (const method of ['GET', 'DELETE'] as const) {
      const ask = async (which: string) => summarize(await eve.send(one, method, `${LIST}/${which}`, at(which)))
      expect(await ask(id)).toEqual(await ask(random))
      expect((await ask(id))[0]).toBe(404)
    }
    const remove = async (which: string) =>
      summarize(await eve.send(oneContact, 'DELETE', `${CONTACTS}/${which}`, at(which)))
    expect(await remove(contactId)).toEqual(await remove(random))
    expect(await readList()).toMatchObject([{ id, state: 'draft' }])
  })

  it('sees it in the full-page view, which says when it was served', async () => {
    const { id } = await add()
    const look = async (who: Member) => (await who.send(view, 'GET', `${LIST}/view`)).json()
    const before = Date.now()
    const { checkIns, contacts: people, servedAt, ...rest } = await look(ann)
    expect([checkIns, people]).toEqual([await readList(), await (await ann.send(contacts, 'GET', CONTACTS)).json()])
    expect([checkIns[0].id, people[0].name, rest]).toEqual([id, 'Bea', {}])
    expect(Date.parse(servedAt)).toBeGreaterThanOrEqual(before)
    expect(await look(eve)).toMatchObject({ checkIns: [], contacts: [] })
  })

  it('gets past 401 when signed out', async () => {
    const { id } = await add()
    const stranger = createStranger()
    expect((await stranger.send(view, 'GET', `${LIST}/view`)).status).toBe(401)
    expect((await stranger.send(list, 'GET', LIST)).status).toBe(401)
    expect((await stranger.send(list, 'POST', LIST, { body: good(randomUUID()) })).status).toBe(401)
    expect((await act(id, { do: 'arm' }, stranger)).status).toBe(401)
    expect((await stranger.send(one, 'GET', `${LIST}/${id}`, at(id))).status).toBe(401)
    expect((await stranger.send(one, 'DELETE', `${LIST}/${id}`, at(id))).status).toBe(401)
    expect((await stranger.send(contacts, 'GET', CONTACTS)).status).toBe(401)
    expect((await stranger.send(contacts, 'POST', CONTACTS, { body: bea })).status).toBe(401)
    expect((await stranger.send(oneContact, 'DELETE', `${CONTACTS}/${id}`, at(id))).status).toBe(401)
    expect((await stranger.post(one, `${LIST}/${id}`, [['do', 'arm']], at(id))).location).toBe('/dashboard/check-in')
  })
})

describe('her account', () => {
  it('exports it as she sees it, with no trace of a second PIN', async () => {
    const account = await import('@/app/api/user/account/route')
    const read = async (pin: string) => {
      await database.sql`delete from check_ins`
      await database.sql`delete from trusted_contacts`
      const { id } = await add(ann, { secondPin: SECOND_PIN })
      await act(id, { do: 'arm' })
      await act(id, { do: 'cancel', pin })
      const { checkIns, trustedContacts } = await (await ann.send(account, 'GET', '/api/user/account')).json()
      const text = JSON.stringify({ checkIns, trustedContacts })
      return text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'AT').replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    }
    const [real, forced] = [await read(FIRST_PIN), await read(SECOND_PIN)]
    expect(forced).toBe(real)
    expect(real).toContain('bea@example.org')
    expect(real).toContain('Call me.')
    expect(real).not.toMatch(/pin"|second/i)
  })

  it('takes everything with it when deleted, and no contact is notified', async () => {
    const account = await import('@/app/api/user/account/route')
    const { id } = await add()
    await act(id, { do: 'arm' })
    await database.sql`delete from mail_outbox`
    await addContact(ann, { ...bea, email: 'cleo@example.org' })
    const gone = await ann.send(account, 'DELETE', '/api/user/account', { body: { confirm: 'delete' } })
    expect(gone.status).toBe(204)
    for (const table of ['check_ins', 'check_in_alerts', 'trusted_contacts', 'mail_outbox']) {
      expect(await database.sql`select 1 from ${database.sql(table)}`, table).toEqual([])
    }
  })

  it('leaves the alert from her second PIN in place when deleted', async () => {
    const account = await import('@/app/api/user/account/route')
    const { id } = await add(ann, { secondPin: SECOND_PIN })
    await act(id, { do: 'arm' })
    await act(id, { do: 'cancel', pin: SECOND_PIN })
    await ann.send(account, 'DELETE', '/api/user/account', { body: { confirm: 'delete' } })
    expect(await database.sql`select kind, recipient from mail_outbox where kind = 'check-in-alert'`).toEqual([
      { kind: 'check-in-alert', recipient: 'bea@example.org' },
    ])
    expect(await database.sql`select 1 from check_ins`).toEqual([])
  })
})
