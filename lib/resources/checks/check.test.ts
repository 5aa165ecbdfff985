import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as claim } from '@/app/api/admin/checks/[id]/claim/route'
import { POST as remove } from '@/app/api/admin/checks/[id]/remove/route'
import { POST as save } from '@/app/api/admin/checks/[id]/route'
import { POST as skip } from '@/app/api/admin/checks/[id]/skip/route'
import { POST as next } from '@/app/api/admin/checks/next/route'
import { resetOnce } from '@/lib/once-per-process.mjs'
import { easternDate } from '@/lib/time/eastern-time'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { send, signInNew } from '@/tests/support/staff'
import { xssPayloads } from '@/tests/support/xss-payloads'

const database = useDatabase()
const today = easternDate(new Date())
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const SHOWN = 'shown=phoneNumber&shown=address&shown=hours&shown=url&shown=description'
let ann = ''
let bea = ''

beforeAll(async () => {
  ann = await signInNew(database.sql, { role: 'editor' })
  bea = await signInNew(database.sql, { role: 'editor' })
})
beforeEach(async () => {
  resetOnce('limiter')
  await database.sql`delete from resources`
})

const post = (handler: typeof save, cookie: string, id: string, body: unknown = {}) =>
  send(handler, { method: 'POST', cookie, body, params: { id } })
const postForm = (handler: typeof save, cookie: string, id: string, body = '') =>
  send(handler, { method: 'POST', cookie, body, params: { id }, headers: FORM })
const takeNext = async (cookie: string): Promise<string | null> =>
  (await (await send(next, { method: 'POST', cookie, body: {} })).json()).next
const read = async (id: string) => {
  const [row] = await database.sql<
    { verifiedOn: string; isVerified: boolean; url: string | null; hours: string | null; version: number }[]
  >`select to_char(verified_on, 'YYYY-MM-DD') as "verifiedOn", is_verified as "isVerified", url, hours, version
    from resources where id = ${id}`
  return row
}
const report = (id: string, kind = 'wrong-number') =>
  database.sql`insert into problem_reports (resource_id, kind, reported_on) values (${id}, ${kind}, ${today})`

describe('a record with several numbers', () => {
  async function makeTwo() {
    const { id } = await makeRecord(database.sql, { verifiedOn: '2024-01-01', isVerified: false })
    await database.sql`insert into phones (resource_id, number, type, keyword, position)
      values (${id}, '88788', 'text', 'START', 7), (${id}, '512-555-0188', 'fax', null, 8)`
    return id
  }
  const doubts = (id: string) => database.sql`select doubts from record_checks where resource_id = ${id}`

  it('is verified once every number to call or text was right, and stores each result', async () => {
    const id = await makeTwo()
    const first = await post(save, ann, id, { confirmed: ['phone'] })
    expect(await first.json()).toMatchObject({ verifiedOn: '2024-01-01', isWhole: false })
    expect(await read(id)).toMatchObject({ verifiedOn: '2024-01-01', isVerified: false })
    const second = await post(save, ann, id, { confirmed: ['phone'], numbers: ['right 88788'] })
    expect(await second.json()).toMatchObject({ verifiedOn: today, isWhole: true })
    const kept =
      await database.sql`select confirmed, numbers from verifications where resource_id = ${id} order by created_at`
    expect(kept).toEqual([
      { confirmed: [], numbers: [{ number: '512-555-0100', type: 'voice', result: 'right' }] },
      {
        confirmed: ['phone'],
        numbers: [
          { number: '512-555-0100', type: 'voice', result: 'right' },
          { number: '88788', type: 'text', result: 'right' },
        ],
      },
    ])
  })

  it('keeps its old date while one does not answer, and is in doubt while one is wrong', async () => {
    const id = await makeTwo()
    await post(save, ann, id, { confirmed: ['phone'], numbers: ['no-answer 88788'] })
    expect(await read(id)).toMatchObject({ isVerified: false })
    expect(await doubts(id)).toEqual([{ doubts: 0 }])
    const form = await postForm(
      save,
      ann,
      id,
      `${SHOWN}&confirmed=phone&numbers=wrong+88788&phoneNumber=512-555-0100&description=Beds.`,
    )
    expect(form.status).toBe(303)
    expect(await read(id)).toMatchObject({ isVerified: false })
    expect(await doubts(id)).toEqual([{ doubts: 1 }])
  })

  it('rejects a result for a number that it does not have', async () => {
    const id = await makeTwo()
    const response = await post(save, ann, id, { confirmed: ['phone'], numbers: ['right 512-555-0177'] })
    expect(response.status).toBe(422)
    expect(await read(id)).toMatchObject({ isVerified: false })
  })
})

describe('a check', () => {
  it('of the phone number gives the record a new date, closes its reports and is logged', async () => {
    const { id } = await makeRecord(database.sql, { verifiedOn: '2024-01-01', isVerified: false })
    await report(id)
    const response = await post(save, ann, id, { confirmed: ['phone', 'hours'], note: 'Spoke to Kim.' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ verifiedOn: today, isWhole: true, next: null })
    expect(await read(id)).toMatchObject({ verifiedOn: today, isVerified: true })
    expect(await database.sql`select open_reports, doubts from record_checks where resource_id = ${id}`).toEqual([
      { open_reports: 0, doubts: 0 },
    ])
    expect(
      await database.sql`select to_char(verified_on, 'YYYY-MM-DD') as on, precision, method, confirmed, note
        from verifications where resource_id = ${id}`,
    ).toEqual([
      { on: today, precision: 'day', method: 'phone-call', confirmed: ['phone', 'hours'], note: 'Spoke to Kim.' },
    ])
    const [entry] = await database.sql`select action, changes from audit_log where target_id = ${id} order by id desc`
    expect(entry).toMatchObject({
      action: 'checked',
      changes: { verifiedOn: ['2024-01-01', today], confirmed: [null, ['phone', 'hours']] },
    })
  })

  it.each([
    ['Mon-Fri 9-5', false, 0],
    ['24/7', true, 1],
  ])('that corrects the hours to %s drops the old weekly hours', async (hours, isAlways, rows) => {
    const { id } = await makeRecord(database.sql, { hours: isAlways ? 'Mon 9-5' : '24/7' })
    await database.sql`delete from schedules where resource_id = ${id}`
    await database.sql`insert into schedules (resource_id, open_24h, weekday, opens_at, closes_at, timezone)
      values (${id}, ${!isAlways}, ${isAlways ? 1 : null}, '09:00', '17:00', 'America/Chicago')`
    const { version } = (await read(id)) ?? {}
    const response = await post(save, ann, id, { confirmed: ['phone'], hours, version })
    expect(response.status).toBe(200)
    const [record] = await database.sql`select hours, is_open_24_hours as "isAlways",
      (select count(*)::int from schedules where resource_id = r.id) as rows from resources r where id = ${id}`
    expect(record).toEqual({ hours, isAlways, rows })
  })

  it('without the phone number keeps the old date, and brings the record back the next day', async () => {
    const { id } = await makeRecord(database.sql, { verifiedOn: '2024-01-01', url: 'https://harbor.example/' })
    await report(id)
    const response = await post(save, ann, id, { confirmed: ['website'] })
    expect(await response.json()).toMatchObject({ verifiedOn: '2024-01-01', isWhole: false })
    expect(await read(id)).toMatchObject({ verifiedOn: '2024-01-01' })
    expect(await takeNext(ann)).toBeNull()
    expect(await database.sql`select 1 from problem_reports where closed_on is null`).toHaveLength(1)
    expect(await database.sql`select confirmed from verifications where resource_id = ${id}`).toHaveLength(1)
  })

  it('of a record without a phone number is complete with its website', async () => {
    const { id } = await makeRecord(database.sql, { phone: null, url: 'https://harbor.example/' })
    expect(await (await post(save, ann, id, { confirmed: ['website'] })).json()).toMatchObject({ isWhole: true })
  })

  it('of nothing is refused', async () => {
    const { id } = await makeRecord(database.sql)
    const response = await post(save, ann, id, { confirmed: [], note: 'Hm' })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([
      { path: 'confirmed', message: 'Check off what you confirmed, or skip this entry.' },
    ])
    expect(await database.sql`select 1 from verifications where resource_id = ${id}`).toHaveLength(0)
  })

  it('corrects a field in place, which counts as confirmed, and leaves the others alone', async () => {
    const { id } = await makeRecord(database.sql, { url: 'https://harbor.example/' })
    const response = await post(save, ann, id, { phoneNumber: '(512) 555-0199', hours: 'Day and night' })
    expect(await response.json()).toMatchObject({ isWhole: true })
    expect(await read(id)).toMatchObject({ url: 'https://harbor.example/', hours: 'Day and night' })
    expect(await database.sql`select number from phones where resource_id = ${id}`).toEqual([
      { number: '512-555-0199' },
    ])
    const actions = await database.sql`select action, changes from audit_log where target_id = ${id} order by id`
    expect(actions.map(({ action }) => action)).toEqual(['updated', 'checked'])
    expect(actions[0]?.changes).toMatchObject({ phoneNumber: ['512-555-0100', '512-555-0199'] })
  })

  it('clears a field that the form showed and that came back empty, but none that it did not show', async () => {
    const { id } = await makeRecord(database.sql, { url: 'https://harbor.example/' })
    await database.sql`update resources set hours = 'Mondays' where id = ${id}`
    const form = `confirmed=phone&shown=url&phoneNumber=512-555-0100&url=&version=${String((await read(id))?.version)}`
    const response = await postForm(save, ann, id, form)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/admin/checks?done=queue-empty')
    expect(await read(id)).toMatchObject({ url: null, hours: 'Mondays', verifiedOn: today })
  })

  it.each([
    ['phoneNumber', 'call us'],
    ['url', 'javascript:alert(1)'],
    ['note', 'x'.repeat(2001)],
    ['confirmed', ['everything']],
    ['isVerified', true],
    ['verifiedOn', '2030-01-01'],
    ['id', '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11'],
    ['createdAt', '1999-01-01'],
  ])('rejects an invalid %s', async (field, value) => {
    const { id } = await makeRecord(database.sql)
    const before = await read(id)
    const response = await post(save, ann, id, { confirmed: ['phone'], [field]: value })
    expect(response.status).toBe(422)
    expect(await read(id)).toEqual(before)
  })

  it('against a newer version of the record is a conflict that names what differs, and loses nothing', async () => {
    const { id } = await makeRecord(database.sql)
    const version = (await read(id))?.version
    await database.sql`update resources set hours = 'Mondays' where id = ${id}`
    const stale = { confirmed: ['phone'], hours: 'Tuesdays', version }
    const response = await post(save, ann, id, stale)
    expect(response.status).toBe(409)
    expect((await response.json()).errors).toEqual([
      { path: 'hours', message: 'This was already saved with different text.' },
    ])
    expect(await read(id)).toMatchObject({ hours: 'Mondays', verifiedOn: null })
    const form = `confirmed=phone&hours=Tuesdays&note=Kept&version=${String(version)}&${SHOWN}`
    const again = await postForm(save, ann, id, form)
    expect(again.status).toBe(409)
    const page = await again.text()
    expect(page).toContain('value="Tuesdays"')
    expect(page).toContain('>\nKept</textarea>')
    expect(page).toContain('name="confirmed" value="phone" checked')
    expect(page).toContain('name="shown" value="url"')
    expect(page).not.toContain('name="version"')
  })

  it('escapes text when it is shown again', async () => {
    const { id } = await makeRecord(database.sql)
    for (const payload of xssPayloads) {
      resetOnce('limiter')
      const body = new URLSearchParams({ note: payload, hours: payload, url: payload, phoneNumber: payload })
      const page = await (await postForm(save, ann, id, body.toString())).text()
      expect(page).not.toContain('<img src=x')
      expect(page).not.toMatch(/<(script|svg|iframe)[^>]*(alert|evil)/i)
    }
  })

  it('stores any note unchanged', async () => {
    const { id } = await makeRecord(database.sql)
    const note = xssPayloads[0] ?? ''
    await post(save, ann, id, { confirmed: ['phone'], note })
    expect((await database.sql`select note from verifications where resource_id = ${id}`)[0]?.note).toBe(note)
  })

  it('of a nonexistent record is a 404', async () => {
    expect((await post(save, ann, '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11', { confirmed: ['phone'] })).status).toBe(404)
  })

  it('never writes a private address into the audit log', async () => {
    const { id } = await makeRecord(database.sql)
    await database.sql`insert into locations (resource_id, street, city, state) values (${id}, '7 Hidden Lane', 'Austin', 'TX')`
    await post(save, ann, id, { address: '8 Hidden Lane, Austin, TX 78701', confirmed: ['phone'] })
    expect(await database.sql`select street from locations where resource_id = ${id}`).toEqual([
      { street: '8 Hidden Lane' },
    ])
    expect(JSON.stringify(await database.sql`select changes from audit_log where target_id = ${id}`)).not.toContain(
      'Hidden',
    )
  })
})

describe('two people who check at once', () => {
  it('get different records, and can continue with their own', async () => {
    const first = await makeRecord(database.sql, { isEmergency: true })
    const second = await makeRecord(database.sql)
    expect(await takeNext(ann)).toBe(first.id)
    expect(await takeNext(bea)).toBe(second.id)
    expect(await takeNext(ann)).toBe(first.id)
    expect((await post(claim, bea, first.id)).status).toBe(409)
    expect((await post(save, bea, first.id, { confirmed: ['phone'] })).status).toBe(409)
    expect((await post(skip, bea, first.id)).status).toBe(409)
    expect((await post(remove, bea, first.id)).status).toBe(409)
    expect((await post(save, ann, first.id, { confirmed: ['phone'] })).status).toBe(200)
  })

  it('never get the same record, even when they ask at the same moment', async () => {
    for (let made = 0; made < 6; made += 1) await makeRecord(database.sql)
    const many = await Promise.all(Array.from({ length: 6 }, () => signInNew(database.sql, { role: 'editor' })))
    const taken = await Promise.all(many.map(takeNext))
    expect(new Set(taken.filter(Boolean)).size).toBe(taken.filter(Boolean).length)
    expect(taken.filter(Boolean).length).toBeGreaterThan(1)
  })

  it('release the first record by claiming another, and a claim expires by itself', async () => {
    const first = await makeRecord(database.sql, { isEmergency: true })
    const second = await makeRecord(database.sql)
    await post(claim, ann, first.id)
    await post(claim, ann, second.id)
    expect(await takeNext(bea)).toBe(first.id)
    await database.sql`update record_checks set claimed_until = now() - interval '1 second' where resource_id = ${first.id}`
    expect((await post(claim, ann, first.id)).status).toBe(204)
  })

  it('are not offered a skipped record until the next day', async () => {
    const first = await makeRecord(database.sql, { isEmergency: true })
    const second = await makeRecord(database.sql)
    expect(await (await post(skip, ann, first.id)).json()).toEqual({ next: second.id })
    expect(await takeNext(bea)).toBeNull()
    await database.sql`update record_checks set skipped_until = now() - interval '1 second'`
    expect(await takeNext(bea)).toBe(first.id)
  })

  it('are led to the next record at each step, without JavaScript', async () => {
    const first = await makeRecord(database.sql, { isEmergency: true })
    const second = await makeRecord(database.sql)
    const begun = await send(next, { method: 'POST', cookie: ann, body: '', headers: FORM })
    expect(begun.headers.get('location')).toBe(`/admin/checks/${first.id}`)
    const saved = await postForm(save, ann, first.id, 'confirmed=phone')
    expect(saved.headers.get('location')).toBe(`/admin/checks/${second.id}?done=checked`)
    const skipped = await postForm(skip, ann, second.id)
    expect(skipped.headers.get('location')).toBe('/admin/checks?done=skipped')
    expect((await postForm(claim, ann, second.id)).headers.get('location')).toBe(`/admin/checks/${second.id}`)
  })
})

it('a place that has closed is soft-deleted and its reports are closed', async () => {
  const { id } = await makeRecord(database.sql)
  await report(id, 'closed')
  expect((await post(remove, ann, id)).status).toBe(200)
  expect(await database.sql`select deleted_at is not null as gone from resources where id = ${id}`).toEqual([
    { gone: true },
  ])
  expect(await database.sql`select 1 from problem_reports where closed_on is null`).toHaveLength(0)
  expect((await post(save, ann, id, { confirmed: ['phone'] })).status).toBe(404)
})
