import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GET as alikeTo } from '@/app/api/admin/resources/alike/route'
import { GET, POST } from '@/app/api/admin/resources/route'
import { POST as dropView } from '@/app/api/admin/views/[id]/remove/route'
import { POST as saveView } from '@/app/api/admin/views/route'
import { useDatabase } from '@/tests/support/database'
import { readCreated, resetTables, send, signInNew } from '@/tests/support/staff'
import { listRecordSources, listViews } from './saved-views'
import type { StaffResourceDto } from './staff-schema'

const database = useDatabase()
const resource = { title: 'Harbor House', description: 'A place to stay.', category: 'healthcare' }
const full = { ...resource, phoneNumber: '(512) 555-0100', address: '1 Main St, Austin, TX 78701' }
let cookie = ''

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'editor' })
  await database.sql`delete from resources`
})
beforeEach(() => resetTables(database.sql, 'resources', 'organizations'))

const create = (body: unknown = resource) => send(POST, { method: 'POST', cookie, body })
const created = (body: unknown = resource) => readCreated<StaffResourceDto>(create(body))
const list = async (query = ''): Promise<StaffResourceDto[]> =>
  (await send(GET, { path: `/api/admin/resources${query}`, cookie })).json()

describe('the list of records', () => {
  it('finds a record as a visitor names it: title and town, ZIP code, street, page address, a former one', async () => {
    const { id } = await created({ ...full, title: 'RHA Health Services', address: '12 Oak St, Lenoir, NC 28645' })
    await created({ ...resource, title: 'RHA Health Services', address: '9 Elm St, Boone, NC 28607' })
    await database.sql`insert into former_slugs (slug, resource_id) values ('rha-of-caldwell-county', ${id})`
    const found = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).map((one) => one.id)
    for (const q of [
      ...[
        'RHA Health Services Lenoir',
        'lenoir rha',
        '28645',
        '12 oak',
        '12 Oak St, Lenoir, NC',
        'rha-health-services',
      ],
      ...['https://marigold.example/resources/womens-health/rha-health-services?x=1', 'rha-of-caldwell-county'],
      ...['(512) 555-0100', '5125550100'],
    ]) {
      expect(await found(q), q).toEqual([id])
    }
    expect(await found('RHA Health Services Raleigh')).toEqual([])
    expect(await found("o'b%_\\")).toEqual([])
  })

  it('filters by state, county, source, kind of help, and what a record lacks', async () => {
    const plain = { ...resource, title: 'Plain Clinic' }
    const ohio = await created({
      ...plain,
      title: 'Ohio Pantry',
      state: 'OH',
      city: 'Akron',
      phoneNumber: '330-555-0100',
    })
    const texas = await created({ ...full, title: 'Texas Clinic', addressVisibility: 'full' })
    await database.sql`update resources set county_fips = '39153', listed_by = 'HRSA', help_kinds = '{food-pantry}',
      verified_on = '2026-01-01', verified_precision = 'day' where id = ${ohio.id}`
    await database.sql`insert into import_keys (source, external_id, resource_id) values ('icarol-oh', '1', ${texas.id})`
    const titles = async (query: string) => (await list(query)).map(({ title }) => title).sort()
    const [one, other] = [['Ohio Pantry'], ['Texas Clinic']]
    for (const [query, expected] of [
      ['?state=OH', one],
      ['?state=TX', other],
      ['?county=Summit&state=OH', one],
      ['?county=Summit%20OH', one],
      ['?county=39153', one],
      ['?county=Nowhere', []],
      ['?source=HRSA', one],
      ['?source=icarol-oh', other],
      ['?help=food-pantry', one],
      ['?checked=never', other],
      ['?address=none', one],
      ['?state=OH&checked=never', []],
    ] as const) {
      expect(await titles(query), query).toEqual(expected)
    }
    await database.sql`delete from phones where resource_id = ${ohio.id}`
    expect(await titles('?phone=none')).toEqual(one)
    await database.sql`update locations set address_visibility = 'held' where resource_id = ${texas.id}`
    expect(await titles('?address=held')).toEqual(other)
    expect(await listRecordSources()).toEqual(expect.arrayContaining(['HRSA', 'icarol-oh']))
    expect((await send(GET, { path: '/api/admin/resources?state=ZZ', cookie })).status).toBe(422)
  })

  it('keeps filters under a name, of the list’s own filters only', async () => {
    const save = (body: unknown) => send(saveView, { method: 'POST', cookie, body })
    expect((await save({ name: 'Ohio, never checked', query: 'state=OH&checked=never&done=x&cursor=1' })).status).toBe(
      204,
    )
    expect(await listViews()).toMatchObject([{ name: 'Ohio, never checked', query: 'state=OH&checked=never' }])
    expect((await save({ name: 'OHIO, never checked', query: 'state=OH' })).status).toBe(204)
    const [view, ...others] = await listViews()
    expect([view?.query, others]).toEqual(['state=OH', []])
    expect((await save({ name: 'Nothing', query: 'utm=1' })).status).toBe(422)
    const remove = () => send(dropView, { method: 'POST', cookie, params: { id: view?.id ?? '' }, body: {} })
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
    const stranger = await signInNew(database.sql, {})
    expect((await send(saveView, { method: 'POST', cookie: stranger, body: { name: 'a', query: 'q=b' } })).status).toBe(
      403,
    )
  })
})

describe('an entry that may be here already', () => {
  const alike = async (query: string): Promise<{ id: string }[]> =>
    (await send(alikeTo, { path: `/api/admin/resources/alike?${query}`, cookie })).json()

  it('is named while another is typed: by its name, number or street', async () => {
    const { id } = await created({ ...full, title: 'Casa Segura Test Center' })
    await created({ ...resource, title: 'Another place', phoneNumber: '512-555-0199' })
    for (const query of [
      ...['title=casa%20segura%20test%20center', 'title=Casa%20Segura%20Test%20Center&state=TX'],
      ...['phoneNumber=(512)%20555-0100', 'phoneNumber=1-512-555-0100', 'address=1%20Main%20St,%20Austin,%20TX'],
    ]) {
      expect(
        (await alike(query)).map((one) => one.id),
        query,
      ).toEqual([id])
    }
    expect(await alike('title=Casa%20Segura%20Test%20Center&state=OH')).toEqual([])
    expect(await alike('title=Ca')).toEqual([])
    expect(await alike('')).toEqual([])
  })

  it('stops a form without a script once, which says what is there', async () => {
    await created({ ...full, title: 'Casa Segura Test Center' })
    const typed = { title: 'Casa Segura Test Center', description: 'Beds.', category: 'healthcare' }
    const submit = (more = {}) =>
      send(POST, {
        ...{ method: 'POST', cookie, body: `${new URLSearchParams({ ...typed, ...more })}` },
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      })
    const warned = await submit()
    expect(warned.status).toBe(422)
    const page = await warned.text()
    expect(page).toContain('Already here: Casa Segura Test Center')
    expect(page).toContain('name="isAnother"')
    expect((await submit({ isAnother: 'true' })).status).toBe(303)
    expect(await list('?q=Casa')).toHaveLength(2)
  })
})
