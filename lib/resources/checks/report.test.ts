import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as save } from '@/app/api/admin/checks/[id]/route'
import { POST } from '@/app/api/reports/route'
import { resetOnce } from '@/lib/once-per-process.mjs'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { send, signInNew } from '@/tests/support/staff'
import { getCheckFacts, purgeReports } from './check-queries'
import { storeReport } from './report'

const database = useDatabase()
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
let cookie = ''

beforeAll(async () => {
  await database.sql`delete from admin_users`
  cookie = await signInNew(database.sql, { role: 'admin' })
  await signInNew(database.sql, { role: 'editor' })
  await signInNew(database.sql, { role: 'admin', isActive: false })
})
beforeEach(async () => {
  resetOnce('limiter')
  await database.sql`delete from resources`
  await database.sql`delete from mail_outbox`
})

const report = (body: unknown) => send(POST, { method: 'POST', body })
const emails = () => database.sql`select recipient, subject, is_urgent, kind, blocks from mail_outbox`
const reports = () => database.sql`select * from problem_reports`

describe('a report', () => {
  it('stores a kind and a day, and nothing else', async () => {
    const { id, slug } = await makeRecord(database.sql)
    expect((await report({ slug, kind: 'closed' })).status).toBe(204)
    const [row] = await reports()
    expect(row).toMatchObject({ resource_id: id, kind: 'closed', closed_on: null })
    expect(Object.keys(row ?? {}).sort()).toEqual([
      ...['closed_on', 'id', 'kind', 'reported_on', 'resource_id', 'right_number'],
    ])
  })

  it('carries the right number, which staff see beside how many named it, and nobody else', async () => {
    const { id, slug } = await makeRecord(database.sql)
    for (const rightNumber of ['(512) 555-0177', '512.555.0177', '512-555-0188', '']) {
      expect((await report({ slug, kind: 'wrong-number', rightNumber })).status).toBe(204)
    }
    expect((await reports()).map(({ right_number: number }) => number)).toEqual([
      ...['512-555-0177', '512-555-0177', '512-555-0188', null],
    ])
    const facts = await getCheckFacts({ userId: id, email: null, role: 'admin', permissions: [] }, id)
    expect(facts?.openReports).toMatchObject([
      {
        count: 4,
        numbers: [
          { number: '512-555-0177', count: 2 },
          { number: '512-555-0188', count: 1 },
        ],
      },
    ])
    expect(await database.sql`select number from phones where resource_id = ${id}`).toEqual([
      { number: '512-555-0100' },
    ])
  })

  it('leaves the record unchanged: no page is rebuilt, no editor gets a conflict', async () => {
    const { id, slug } = await makeRecord(database.sql)
    const read = () =>
      database.sql`select r.version, r.updated_at, v.version as directory from resources r, directory_version v where r.id = ${id}`
    const before = await read()
    await report({ slug, kind: 'wrong-number' })
    expect(await read()).toEqual(before)
    expect(await database.sql`select open_reports, doubts from record_checks where resource_id = ${id}`).toEqual([
      { open_reports: 1, doubts: 1 },
    ])
  })

  it.each([
    [{ kind: 'rude' }],
    [{}],
    [{ kind: 'closed', text: 'My name is Ann' }],
    [{ kind: 'closed', resourceId: '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11' }],
    [{ kind: 'closed', reportedOn: '1999-01-01' }],
    [{ kind: ['closed', 'closed'] }],
    [{ kind: 'wrong-number', rightNumber: 'My name is Ann' }],
    [{ kind: 'wrong-number', rightNumber: '555-0100' }],
  ])('with %j is refused', async (body) => {
    const { slug } = await makeRecord(database.sql)
    expect((await report({ slug, ...body })).status).toBe(422)
    expect(await reports()).toHaveLength(0)
  })

  it('on an entry that is not public is a 404', async () => {
    const { id, slug } = await makeRecord(database.sql)
    await database.sql`update resources set archived_at = now() where id = ${id}`
    expect((await report({ slug, kind: 'closed' })).status).toBe(404)
    expect((await report({ slug: 'nothing-here', kind: 'closed' })).status).toBe(404)
  })

  it('works as a plain form, which is shown again when no choice is made', async () => {
    const { slug } = await makeRecord(database.sql)
    const form = (body: string) => send(POST, { method: 'POST', body, headers: FORM })
    const done = await form(`slug=${slug}&kind=unsafe`)
    expect(done.status).toBe(303)
    expect(done.headers.get('location')).toBe('/resources/reported')
    const again = await form(`slug=${slug}`)
    expect(again.status).toBe(422)
    const page = await again.text()
    expect(page).toContain('Please choose what is wrong.')
    expect(page).toContain(`name="slug" value="${slug}"`)
    expect(await (await form('slug="><script>alert(1)</script>&kind=closed')).text()).not.toContain('<script>alert')
  })

  it('is rate-limited, and refused from another site', async () => {
    const { slug } = await makeRecord(database.sql)
    const statuses = []
    for (let sent = 0; sent < 11; sent += 1) statuses.push(await report({ slug, kind: 'other' }))
    expect(statuses.map(({ status }) => status)).toEqual([...Array(10).fill(204), 429])
    expect(Number(statuses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    resetOnce('limiter')
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await send(POST, { method: 'POST', body: { slug, kind: 'other' }, headers: foreign })).status).toBe(403)
  })

  it('is stored at most 50 times per entry, so that nobody can fill the table', async () => {
    const { slug } = await makeRecord(database.sql)
    for (let sent = 0; sent < 53; sent += 1) await storeReport({ slug, kind: 'other' })
    expect(await reports()).toHaveLength(50)
  })
})

describe('three reports of a wrong number', () => {
  it('on an emergency entry are emailed to every active staff member, once', async () => {
    const { id, slug } = await makeRecord(database.sql, { isEmergency: true })
    for (let sent = 0; sent < 2; sent += 1) await storeReport({ slug, kind: 'wrong-number' })
    await storeReport({ slug, kind: 'closed' })
    expect(await emails()).toHaveLength(0)
    await storeReport({ slug, kind: 'wrong-number' })
    const alerts = await emails()
    expect(alerts).toHaveLength(2)
    expect(new Set(alerts.map(({ recipient }) => recipient)).size).toBe(2)
    expect(alerts[0]).toMatchObject({ kind: 'report-alert', is_urgent: true })
    expect(JSON.stringify(alerts)).not.toContain('Harbor House')
    for (let sent = 0; sent < 4; sent += 1) await storeReport({ slug, kind: 'wrong-number' })
    expect(await emails()).toHaveLength(2)
    // A check ends the episode: later reports are emailed again.
    await send(save, { method: 'POST', cookie, body: { confirmed: ['phone'] }, params: { id } })
    for (let sent = 0; sent < 3; sent += 1) await storeReport({ slug, kind: 'wrong-number' })
    expect(await emails()).toHaveLength(4)
  })

  it('at the same moment are emailed once', async () => {
    const { slug } = await makeRecord(database.sql, { isEmergency: true })
    await Promise.all(Array.from({ length: 6 }, () => storeReport({ slug, kind: 'wrong-number' })))
    expect(await reports()).toHaveLength(6)
    expect(await emails()).toHaveLength(2)
  })

  it('on any other entry wait in the queue', async () => {
    const { slug } = await makeRecord(database.sql)
    for (let sent = 0; sent < 5; sent += 1) await storeReport({ slug, kind: 'wrong-number' })
    expect(await emails()).toHaveLength(0)
  })
})

it('reports are purged 30 days after they are closed, and after 180 days in any case', async () => {
  const { id } = await makeRecord(database.sql)
  const now = new Date('2026-11-21T17:00:00Z')
  await database.sql`insert into problem_reports (resource_id, kind, reported_on, closed_on) values
    (${id}, 'other', '2026-10-01', '2026-10-21'), (${id}, 'other', '2026-10-01', '2026-10-22'),
    (${id}, 'other', '2026-05-24', null), (${id}, 'other', '2026-05-25', null)`
  expect(await purgeReports(now)).toBe(2)
  const left =
    await database.sql`select to_char(reported_on, 'YYYY-MM-DD') as on from problem_reports order by reported_on`
  expect(left.map(({ on }) => on)).toEqual(['2026-05-25', '2026-10-01'])
  expect(await database.sql`select open_reports from record_checks where resource_id = ${id}`).toEqual([
    { open_reports: 1 },
  ])
})
