import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as ask } from '@/app/api/admin/checks/[id]/ask/route'
import { POST as decide } from '@/app/api/admin/checks/updates/[id]/route'
import { GET as list } from '@/app/api/admin/checks/updates/route'
import { POST as answer } from '@/app/api/listing/[token]/route'
import { resetOnce } from '@/lib/once-per-process.mjs'
import { easternDate } from '@/lib/time/eastern-time'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { resetTables, send, signInNew } from '@/tests/support/staff'
import { xssPayloads } from '@/tests/support/xss-payloads'
import { purgeListingUpdates } from './check-queries'
import { readListing } from './listing'

const database = useDatabase()
const today = easternDate(new Date())
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const DAY_MS = 86_400_000
let cookie = ''

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'editor' })
})
beforeEach(() => resetTables(database.sql, 'resources', 'mail_outbox'))

const make = () =>
  makeRecord(database.sql, { email: 'office@harbor.example', url: 'https://harbor.example/', verifiedOn: '2024-01-01' })

/** Emails the organization, and returns the token from the link. */
async function emailLink(id: string): Promise<string> {
  expect((await send(ask, { method: 'POST', cookie, params: { id }, body: {} })).status).toBe(204)
  const [mail] = await database.sql`select recipient, blocks from mail_outbox order by created_at desc limit 1`
  expect(mail?.recipient).toBe('office@harbor.example')
  return /\/listing\/([\w-]{43})/.exec(JSON.stringify(mail?.blocks))?.[1] ?? ''
}

const reply = (token: string, body: unknown, headers = {}) =>
  send(answer, { method: 'POST', params: { token }, body, headers })
const readVersion = async (id: string) =>
  (await database.sql<{ version: number }[]>`select version from resources where id = ${id}`)[0]?.version ?? 0
const read = async (id: string) =>
  (
    await database.sql`select r.description, r.url, r.hours, to_char(r.verified_on, 'YYYY-MM-DD') as on, p.number
      from resources r left join phones p on p.resource_id = r.id where r.id = ${id}`
  )[0]
const listWaiting = async () => (await send(list, { path: '/api/admin/checks/updates', cookie })).json()

/** An answer that awaits a staff decision. */
async function makeAnswer(body: Record<string, unknown>) {
  const { id } = await make()
  const token = await emailLink(id)
  expect((await reply(token, body)).status).toBe(204)
  const [update] = await listWaiting()
  return { id, token, update, version: await readVersion(id) }
}
const decideOn = (id: string, body: unknown) => send(decide, { method: 'POST', cookie, params: { id }, body })

describe('the link', () => {
  it('can’t be guessed: the 21st try from one network is refused', async () => {
    const statuses: number[] = []
    for (let tried = 0; tried < 21; tried += 1) {
      const token = `${'A'.repeat(41)}${String(tried).padStart(2, '0')}`
      statuses.push((await reply(token, { hours: 'Always' })).status)
    }
    expect(statuses.slice(0, 20).filter((status) => status === 429)).toEqual([])
    expect(statuses.at(-1)).toBe(429)
  })

  it('goes to the address on record, is stored only as a hash, and opens the entry without changing anything', async () => {
    const { id } = await make()
    const token = await emailLink(id)
    expect(token).toHaveLength(43)
    expect(JSON.stringify(await database.sql`select * from listing_updates`)).not.toContain(token)
    const before = await database.sql`select * from listing_updates`
    expect(await readListing(token)).toMatchObject({
      fields: [
        { name: 'phoneNumber', text: '512-555-0100' },
        { name: 'hours', text: '' },
        { name: 'url', text: 'https://harbor.example/' },
        { name: 'description', text: 'A place to stay.' },
        { name: 'morePhones', text: '' },
        { name: 'languages', text: '' },
        { name: 'eligibility', text: '' },
      ],
    })
    expect(await database.sql`select * from listing_updates`).toEqual(before)
    expect(await readListing('x'.repeat(43))).toBeNull()
    expect(await readListing("' or 1=1 --")).toBeNull()
    const [entry] = await database.sql`select action, changes from audit_log where target_id = ${id}`
    expect(entry).toEqual({ action: 'asked organization', changes: {} })
  })

  it('works once, for 14 days, until a new one is sent', async () => {
    const { id } = await make()
    const first = await emailLink(id)
    const second = await emailLink(id)
    expect(await readListing(first)).toBeNull()
    expect(await readListing(second, new Date(Date.now() + 14 * DAY_MS + 1000))).toBeNull()
    expect((await reply(second, { hours: 'Mondays' })).status).toBe(204)
    expect((await reply(second, { hours: 'Tuesdays' })).status).toBe(404)
    expect(await readListing(second)).toBeNull()
  })

  it('works only once for several who submit at the same moment', async () => {
    const { id } = await make()
    const token = await emailLink(id)
    const statuses = await Promise.all([1, 2, 3].map((day) => reply(token, { hours: `Day ${day}` })))
    expect(statuses.map(({ status }) => status).sort()).toEqual([204, 404, 404])
  })

  it('is not sent when no email address is known', async () => {
    const { id } = await makeRecord(database.sql)
    expect((await send(ask, { method: 'POST', cookie, params: { id }, body: {} })).status).toBe(409)
    expect(await database.sql`select 1 from mail_outbox`).toHaveLength(0)
  })

  it('never shows or accepts a private address', async () => {
    const { id } = await make()
    await database.sql`insert into locations (resource_id, street, city, state) values (${id}, '7 Hidden Lane', 'Austin', 'TX')`
    const token = await emailLink(id)
    expect(JSON.stringify(await readListing(token))).not.toContain('Hidden')
    await reply(token, { address: '9 New Street, Austin, TX 78701', shown: ['address'] })
    expect((await listWaiting())[0].proposed).toEqual({})
    expect(JSON.stringify(await database.sql`select * from listing_updates`)).not.toMatch(/Hidden|New Street/)
  })
})

describe('an organization’s answer', () => {
  it('is not public until staff accept it, field by field', async () => {
    const { id, update, version } = await makeAnswer({
      phoneNumber: '(512) 555-0199',
      hours: 'Mondays',
      description: 'Best of all.',
    })
    expect(await read(id)).toMatchObject({ hours: null, number: '512-555-0100', description: 'A place to stay.' })
    expect(update.proposed).toEqual({ phoneNumber: '512-555-0199', hours: 'Mondays', description: 'Best of all.' })
    expect((await decideOn(update.id, { accepted: ['phoneNumber', 'hours'], version })).status).toBe(204)
    expect(await read(id)).toEqual({
      description: 'A place to stay.',
      url: 'https://harbor.example/',
      hours: 'Mondays',
      on: today,
      number: '512-555-0199',
    })
    const actions = await database.sql`select action, changes from audit_log where target_id = ${id} order by id`
    expect(actions.map(({ action }) => action)).toEqual(['asked organization', 'updated', 'decided on answer'])
    expect(actions[2]?.changes).toEqual({
      accepted: [null, ['phoneNumber', 'hours']],
      refused: [null, ['description']],
    })
    expect(JSON.stringify(actions)).not.toContain('Best of all')
    expect(await database.sql`select method, confirmed from verifications where resource_id = ${id}`).toEqual([
      { method: 'organization', confirmed: ['phone', 'hours', 'website'] },
    ])
    expect(await listWaiting()).toEqual([])
  })

  it('that confirms everything gives the record a new date', async () => {
    const { id, update, version } = await makeAnswer({
      phoneNumber: '512-555-0100',
      url: 'harbor.example',
      description: 'A place to stay.',
      shown: ['phoneNumber', 'url', 'hours', 'description'],
    })
    expect(update.proposed).toEqual({})
    await decideOn(update.id, { accepted: [], version })
    expect(await read(id)).toMatchObject({ on: today, url: 'https://harbor.example/' })
  })

  it('leaves the date as it was when all of it, or its phone number, is refused', async () => {
    const refused = await makeAnswer({ hours: 'Mondays' })
    await decideOn(refused.update.id, { accepted: [], version: refused.version })
    expect(await read(refused.id)).toMatchObject({ on: '2024-01-01', hours: null })
    const partly = await makeAnswer({ hours: 'Mondays', phoneNumber: '512-555-0199' })
    await decideOn(partly.update.id, { accepted: ['hours'], version: partly.version })
    expect(await read(partly.id)).toMatchObject({ on: '2024-01-01', hours: 'Mondays', number: '512-555-0100' })
  })

  it('clears a field that came back empty', async () => {
    const { id, update, version } = await makeAnswer({ shown: ['url'] })
    expect(update.proposed).toEqual({ url: null })
    await decideOn(update.id, { accepted: ['url'], version })
    expect(await read(id)).toMatchObject({ url: null })
  })

  it('conflicts when the record changed since staff looked, or someone already decided', async () => {
    const { id, update, version } = await makeAnswer({ hours: 'Mondays' })
    await database.sql`update resources set hours = 'Sundays' where id = ${id}`
    expect((await decideOn(update.id, { accepted: ['hours'], version })).status).toBe(409)
    expect(await read(id)).toMatchObject({ hours: 'Sundays' })
    const now = await readVersion(id)
    const both = await Promise.all([1, 2].map(() => decideOn(update.id, { accepted: ['hours'], version: now })))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it.each([
    [{ isVerified: true }],
    [{ title: 'Mine' }],
    [{ addressVisibility: 'full' }],
    [{ category: 'legal' }],
    [{ id: 'x' }],
    [{ status: 'decided' }],
    [{ phoneNumber: 'call us' }],
    [{ url: 'javascript:alert(1)' }],
    [{ description: 'x'.repeat(5001) }],
  ])('is refused when it is invalid or not the organization’s to say (case %#)', async (body) => {
    const { id } = await make()
    const token = await emailLink(id)
    expect((await reply(token, body)).status).toBe(422)
    expect(await listWaiting()).toEqual([])
  })

  it('can’t be accepted for a field that it did not propose', async () => {
    const { update, version } = await makeAnswer({ hours: 'Mondays' })
    expect((await decideOn(update.id, { accepted: ['url'], version })).status).toBe(422)
    expect((await decideOn(update.id, { accepted: ['isVerified'], version })).status).toBe(422)
  })

  it('as a plain form leads to a page, and comes back with all its text when it is invalid', async () => {
    const { id } = await make()
    const token = await emailLink(id)
    const wrong = await reply(token, 'phoneNumber=none&hours=My+hours&shown=phoneNumber&shown=hours', FORM)
    expect(wrong.status).toBe(422)
    const page = await wrong.text()
    expect(page).toContain('value="My hours"')
    expect(page).toContain('Please enter a phone number')
    expect(page).toContain('name="shown" value="hours"')
    const done = await reply(token, 'phoneNumber=512-555-0100&hours=My+hours&shown=phoneNumber&shown=hours', FORM)
    expect(done.status).toBe(303)
    expect(done.headers.get('location')).toBe('/resources/listing-sent')
    const over = await reply(token, 'hours=x', FORM)
    expect(over.status).toBe(404)
    expect(await over.text()).toContain('This link was already used')
  })

  it('is requested, accepted and refused in the language of the page', async () => {
    const { id } = await make()
    const token = await emailLink(id)
    const path = `/api/listing/${token}?lang=es`
    const reply = (body: string) => send(answer, { method: 'POST', path, params: { token }, body, headers: FORM })
    const wrong = await (await reply('phoneNumber=none&shown=phoneNumber')).text()
    for (const part of ['No se mandó', 'Escriba un teléfono', '>Teléfono<']) expect(wrong).toContain(part)
    const done = await reply('phoneNumber=512-555-0100&shown=phoneNumber')
    expect(done.headers.get('location')).toBe('/es/resources/listing-sent')
    expect(await (await reply('hours=x')).text()).toContain('Este enlace ya se usó')
  })

  it('may be any text, which is escaped when shown again', async () => {
    const { id } = await make()
    const token = await emailLink(id)
    for (const payload of xssPayloads) {
      resetOnce('limiter')
      const body = new URLSearchParams({ phoneNumber: payload, hours: payload, shown: 'hours' })
      const page = await (await reply(token, body.toString(), FORM)).text()
      expect(page).not.toContain('<img src=x')
      expect(page).not.toMatch(/<(script|svg|iframe)[^>]*(alert|evil)/i)
    }
  })
})

it('unused links are purged after 14 days, answers 90 days after the decision or after a year', async () => {
  const now = new Date()
  const { id } = await make()
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const hash = (digit: string) => digit.repeat(64)
  await database.sql`insert into listing_updates (resource_id, token_hash, status, expires_at, submitted_at, decided_at) values
    (${id}, ${hash('1')}, 'asked', ${ago(0.01)}, null, null), (${id}, ${hash('2')}, 'asked', ${ago(-0.01)}, null, null),
    (${id}, ${hash('3')}, 'submitted', ${ago(400)}, ${ago(366)}, null),
    (${id}, ${hash('4')}, 'submitted', ${ago(400)}, ${ago(364)}, null),
    (${id}, ${hash('5')}, 'decided', ${ago(400)}, ${ago(364)}, ${ago(91)}),
    (${id}, ${hash('6')}, 'decided', ${ago(400)}, ${ago(364)}, ${ago(89)})`
  expect(await purgeListingUpdates(now)).toBe(3)
  const left = await database.sql`select left(token_hash, 1) as kept from listing_updates order by 1`
  expect(left.map(({ kept }) => kept)).toEqual(['2', '4', '6'])
})

describe('an organization', () => {
  const open = async (id: string) =>
    (await database.sql`select kind from problem_reports where resource_id = ${id} and closed_on is null`).map(
      ({ kind }) => kind,
    )

  it('that says it has closed is in doubt at once, confirms nothing, and leaves when staff say so', async () => {
    const { id, update, version } = await makeAnswer({ standing: 'closed', note: 'Closed on Friday.' })
    expect(update).toMatchObject({ standing: 'closed', note: 'Closed on Friday.', proposed: {} })
    expect(await open(id)).toEqual(['closed'])
    expect((await decideOn(update.id, { version, isClosed: true })).status).toBe(204)
    expect((await read(id))?.on).toBe('2024-01-01')
    const [row] = await database.sql`select deleted_at is not null as gone from resources where id = ${id}`
    expect(row?.gone).toBe(true)
  })

  it('that says it has closed stays when staff do not take it out', async () => {
    const { id, update, version } = await makeAnswer({ standing: 'closed' })
    expect((await decideOn(update.id, { version })).status).toBe(204)
    expect(await database.sql`select deleted_at from resources where id = ${id}`).toEqual([{ deleted_at: null }])
    expect((await read(id))?.on).toBe('2024-01-01')
    expect(await open(id)).toEqual(['closed'])
  })

  it('that has moved does not confirm its old address', async () => {
    const { id } = await make()
    await database.sql`insert into locations (resource_id, street, city, state, zip, address_visibility) values
      (${id}, '1 Main St', 'Austin', 'TX', '78701', 'full')`
    const token = await emailLink(id)
    const shown = ['phoneNumber', 'address', 'url', 'description']
    const body = { standing: 'moved', shown, address: '1 Main St, Austin, TX 78701', phoneNumber: '512-555-0100' }
    const same = { url: 'https://harbor.example/', description: 'A place to stay.' }
    expect((await reply(token, { ...body, ...same })).status).toBe(204)
    expect(await open(id)).toEqual(['other'])
    const [update] = await listWaiting()
    expect((await decideOn(update.id, { version: await readVersion(id) })).status).toBe(204)
    const [check] =
      await database.sql`select confirmed from verifications where resource_id = ${id} and method = 'organization'`
    expect(check?.confirmed).toEqual(['phone', 'website', 'description'])
  })

  it('adds numbers and says its languages and whom it helps, in Spanish too', async () => {
    const { id } = await make()
    const token = await emailLink(id)
    const body = {
      morePhones: '(512) 555-0101 after 5pm\n512-555-0100',
      languages: 'inglés, español',
      eligibility: 'Women',
    }
    const sent = await send(answer, { method: 'POST', params: { token }, body, path: `/api/listing/${token}?lang=es` })
    expect(sent.status).toBe(204)
    const [update] = await listWaiting()
    expect(update.proposed).toMatchObject({ languages: 'English, Spanish', eligibility: 'Women' })
    const accepted = ['morePhones', 'languages', 'eligibility']
    expect((await decideOn(update.id, { accepted, version: await readVersion(id) })).status).toBe(204)
    expect(await database.sql`select languages, eligibility from resources where id = ${id}`).toEqual([
      { languages: ['en', 'es'], eligibility: 'Women' },
    ])
    expect(
      await database.sql`select number, description from phones where resource_id = ${id} order by position`,
    ).toEqual([
      { number: '512-555-0100', description: null },
      { number: '512-555-0101', description: 'after 5pm' },
    ])
  })

  it.each([
    ['morePhones', 'call Ann'],
    ['languages', 'Klingonish'],
    ['standing', 'gone'],
    ['note', 'x'.repeat(2001)],
  ])('is told what is wrong with %s', async (field, text) => {
    const { id } = await make()
    const response = await reply(await emailLink(id), { [field]: text })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].path).toBe(field)
  })

  it('sees its note and its choice again when something else was wrong', async () => {
    const { id } = await make()
    const token = await emailLink(id)
    const form = new URLSearchParams({
      standing: 'moved',
      note: 'We move on Monday.',
      phoneNumber: 'none',
      shown: 'phoneNumber',
    })
    const page = await (await reply(token, `${form}`, FORM)).text()
    expect(page).toContain('We move on Monday.')
    expect(page).toMatch(/value="moved" checked/)
  })
})
