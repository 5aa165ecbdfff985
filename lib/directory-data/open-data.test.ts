import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { resetOnce } from '@/lib/once-per-process.mjs'
import { useDatabase } from '@/tests/support/database'
import { findHsdsErrors, hsdsFixture } from '@/tests/support/hsds-schemas'
import { ask, askJson, readAll, readPackage } from '@/tests/support/hsds-site'
import { isFull, keepSample } from '@/tests/support/sample'
import { dataFields } from './fields'
import type { HsdsPage } from './hsds-page'
import type { HsdsPlace, HsdsService, HsdsTaxonomyTerm } from './hsds-record'
import { getCategoryTerm, getTagTerm, getTaxonomy } from './hsds-terms'

const folder = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule('node:fs')
  process.env.DATA_DIR = mkdtempSync(`${process.getBuiltinModule('node:os').tmpdir()}/open-data-`)
  return process.env.DATA_DIR
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const database = useDatabase()

beforeAll(() => keepSample(database.sql, 300, 'stronghearts-native-helpline'))
beforeEach(() => {
  resetOnce('limiter')
})

async function countPublished(): Promise<number> {
  const [row] = await database.sql<{ n: number }[]>`select count(*)::int as n from resources where archived_at is null`
  return row?.n ?? 0
}

/** Every entry of a list, page by page. */
async function readPages<T>(path: string, perPage: number): Promise<T[]> {
  const found: T[] = []
  for (let page = 1; ; page += 1) {
    const mark = path.includes('?') ? '&' : '?'
    const one = await askJson<HsdsPage<T>>(`${path}${mark}page=${page}&per_page=${perPage}`)
    expect(one).toMatchObject({ page_number: page, first_page: page === 1, size: one.contents.length })
    expect(one.total_pages).toBe(Math.ceil(one.total_items / perPage))
    found.push(...one.contents)
    if (one.last_page) {
      expect(found).toHaveLength(one.total_items)
      return found
    }
  }
}

describe('the HSDS API', () => {
  test('describes itself', async () => {
    expect(await askJson('hsds')).toMatchObject({
      version: '3.2',
      profile: expect.stringMatching(/^http/),
      openapi_url: expect.stringMatching(/\/api\/openapi\.json$/),
    })
  })

  test('returns every published service once, in pages, each valid under the published schema', async () => {
    const services = await readPages<HsdsService>('hsds/services?full=true', 100)
    expect(services).toHaveLength(await countPublished())
    expect(new Set(services.map(({ id }) => id)).size).toBe(services.length)
    for (const service of services) expect(findHsdsErrors('service', service)).toEqual([])
    const facts = await readPages<HsdsService>('hsds/services', 500)
    expect(facts.map(({ id }) => id)).toEqual(services.map(({ id }) => id))
    expect(facts[0]).not.toHaveProperty('phones')
    expect(facts[0]?.organization).toHaveProperty('name')
  })

  test('returns one service in full, and always 404 for one that does not exist', async () => {
    const page = await askJson<HsdsPage<HsdsService>>('hsds/services?full=true&per_page=1&page=3')
    const [service] = page.contents
    expect(await askJson(`hsds/services/${service?.id}`)).toEqual(service)
    expect((await ask('hsds/services/00000000-0000-4000-8000-000000000000')).status).toBe(404)
    expect((await ask('hsds/services/nothing')).status).toBe(404)
  })

  test('returns nothing past the end of a list, however far', async () => {
    expect(await askJson('hsds/services?page=1000000&per_page=500')).toMatchObject({
      empty: true,
      size: 0,
      last_page: true,
      contents: [],
    })
  })

  test('filters a list by category, tag, taxonomy, organization, words and the day of a change', async () => {
    const category = await readPages<HsdsService>(
      `hsds/services?full=true&taxonomy_term_id=${getCategoryTerm('womens-health').id}`,
      100,
    )
    const [row] = await database.sql<{ n: number }[]>`
      select count(*)::int as n from resources where category = 'womens-health' and archived_at is null`
    expect(category).toHaveLength(row?.n ?? -1)
    const tagged = await askJson<HsdsPage<HsdsService>>(
      `hsds/services?full=true&taxonomy_term_id=${getTagTerm('legal-aid').id}`,
    )
    expect(tagged.total_items).toBeGreaterThan(0)
    const tags = (service: HsdsService) => service.attributes?.map(({ taxonomy_term }) => taxonomy_term.code)
    for (const service of tagged.contents) expect(tags(service)).toContain('legal-aid')
    const emergency = await askJson<HsdsPage<HsdsService>>(
      `hsds/services?full=true&taxonomy_id=${getTaxonomy('emergency').id}`,
    )
    for (const service of emergency.contents) expect(tags(service)).toContain('emergency')
    const [first] = category
    const own = await askJson<HsdsPage<HsdsService>>(`hsds/services?organization_id=${first?.organization.id}`)
    expect(own.contents.map(({ id }) => id)).toContain(first?.id)
    const words = await askJson<HsdsPage<HsdsService>>('hsds/services?search=stronghearts')
    expect(words.contents[0]?.name).toMatch(/StrongHearts/i)
    expect(await askJson('hsds/services?modified_after=2999-01-01T00:00:00Z')).toMatchObject({ empty: true })
    const changed = await askJson<HsdsPage<HsdsService>>('hsds/services?modified_after=2000-01-01&per_page=1')
    expect(changed.total_items).toBe(await countPublished())
    expect(await askJson('hsds/services?taxonomy_term_id=00000000-0000-4000-8000-000000000000')).toMatchObject({
      total_items: 0,
    })
  })

  test('returns only the id and the last-modified time of a service in minimal form', async () => {
    const { contents } = await askJson<HsdsPage<Record<string, string>>>('hsds/services?minimal=true&per_page=2')
    expect(Object.keys(contents[0] ?? {})).toEqual(['id', 'modified_date'])
    expect(contents[0]?.modified_date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test('refuses what can’t be answered cheaply, or at all', async () => {
    for (const query of ['per_page=501', 'per_page=0', 'page=0', 'full=true&per_page=101', 'format=xml', 'full=2']) {
      expect((await ask(`hsds/services?${query}`)).status, query).toBe(422)
    }
    for (const query of ['postcode=78701', 'postcode=78701&proximity=1000']) {
      expect((await ask(`hsds/service_at_locations?${query}`)).status, query).toBe(422)
    }
    expect((await ask('hsds/services?modified_after=2000-01-01&page=201&per_page=50')).status).toBe(400)
  })

  test('returns organizations with their services', async () => {
    const all = await readPages<{ id: string; services?: HsdsService[] }>('hsds/organizations', 500)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all[0]).not.toHaveProperty('services')
    for (const organization of all) expect(findHsdsErrors('organization', organization)).toEqual([])
    const one = await askJson<{ services: HsdsService[] }>(`hsds/organizations/${all[7]?.id}?full_service=true`)
    expect(one.services.length).toBeGreaterThan(0)
    for (const service of one.services) expect(findHsdsErrors('service', service)).toEqual([])
    const nested = await askJson<HsdsPage<{ services: HsdsService[] }>>('hsds/organizations?full=true&per_page=3')
    expect(nested.contents[0]?.services[0]).not.toHaveProperty('phones')
  })

  test('returns the places of services, and each of them by its id', async () => {
    const places = await readPages<HsdsPlace>('hsds/service_at_locations?full=true', 100)
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
    for (const place of places.slice(0, 200)) {
      expect(findHsdsErrors('service_at_location', place)).toEqual([])
      expect(place.service).not.toHaveProperty('service_at_locations')
    }
    const some = places[Math.floor(places.length / 2)]
    expect(await askJson(`hsds/service_at_locations/${some?.id}`)).toEqual(some)
    const filtered = await readPages<HsdsPlace>('hsds/service_at_locations?modified_after=2000-01-01', 500)
    expect(filtered.map(({ id }) => id)).toEqual(places.map(({ id }) => id))
  })

  test('returns the taxonomies, and every term that a service has', async () => {
    const terms = await readPages<HsdsTaxonomyTerm>('hsds/taxonomy_terms', 500)
    for (const term of terms) expect(findHsdsErrors('taxonomy_term', term)).toEqual([])
    const known = new Set(terms.map(({ id }) => id))
    const { contents } = await askJson<HsdsPage<HsdsService>>('hsds/services?full=true&per_page=100')
    const used = contents.flatMap(({ attributes = [] }) => attributes.map((one) => one.taxonomy_term_id))
    expect(used.filter((id) => !known.has(id))).toEqual([])
    const taxonomies = await askJson<HsdsPage<{ id: string }>>('hsds/taxonomies')
    for (const taxonomy of taxonomies.contents) expect(findHsdsErrors('taxonomy', taxonomy)).toEqual([])
    expect(await askJson(`hsds/taxonomies/${taxonomies.contents[0]?.id}`)).toEqual(taxonomies.contents[0])
    expect(await askJson(`hsds/taxonomy_terms/${terms[0]?.id}`)).toEqual(terms[0])
    expect((await askJson<HsdsPage<unknown>>('hsds/taxonomy_terms?search=legal&per_page=5')).size).toBeGreaterThan(0)
  })

  test('returns every matching service as lines, without pages', async () => {
    const read = async (query: string) => {
      const response = await ask(`hsds/services?format=ndjson${query}`)
      expect(response.headers.get('content-type')).toMatch('application/x-ndjson')
      return (await readAll(response))
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    }
    const all = await read('&full=true')
    expect(new Set(all.map(({ id }) => id)).size).toBe(await countPublished())
    for (const service of all.slice(0, 300)) expect(findHsdsErrors('service', service)).toEqual([])
    const { total_items } = await askJson<HsdsPage<HsdsService>>('hsds/services?search=legal&per_page=1')
    expect(total_items).toBeGreaterThan(isFull ? 100 : 10)
    expect(await read('&search=legal&minimal=true')).toHaveLength(total_items)
  })

  test('counts everything that a search finds, and returns each once', async () => {
    const found = await readPages<HsdsService>('hsds/services?search=shelter', 100)
    const [row] = await database.sql`select count(*)::int as n from resources
      where archived_at is null and search @@ plainto_tsquery('pg_catalog.english', 'shelter')`
    expect(found).toHaveLength(row?.n)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  })

  test('is open to pages of other sites, and cacheable until the directory changes', async () => {
    const first = await ask('hsds/services?per_page=1')
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const again = await ask('hsds/services?per_page=1', { 'if-none-match': tag })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, ''])
    await database.sql`update directory_version set version = version + 1`
    expect((await ask('hsds/services?per_page=1', { 'if-none-match': tag })).status).toBe(200)
  })
})

describe('the files of the whole directory', () => {
  test('as JSON, hold every service in HSDS form, in the same order each time', async () => {
    const response = await ask('directory/directory.json')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="directory.json"')
    const bytes = await readAll(response)
    const again = await ask('directory/directory.json')
    expect(again.headers.get('content-length')).toBe(String(bytes.length))
    expect((await readAll(again)).equals(bytes)).toBe(true)
    const services: HsdsService[] = JSON.parse(bytes.toString())
    expect(services).toHaveLength(await countPublished())
    for (const service of services) expect(findHsdsErrors('service', service)).toEqual([])
    const lines = (await readAll(await ask('directory/directory.ndjson'))).toString().trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual(services)
  })

  test('as a data package, hold tables that are valid and agree with one another', async () => {
    const [place] =
      await database.sql`select l.resource_id as id from locations l join resources r on r.id = l.resource_id
      where l.address_visibility = 'full' and r.archived_at is null order by l.resource_id limit 1`
    await database.sql`update resources set required_documents = 'ID', accessibility = 'Ramp' where id = ${place?.id}`
    await database.sql`insert into contacts (resource_id, position, title, phone)
      values (${place?.id}, 0, 'Intake', '512-555-0100')`
    const { description, tables, names } = readPackage(await readAll(await ask('directory/directory.zip')))
    expect([...names].sort()).toEqual(['datapackage.json', ...description.resources.map(({ path }) => path)].sort())
    expect(tables.service).toHaveLength(await countPublished())
    for (const { name, schema } of description.resources) {
      const rows = tables[name] ?? []
      expect(rows.length, name).toBeGreaterThan(0)
      const ids = new Set(rows.map(({ id }) => id))
      expect(ids.size, name).toBe(rows.length)
      for (const { fields, reference } of schema.foreignKeys ?? []) {
        const known = new Set(tables[reference.resource]?.map((row) => row[reference.fields]))
        const lost = rows.map((row) => row[fields]).filter((id) => id && !known.has(id))
        expect(lost, `${name}.${fields}`).toEqual([])
      }
      const numbers = schema.fields.filter(({ type }) => type === 'number').map((field) => field.name)
      for (const row of rows) {
        const filled = Object.entries(row).filter(([, value]) => value !== '')
        const typed = filled.map(([key, value]) => [key, numbers.includes(key) ? Number(value) : value])
        expect(findHsdsErrors(name, Object.fromEntries(typed))).toEqual([])
        for (const key of hsdsFixture[name]?.tabularRequired ?? []) expect(row[key], `${name}.${key}`).not.toBe('')
      }
    }
  })

  test('as CSV, have the columns of the import template', async () => {
    const text = (await readAll(await ask('directory/directory.csv'))).toString()
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[]
    expect(rows).toHaveLength(await countPublished())
    expect(Object.keys(rows[0] ?? {})).toEqual(dataFields.map(({ column }) => column))
    expect(rows.filter(({ description }) => /^[=+\-@]/.test(description ?? ''))).toEqual([])
  })

  test('are identical byte for byte until the directory changes, and then differ', async () => {
    const [one, two] = [
      await readAll(await ask('directory/directory.zip')),
      await readAll(await ask('directory/directory.zip')),
    ]
    expect(one.equals(two)).toBe(true)
    await database.sql`update resources set title = 'Nowhere "House", =1+1' where slug = 'stronghearts-native-helpline'`
    const text = (await readAll(await ask('directory/directory.csv'))).toString()
    expect(text).toContain('"Nowhere ""House"", =1+1"')
    expect(readPackage(await readAll(await ask('directory/directory.zip'))).tables.service).toContainEqual(
      expect.objectContaining({ name: 'Nowhere "House", =1+1' }),
    )
  })

  test('are rebuilt when someone removed them, and those of dead processes are removed', async () => {
    const parent = join(folder, 'exports')
    const before = readdirSync(parent)
    expect(before).toHaveLength(1)
    const first = await readAll(await ask('directory/directory.csv'))
    for (const name of before) rmSync(join(parent, name), { recursive: true })
    mkdirSync(join(parent, '999999999-gone'))
    expect((await readAll(await ask('directory/directory.csv'))).equals(first)).toBe(true)
    expect(readdirSync(parent)).toHaveLength(1)
  })

  test('exist under no other name', async () => {
    expect((await ask('directory/shelters.csv')).status).toBe(404)
  })
})
