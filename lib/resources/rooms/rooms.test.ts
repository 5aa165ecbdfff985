import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as clear } from '@/app/api/admin/rooms/[id]/clear/route'
import { POST as end } from '@/app/api/admin/rooms/[id]/end/route'
import { POST as give } from '@/app/api/admin/rooms/[id]/link/route'
import { POST as forget } from '@/app/api/rooms/[token]/phone/forget/route'
import { POST as askCode } from '@/app/api/rooms/[token]/phone/route'
import { POST as say } from '@/app/api/rooms/[token]/route'
import { env } from '@/lib/env'
import { getCountyHelp } from '@/lib/resources/counties/county-help'
import { toFilters } from '@/lib/search/filters'
import { searchHelp } from '@/lib/search/queries'
import { findTonight } from '@/lib/search/tonight'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { answerRoomWord, receiveText } from '@/lib/texting/receive'
import { sign } from '@/lib/texting/twilio'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { resetTables, send, signInNew } from '@/tests/support/staff'
import { readRoomVersions } from './read'
import { describeRoom } from './room'
import { purgeRooms, readRoomPage } from './set-room'

const database = useDatabase()
const TOKEN = vi.hoisted(() => {
  process.env.TWILIO_AUTH_TOKEN = 'a'.repeat(32)
  process.env.TEXT_NUMBER = '+12025550142'
  return process.env.TWILIO_AUTH_TOKEN
})
const PHONE = '+12165550187'
const CUYAHOGA = '39035'
const names = ['Aster House', 'Birch House', 'Cedar House']
let cookie = ''
const ids: string[] = []

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'editor' })
  for (const title of names) {
    const { id } = await makeRecord(database.sql, {
      title,
      state: 'OH',
      phone: '216-555-0100',
      email: 'a@aster.example',
    })
    await database.sql`update resources set help_kinds = '{emergency-shelter,domestic-violence}',
      tags = '{domestic-violence}', counties_served = ${[CUYAHOGA]}, service_area = '{OH}' where id = ${id}`
    ids.push(id)
  }
  // The first search of a process reads the names of all places.
  await findTonight('44102')
})
beforeEach(() => resetTables(database.sql, 'rooms', 'room_links', 'mail_outbox'))

/** Emails the link, and returns the token from it. */
async function giveLink(id = ids[0] ?? ''): Promise<string> {
  expect((await send(give, { method: 'POST', cookie, params: { id } })).status).toBeLessThan(300)
  const [mail] = await database.sql`select recipient, subject, blocks from mail_outbox order by created_at desc limit 1`
  expect(mail).toMatchObject({ recipient: 'a@aster.example', subject: 'Your page for tonight' })
  return /\/rooms\/([\w-]{43})/.exec(JSON.stringify(mail?.blocks))?.[1] ?? ''
}

const says = (token: string, answer: string) => send(say, { method: 'POST', params: { token }, body: { says: answer } })
const actOn = (handler: typeof clear, id = ids[0] ?? '', by = cookie) =>
  send(handler, { method: 'POST', cookie: by, params: { id } })

async function findEntry(id = ids[0] ?? '') {
  const question = { typed: 'aster house cleveland' }
  const { items } = await searchHelp(question, toFilters({}), { offset: 0 }, 20, words().records)
  return items.find(({ resource }) => resource.id === id)?.resource
}

const backdate = (hours: number) =>
  database.sql`update rooms set said_at = now() - make_interval(hours => ${hours}, mins => 1)`

describe('a shelter’s report of room tonight', () => {
  it('is sent by its own link in one press, and shown with its time in search and on its county’s page', async () => {
    const token = await giveLink()
    expect(await database.sql`select 1 from room_links where token_hash = ${token}`).toHaveLength(0)
    expect(await readRoomPage(token)).toMatchObject({ title: 'Aster House', says: null, hasPhone: false })
    expect((await findEntry())?.room).toBeUndefined()
    expect((await says(token, 'room')).status).toBe(204)
    const entry = await findEntry()
    expect(entry?.room).toMatchObject({ says: 'room' })
    const help = await getCountyHelp(CUYAHOGA)
    expect(help.local.find(({ id }) => id === ids[0])?.room).toMatchObject({ says: 'room' })
    const said = entry && describeRoom(entry)
    expect(said).toMatch(/^Room tonight, said \w{3} \d{1,2}, \d{1,2}:\d\d [AP]M E[SD]T$/)
    expect(inLanguage('es', () => entry && describeRoom(entry))).toMatch(/^Hay lugar esta noche; lo dijeron el \d{1,2}/)
  })

  it('replaces the last one, can be withdrawn, and is in the audit log without a person', async () => {
    const token = await giveLink()
    await says(token, 'room')
    await says(token, 'full')
    expect(await database.sql`select says, way from rooms`).toEqual([{ says: 'full', way: 'link' }])
    await says(token, 'clear')
    expect(await database.sql`select 1 from rooms`).toHaveLength(0)
    const log = await database.sql`select actor, actor_id, changes from audit_log where action = 'said room'
      and target_id = ${ids[0] ?? ''} order by id desc limit 1`
    expect(log[0]).toMatchObject({
      actor: 'the organization, by its link',
      actor_id: null,
      changes: { room: ['room', 'full'] },
    })
    expect((await says(token, 'perhaps')).status).toBe(422)
  })

  it('is shown for twelve hours, never longer, and deleted then', async () => {
    const token = await giveLink()
    await says(token, 'room')
    await backdate(11)
    expect((await findEntry())?.room).toBeDefined()
    expect((await readRoomVersions()).get('OH')).toBeDefined()
    await backdate(12)
    expect((await findEntry())?.room).toBeUndefined()
    expect(await readRoomPage(token)).toMatchObject({ says: null })
    expect((await readRoomVersions()).get('OH')).toBeUndefined()
    expect(
      describeRoom({ state: 'OH', countyFips: null, room: { says: 'room', saidAt: '2020-01-01T00:00:00Z' } }),
    ).toBeNull()
    expect(await purgeRooms(new Date())).toBe(1)
    expect(await purgeRooms(new Date())).toBe(0)
  })

  it('puts shelters with room first and full ones last among those to call tonight, and hides none', async () => {
    const [a = '', b = '', c = ''] = ids
    await says(await giveLink(c), 'room')
    await says(await giveLink(a), 'full')
    const { sure, others } = await findTonight('cleveland oh')
    expect(sure[0]?.entry).toMatchObject({ id: c, room: { says: 'room' } })
    const order = [...sure, ...others].map(({ entry }) => entry.id)
    expect(order.indexOf(b)).toBeGreaterThan(0)
    expect(order.indexOf(a)).toBeGreaterThan(order.indexOf(b))
  })
})

describe('the link', () => {
  it('ends when staff create a new one or revoke it, and its report ends with it', async () => {
    const old = await giveLink()
    const token = await giveLink()
    expect((await says(old, 'room')).status).toBe(404)
    await says(token, 'room')
    expect((await actOn(end)).status).toBeLessThan(300)
    expect(await database.sql`select 1 from rooms`).toHaveLength(0)
    expect((await says(token, 'room')).status).toBe(404)
    expect((await actOn(end)).status).toBe(404)
  })

  it('is created and revoked by staff only, who can also remove the report', async () => {
    const member = await signInNew(database.sql)
    for (const handler of [give, end, clear]) expect((await actOn(handler, ids[0], member)).status).toBe(403)
    const token = await giveLink()
    await says(token, 'room')
    expect((await actOn(clear)).status).toBeLessThan(300)
    expect(await database.sql`select 1 from rooms`).toHaveLength(0)
    expect((await says(token, 'full')).status).toBe(204)
  })

  it('is for places to stay only', async () => {
    const { id } = await makeRecord(database.sql, { category: 'womens-health', email: 'a@aster.example' })
    expect((await actOn(give, id)).status).toBe(409)
  })
})

describe('by text', () => {
  /** The code that the page shows. */
  async function getCode(token: string): Promise<string> {
    await send(askCode, { method: 'POST', params: { token } })
    return (await readRoomPage(token))?.code ?? ''
  }

  it('a phone is believed once it has sent the code of the page, and its number is not stored', async () => {
    const token = await giveLink()
    expect(await answerRoomWord(PHONE, 'ROOM')).toBeNull()
    const code = await getCode(token)
    expect(code).toMatch(/^\d{6}$/)
    expect(await answerRoomWord(PHONE, `LINK ${code === '000000' ? '000001' : '000000'}`)).toMatch(/not right/)
    expect(await answerRoomWord(PHONE, `link ${code}`)).toMatch(/^This phone can now text/)
    expect(await answerRoomWord(PHONE, `LINK ${code}`)).toMatch(/not right/)
    expect(JSON.stringify(await database.sql`select * from room_links`)).not.toContain(PHONE.slice(2))
    const answer = await answerRoomWord(PHONE, 'Room.')
    expect(answer).toMatch(/^Noted \w{3} .*: room tonight\. It is shown until /)
    expect(answer).not.toContain('Aster')
    expect(await database.sql`select says, way from rooms`).toEqual([{ says: 'room', way: 'text' }])
    expect(await answerRoomWord('whatsapp:+12165550187', 'LLENO')).toMatch(/^Anotado, .*: lleno\./)
    expect(await answerRoomWord(PHONE, 'CLEAR')).toMatch(/^Taken back/)
    expect(await database.sql`select 1 from rooms`).toHaveLength(0)
  })

  it('of another phone, or with other words, is a question like any other', async () => {
    await giveLink()
    for (const body of ['FULL', 'room in cleveland', 'call me', 'LINK', '44102']) {
      expect(await answerRoomWord('+12165550199', body), body).toBeNull()
    }
  })

  it('ends with the phone or the link, and a code ends after half an hour', async () => {
    const token = await giveLink()
    await answerRoomWord(PHONE, `LINK ${await getCode(token)}`)
    await send(forget, { method: 'POST', params: { token } })
    expect(await answerRoomWord(PHONE, 'ROOM')).toBeNull()
    const code = await getCode(token)
    const later = new Date(Date.now() + 31 * 60_000)
    expect(await answerRoomWord(PHONE, `LINK ${code}`, later)).toMatch(/not right/)
    expect((await readRoomPage(token, later))?.code).toBeNull()
  })

  it('comes through the number of the site', async () => {
    const token = await giveLink()
    await answerRoomWord(PHONE, `LINK ${await getCode(token)}`)
    const form = new URLSearchParams({ From: PHONE, Body: 'FULL' })
    const signature = sign(TOKEN, `${env.SITE_URL}/api/webhooks/text-messages`, form)
    const [answer] = await receiveText(new TextEncoder().encode(form.toString()), signature)
    expect(answer).toMatch(/^Noted/)
  })
})
