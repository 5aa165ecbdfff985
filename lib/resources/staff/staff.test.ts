import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as restore } from '@/app/api/admin/resources/[id]/restore/route'
import { DELETE, PUT } from '@/app/api/admin/resources/[id]/route'
import { POST as exportChosen } from '@/app/api/admin/resources/export/route'
import { POST as actOnMany } from '@/app/api/admin/resources/many/route'
import { GET, POST } from '@/app/api/admin/resources/route'
import { GET as publicList } from '@/app/api/resources/route'
import { query } from '@/db'
import { useDatabase } from '@/tests/support/database'
import { isFull } from '@/tests/support/sample'
import { readCreated, resetTables, send, signInNew } from '@/tests/support/staff'
import { purgeDeletedResources } from '../purge'
import type { ResourceDto } from '../schema'
import { selectStaffResources } from './sql-staff'
import { resourceSorts, type StaffResourceDto } from './staff-schema'

const database = useDatabase()
const resource = { title: 'Harbor House', description: 'A place to stay.', category: 'shelter' }
const full = {
  ...resource,
  phoneNumber: '(512) 555-0100',
  address: '1 Main St, Austin, TX 78701',
  url: 'https://harbor.example',
  isEmergency: true,
}
let cookie = ''

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'editor' })
  // These tests do not need the seeded records.
  await database.sql`delete from resources`
})
beforeEach(() => resetTables(database.sql, 'resources', 'organizations'))

const create = (body: unknown = resource) => send(POST, { method: 'POST', cookie, body })
const created = (body: unknown = resource) => readCreated<StaffResourceDto>(create(body))
const put = (id: string, body: unknown) => send(PUT, { method: 'PUT', cookie, body, params: { id } })
const saved = async (id: string, body: unknown): Promise<StaffResourceDto> => (await put(id, body)).json()
const list = async (query = ''): Promise<StaffResourceDto[]> =>
  (await send(GET, { path: `/api/admin/resources${query}`, cookie })).json()
const listPublic = async (): Promise<ResourceDto[]> => (await send(publicList, { path: '/api/resources' })).json()

describe('a record', () => {
  it('is added with the specified defaults, and nothing made up', async () => {
    expect(await created()).toMatchObject({
      title: 'Harbor House',
      category: 'housing-shelter',
      slug: 'harbor-house',
      url: null,
      phoneNumber: null,
      address: null,
      isEmergency: false,
      isVerified: true,
      verifiedOn: null,
      version: 1,
    })
  })

  it('needs a title, a description and a category', async () => {
    const response = await create({ phoneNumber: '' })
    expect(response.status).toBe(422)
    const { errors } = await response.json()
    expect(errors.map(({ path }: { path: string }) => path).sort()).toEqual(['category', 'description', 'title'])
  })

  it.each<[string, unknown]>([
    ['category', 'sports'],
    ['phoneNumber', 'call us'],
    ['url', 'javascript:alert(1)'],
    ['title', 'x'.repeat(201)],
    ['description', 'x'.repeat(5001)],
    ['isEmergency', 'yes'],
    ['state', 'Nowhere'],
    ['address', 'x'.repeat(301)],
  ])('rejects an invalid %s', async (field, value) => {
    const response = await create({ ...resource, [field]: value })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].path).toBe(field)
    expect(await database.sql`select id from resources`).toHaveLength(0)
  })

  it.each([
    ['shelter', 'housing-shelter', []],
    ['healthcare', 'womens-health', []],
    ['womens-rights', 'rights-advocacy', []],
    ['legal', 'rights-advocacy', ['legal-aid']],
    ['financial', 'financial-support', []],
    ['womens-health', 'womens-health', []],
  ])('of category %s is stored as %s', async (given, category, tags) => {
    expect(await created({ ...resource, category: given })).toMatchObject({ category, tags })
  })

  it.each(['id', 'slug', 'verifiedOn', 'confidence', 'createdAt', 'organizationId', 'role', 'tags', 'languages'])(
    'rejects %s, which only the site sets or nobody knows',
    async (field) => {
      const response = await create({ ...resource, [field]: 'mine' })
      expect(response.status).toBe(422)
      expect((await response.json()).errors).toMatchObject([{ path: field }])
    },
  )

  it('is changed by sending it as it was read, but not with a field that nobody knows', async () => {
    const made = await created()
    const changed = await saved(made.id, {
      ...made,
      slug: 'mine',
      createdAt: '1999-01-01T00:00:00Z',
      title: 'Harbor Two',
    })
    expect(changed).toMatchObject({ title: 'Harbor Two', slug: 'harbor-house', createdAt: made.createdAt })
    const refused = await put(made.id, { ...changed, languages: ['es'] })
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([422, 'languages'])
  })

  it('cannot be marked as verified or unverified by a form field', async () => {
    const made = await created({ ...resource, isVerified: false })
    expect(made).toMatchObject({ slug: 'harbor-house', isVerified: true, verifiedOn: null })
    await database.sql`update resources set is_verified = false where id = ${made.id}`
    expect(await saved(made.id, { ...resource, isVerified: true })).toMatchObject({
      isVerified: false,
      verifiedOn: null,
    })
  })

  it('stores its phone and place in their own tables, and shows them as typed', async () => {
    const made = await created(full)
    expect(made).toMatchObject({
      phoneNumber: '512-555-0100',
      address: '1 Main St, Austin, TX 78701',
      city: 'Austin',
      state: 'TX',
      isEmergency: true,
    })
    expect(await database.sql`select number, type from phones`).toEqual([{ number: '512-555-0100', type: 'voice' }])
    expect(await database.sql`select name, website from organizations`).toEqual([
      { name: 'Harbor House', website: 'https://harbor.example/' },
    ])
    expect(await database.sql`select service_area from resources`).toEqual([{ service_area: ['TX'] }])
    // Saved again unchanged: only the version changes.
    const { id, version: _, ...same } = made
    expect(await saved(id, same)).toMatchObject({ phoneNumber: made.phoneNumber, address: made.address })
    expect(await database.sql`select number from phones`).toHaveLength(1)
  })

  it('keeps its other phone numbers', async () => {
    const { id } = await created(full)
    await database.sql`insert into phones (resource_id, number, type, position) values (${id}, '741741', 'text', 5)`
    await saved(id, { ...resource, phoneNumber: '800-555-0199 ext 4' })
    await saved(id, { ...resource, phoneNumber: '' })
    expect(await database.sql`select number, type from phones`).toEqual([{ number: '741741', type: 'text' }])
    expect((await saved(id, { ...resource, phoneNumber: '988' })).phoneNumber).toBe('988')
  })
})

it('a statewide service must name its state', async () => {
  expect((await create({ ...resource, scope: 'state' })).status).toBe(422)
  const { id } = await created({ ...resource, scope: 'state', state: 'tx' })
  await database.sql`update resources set state = null, service_area = '{TX,OK}' where id = ${id}`
  expect((await put(id, { ...resource, scope: 'state', state: '' })).status).toBe(200)
  expect(await database.sql`select service_area from resources`).toEqual([{ service_area: ['TX', 'OK'] }])
})

it('a website is accepted as people write it', async () => {
  expect((await created({ ...resource, url: 'www.harbor.example/help' })).url).toBe('https://www.harbor.example/help')
  for (const url of ['harbor', 'harbor.example:80 or so', 'ftp://harbor.example', '//harbor.example']) {
    expect((await create({ ...resource, url })).status, url).toBe(422)
  }
})

describe('an address', () => {
  it('is hidden from the public unless staff choose otherwise', async () => {
    // Without the name of a house, which would be held back.
    const clinic = { ...full, title: 'Maple Center' }
    const { id } = await created(clinic)
    expect((await listPublic())[0]?.address).toBeNull()
    await saved(id, { ...clinic, addressVisibility: 'full' })
    expect((await listPublic())[0]?.address).toBe('1 Main St, Austin, TX 78701')
  })

  it('that changes is hidden again', async () => {
    const { id } = await created({ ...full, addressVisibility: 'full' })
    const moved = await saved(id, { ...full, address: '2 Side St, Austin, TX 78701' })
    expect(moved).toMatchObject({ addressVisibility: 'hidden', address: '2 Side St, Austin, TX 78701' })
    expect((await listPublic())[0]?.address).toBeNull()
  })

  it('that is private is never in the audit log', async () => {
    const { id } = await created(full)
    await saved(id, { ...full, address: '2 Side St, Austin, TX 78701' })
    const rows = await database.sql<
      { text: string }[]
    >`select changes::text as text from audit_log where target_id = ${id}`
    expect(rows).toHaveLength(2)
    for (const { text } of rows) expect(text).not.toMatch(/Main St|Side St/)
  })
})

describe('two editors at once', () => {
  it('the second sees which fields differ, and nothing is overwritten', async () => {
    const { id, version } = await created(full)
    expect((await put(id, { ...full, phoneNumber: '512-555-0111', version })).status).toBe(200)
    const late = await put(id, { ...full, title: 'Mine', version })
    expect(late.status).toBe(409)
    const problem = await late.json()
    expect(problem.errors.map(({ path }: { path: string }) => path)).toEqual(['title', 'phoneNumber'])
    expect((await list())[0]).toMatchObject({ title: 'Harbor House', phoneNumber: '512-555-0111' })
  })

  it('one gets a conflict when both save at the same moment', async () => {
    const { id, version } = await created(full)
    const both = await Promise.all(['A', 'B'].map((title) => put(id, { ...full, title, version })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('deleting', () => {
  it('hides a record from the public at once, and can be undone', async () => {
    const { id } = await created()
    expect((await send(DELETE, { method: 'DELETE', cookie, params: { id } })).status).toBe(204)
    expect(await listPublic()).toEqual([])
    expect(await list()).toEqual([])
    expect((await list('?deleted=true')).map(({ title }) => title)).toEqual(['Harbor House'])
    expect((await put(id, resource)).status).toBe(404)
    expect((await send(restore, { method: 'POST', cookie, params: { id } })).status).toBe(204)
    expect(await listPublic()).toHaveLength(1)
  })

  it('is permanent after 30 days, with everything that belongs to the record', async () => {
    const { id } = await created(full)
    await send(DELETE, { method: 'DELETE', cookie, params: { id } })
    const day = 86_400_000
    expect(await purgeDeletedResources(new Date(Date.now() + 29 * day))).toBe(0)
    expect(await purgeDeletedResources(new Date(Date.now() + 31 * day))).toBe(1)
    for (const table of ['resources', 'phones', 'locations', 'organizations']) {
      expect(await database.sql`select id from ${database.sql(table)}`).toHaveLength(0)
    }
  })
})

describe('the list', () => {
  it('finds title words and number prefixes, and filters by either name of a category', async () => {
    await created(full)
    await created({ ...resource, title: 'Legal Line', category: 'legal', phoneNumber: '1-800-555-0100' })
    const titles = async (query: string) => (await list(query)).map(({ title }) => title)
    expect(await titles('?q=HARB')).toEqual(['Harbor House'])
    expect(await titles('?q=512555')).toEqual(['Harbor House'])
    expect(await titles('?q=1-800')).toEqual(['Legal Line'])
    expect(await titles('?category=legal')).toEqual(['Legal Line'])
    expect(await titles('?category=rights-advocacy')).toEqual(['Legal Line'])
    expect(await titles('?emergency=true')).toEqual(['Harbor House'])
    expect(await titles('?sort=title')).toEqual(['Harbor House', 'Legal Line'])
    expect(await titles('?sort=-title')).toEqual(['Legal Line', 'Harbor House'])
  })

  it('is ordered by state, by source, by the day of the check, and by what is archived', async () => {
    await created({ ...resource, title: 'Ohio', state: 'OH' })
    await created({ ...resource, title: 'Texas', state: 'TX' })
    await created({ ...resource, title: 'Nowhere' })
    await database.sql`update resources set listed_by = 'HRSA', archived_at = now() where title = 'Texas'`
    await database.sql`update resources set verified_on = '2026-01-01', verified_precision = 'day' where title = 'Nowhere'`
    const titles = async (sort: string) => (await list(`?sort=${sort}`)).map(({ title }) => title)
    expect(await titles('state')).toEqual(['Nowhere', 'Ohio', 'Texas'])
    expect(await titles('-state')).toEqual(['Texas', 'Ohio', 'Nowhere'])
    expect((await titles('-source'))[0]).toBe('Texas')
    expect((await titles('checked'))[2]).toBe('Nowhere')
    expect((await titles('-checked'))[0]).toBe('Nowhere')
    expect((await titles('-status'))[0]).toBe('Texas')
  })

  it.each([...resourceSorts])('sorted by %s is paged without gaps or repeats', async (sort) => {
    await database.sql`insert into organizations (name) values ('Many')`
    await database.sql`insert into resources (organization_id, slug, title, description, category)
      select (select id from organizations), 'r-' || i, 'T' || i % 5, 'x', 'womens-health' from generate_series(1, 23) i`
    await database.sql`update resources set state = (array['OH', 'TX', null])[1 + right(slug, 1)::int % 3],
      listed_by = (array['HRSA', null])[1 + right(slug, 1)::int % 2],
      archived_at = (array[now(), null])[1 + right(slug, 1)::int % 2]`
    const seen: string[] = []
    let path: string | undefined = `/api/admin/resources?limit=4&sort=${sort}`
    while (path) {
      const response = await send(GET, { path, cookie })
      for (const { id } of (await response.json()) as StaffResourceDto[]) seen.push(id)
      path = /<(.+)>/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(seen).toHaveLength(23)
    expect(new Set(seen).size).toBe(23)
  })
})

const MANY = isFull ? 20_000 : 3000

describe(`with ${MANY} records`, () => {
  it('no page of the list scans or sorts the whole table', { timeout: 180_000 }, async () => {
    await database.sql.unsafe('set session_replication_role = replica')
    await database.sql`insert into organizations (name) values ('Many')`
    await database.sql`insert into resources (organization_id, slug, title, description, category, updated_at)
      select (select id from organizations limit 1), 'r-' || i, md5(i::text) || ' ' || i, repeat(md5(i::text), 20), 'womens-health',
        now() - i * interval '1 second' from generate_series(1, ${MANY}::int) i`
    await database.sql.unsafe('set session_replication_role = origin')
    await database.sql.unsafe('vacuum analyze resources')
    const id = '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11'
    const pages = [
      { limit: 25 },
      ...resourceSorts.map((sort) => ({ limit: 25, sort })),
      { limit: 25, category: 'womens-health' as const },
      { limit: 25, q: 'c81e728d9d4' },
      { limit: 25, after: { sort: 'updated' as const, value: '2020-01-01', id } },
      { limit: 25, sort: 'title' as const, after: { sort: 'title' as const, value: 'f', id } },
      { limit: 25, deleted: true },
    ]
    for (const page of pages) {
      const rows = await query((db) => db.execute(sql`explain ${selectStaffResources(page)}`))
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan, JSON.stringify(page)).not.toContain('Seq Scan on resources')
    }
  })
})

describe('many records at once', () => {
  const many = async (act: string, ids: string[]) =>
    (await send(actOnMany, { method: 'POST', cookie, body: { ids, act } })).json()

  it('can be archived, which hides them only from the public pages, and unarchived', async () => {
    const { id } = await created()
    expect(await many('archive', [id])).toEqual({ done: [id], left: 0 })
    expect(await listPublic()).toEqual([])
    expect(await list()).toMatchObject([{ id, isArchived: true }])
    expect(await many('archive', [id])).toEqual({ done: [], left: 1 })
    expect(await many('unarchive', [id])).toEqual({ done: [id], left: 0 })
    expect(await listPublic()).toHaveLength(1)
    const logged = await database.sql`select action from audit_log where target_id = ${id} order by id`
    expect(logged.map(({ action }) => action)).toEqual(['created', 'archived', 'unarchived'])
  })

  it('that were archived and then deleted are restored as archived', async () => {
    const { id } = await created()
    await many('archive', [id])
    await many('delete', [id])
    expect(await many('unarchive', [id])).toEqual({ done: [], left: 1 })
    await many('restore', [id])
    expect(await list()).toMatchObject([{ id, isArchived: true }])
    await many('unarchive', [id])
    await many('delete', [id])
    await many('restore', [id])
    expect(await list()).toMatchObject([{ id, isArchived: false }])
  })

  it('are exported as the public sees them: no private address, and no archived record', async () => {
    const [shown, hidden] = [await created(full), await created({ ...resource, title: 'Gone House' })]
    await many('archive', [hidden.id])
    const body = { ids: [shown.id, hidden.id] }
    const sheet = await (await send(exportChosen, { method: 'POST', cookie, body })).text()
    expect(sheet).toContain('Harbor House')
    expect(sheet).not.toMatch(/1 Main St|Gone House/)
    const stranger = await signInNew(database.sql, {})
    expect((await send(exportChosen, { method: 'POST', cookie: stranger, body })).status).toBe(403)
  })
})
