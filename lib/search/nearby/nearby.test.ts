import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/resources/nearby/route'
import { measureMiles } from '@/lib/geography/distance'
import { useDatabase } from '@/tests/support/database'
import { describeWhere, groupNearby } from './describe'
import type { NearbyResource } from './schema'

const database = useDatabase()
const context = { params: Promise.resolve({}) }

async function ask(search: string): Promise<Response> {
  return GET(new Request(`http://localhost:3000/api/resources/nearby?${search}`), context)
}

async function list(search: string): Promise<NearbyResource[]> {
  const response = await ask(search)
  expect(response.status).toBe(200)
  return response.json()
}

interface Made {
  title: string
  at?: [number, number]
  city?: string
  state?: string
  visibility?: 'full' | 'area' | 'hidden'
  isEmergency?: boolean
  isOpen24Hours?: boolean
  isApproximate?: boolean
  scope?: 'local' | 'state'
  countiesServed?: string[]
}

async function make(made: Made): Promise<string> {
  const { title, at, city = null, state = null, visibility = 'full' } = made
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const [organization] = await database.sql`insert into organizations (name) values (${title}) returning id`
  const [row] = await database.sql`insert into resources (organization_id, slug, title, description, category,
      is_emergency, scope, city, state, service_area, counties_served)
    values (${organization?.id}, ${slug}, ${title}, 'Helps.', 'housing-shelter', ${made.isEmergency ?? false},
      ${made.scope ?? 'local'}, ${city}, ${state}, ${state ? [state] : []},
      ${made.countiesServed ?? []}) returning id`
  await database.sql`insert into locations (resource_id, street, city, state, latitude, longitude, is_approximate,
      address_visibility)
    values (${row?.id}, ${visibility === 'hidden' ? '2 Elm St' : '1 Main St'}, ${city}, ${state}, ${at?.[0] ?? null}, ${at?.[1] ?? null},
      ${made.isApproximate ?? false}, ${visibility})`
  if (made.isOpen24Hours) await database.sql`insert into schedules (resource_id, open_24h) values (${row?.id}, true)`
  return String(row?.id)
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

beforeAll(async () => {
  await make({ title: 'Marfa Office', at: [30.31, -104.02], city: 'Marfa', state: 'TX' })
  await make({ title: 'Marfa Urgent Desk', at: [30.55, -104.2], city: 'Fort Davis', state: 'TX', isEmergency: true })
  await make({ title: 'Marfa Night Clinic', at: [30.36, -103.66], city: 'Alpine', state: 'TX', isOpen24Hours: true })
  const refuge = await make({
    title: 'Marfa Refuge',
    at: [30.3, -104.01],
    city: 'Marfa',
    state: 'TX',
    visibility: 'hidden',
  })
  await database.sql`update resources set county_fips = '48377' where id = ${refuge}`
  await make({ title: 'Marfa Legal Desk', at: [30.2, -104.1], city: 'Alpine', state: 'TX', isApproximate: true })
  await make({ title: 'Utqiagvik Desk', at: [71.29, -156.79], city: 'Barrow', state: 'AK' })
  await make({ title: 'Attu Station', at: [52.84, 173.18], city: 'Adak', state: 'AK' })
  await make({ title: 'Kiska Station', at: [51.98, -179.9], city: 'Adak', state: 'AK' })
  await make({ title: 'Marfa County Program', city: 'Alpine', state: 'TX', countiesServed: ['48377'] })
  await make({
    title: 'Neighbor County Program',
    at: [30.32, -104.03],
    city: 'Marfa',
    state: 'TX',
    countiesServed: ['48389'],
  })
  await make({ title: 'Office Over The Line', at: [32.0, -106.61], city: 'Sunland Park', state: 'NM' })
  await make({ title: 'Hilo Desk', at: [19.71, -155.08], city: 'Hilo', state: 'HI' })
  await make({ title: 'Ponce Desk', at: [18.01, -66.61], city: 'Ponce', state: 'PR' })
  await make({ title: 'Hagatna Desk', at: [13.47, 144.75], city: 'Hagatna', state: 'GU' })
  await make({ title: 'Guam Coalition Test', state: 'GU', scope: 'state', visibility: 'area' })
})

const titles = (items: NearbyResource[]) => items.map(({ title }) => title)

describe('the nearby list', () => {
  test('has emergency and 24-hour help first, then help by distance, then statewide help', async () => {
    const items = await list('latitude=30.31&longitude=-104.02&radius=60')
    const urgent = items.map(({ isEmergency, isOpen24Hours }) => isEmergency || isOpen24Hours)
    expect(urgent.lastIndexOf(true)).toBeLessThan(urgent.indexOf(false))
    expect(titles(items).slice(0, 2)).toEqual(['Marfa Urgent Desk', 'Marfa Night Clinic'])
    const calm = items.filter(({ isEmergency, isOpen24Hours }) => !isEmergency && !isOpen24Hours)
    expect(titles(calm.filter(({ coverage }) => coverage === 'county')).sort()).toEqual(titles(calm.slice(0, 2)).sort())
    expect(titles(calm.slice(0, 2))).toContain('Marfa County Program')
    const near = calm.filter(({ coverage }) => coverage === 'near')
    expect(near[0]?.title).toBe('Marfa Office')
    const distances = near.map(({ distance }) => distance ?? Number.POSITIVE_INFINITY)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(items.some(({ coverage, distance }) => coverage === 'state' && distance === null)).toBe(true)
  })

  test('ends its urgent part with national lines, whatever is near', async () => {
    const urgent = (await list('latitude=30.31&longitude=-104.02&radius=60')).filter((item) => item.isEmergency)
    expect(urgent.at(-1)?.coverage).toBe('country')
    expect(titles(urgent)).toContain('National Domestic Violence Hotline')
  })

  test('leaves out entries that serve only other counties or another state', async () => {
    expect(titles(await list('zip=79843'))).not.toContain('Neighbor County Program')
    expect(titles(await list('latitude=31.87&longitude=-106.6&radius=60'))).not.toContain('Office Over The Line')
  })

  test('matches a measurement of every public address exactly', async () => {
    const rows =
      await database.sql`select distinct l.resource_id as id, l.latitude, l.longitude, r.service_area, r.counties_served
      from locations l join resources r on r.id = l.resource_id
      where l.position is not null and r.archived_at is null and r.scope = 'local'`
    for (const [latitude, longitude, radius, state] of [
      [40.71, -74.01, 4, 'NY'],
      [41.88, -87.63, 12, 'IL'],
      [61.22, -149.9, 250, 'AK'],
      [18.46, -66.1, 90, 'PR'],
    ] as const) {
      const here = { latitude, longitude }
      const measured = rows.map((row) => ({
        id: String(row.id),
        row,
        miles: measureMiles(here, { latitude: Number(row.latitude), longitude: Number(row.longitude) }),
      }))
      const wanted = measured.filter(
        ({ miles, row }) => miles <= radius && row.service_area.includes(state) && row.counties_served.length === 0,
      )
      const items = await list(`latitude=${latitude}&longitude=${longitude}&radius=${radius}`)
      const found = items.filter(({ distanceTo, coverage }) => distanceTo === 'address' && coverage === 'near')
      expect(found.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort())
      for (const { id, distance } of found) {
        const miles = wanted.find((one) => one.id === id)?.miles ?? Number.NaN
        expect(Math.abs((distance ?? 0) - miles)).toBeLessThan(0.001)
      }
    }
  })

  test('has every field of a nearby resource', async () => {
    const [first] = await list('latitude=30.31&longitude=-104.02')
    expect(first).toMatchObject({
      id: expect.any(String),
      title: 'Marfa Urgent Desk',
      description: 'Helps.',
      category: 'housing-shelter',
      distance: expect.any(Number),
      address: '1 Main St, Fort Davis, TX',
      operatingHours: null,
      phone_number: null,
      isEmergency: true,
      isOpen24Hours: false,
    })
  })
})

describe('a town whose own program is on record', () => {
  test.each([
    ['27530', 'Wayne Uplift'],
    ['17401', 'YWCA York/ACCESS'],
    ['05301', 'Women’s Freedom Center'],
    ['82001', 'Laramie County Safehouse Services, Inc.'],
    ['20678', 'Calvert Safe Housing Network, Inc.'],
  ])('has it first: %s starts with %s', async (zip, title) => {
    const [first] = await list(`zip=${zip}`)
    expect(first).toMatchObject({ title, coverage: 'county', isEmergency: true })
  })

  test('does not start with business loans: 66801', async () => {
    const items = await list('zip=66801')
    expect(items[0]).toMatchObject({ isEmergency: true })
    expect(titles(items.slice(0, 20)).join()).not.toMatch(/loan|business/i)
  })
})

describe('a private address', () => {
  test('is neither shown nor measured: the distance is to the middle of its town, and marked so', async () => {
    const items = await list('latitude=30.31&longitude=-104.02')
    const refuge = items.find(({ title }) => title === 'Marfa Refuge')
    expect(refuge).toMatchObject({ address: null, distanceTo: 'area', city: 'Marfa' })
    const before = refuge?.distance
    await database.sql`update locations set latitude = 30.9, longitude = -103.2 where resource_id = ${refuge?.id ?? ''}`
    const after = (await list('latitude=30.31&longitude=-104.02')).find(({ title }) => title === 'Marfa Refuge')
    expect(after?.distance).toBe(before)
  })

  test('is marked the same way when only the area is known', async () => {
    const desk = (await list('latitude=30.31&longitude=-104.02')).find(({ title }) => title === 'Marfa Legal Desk')
    expect(desk).toMatchObject({ address: null, distanceTo: 'area' })
  })

  test('is gone once its entry is archived', async () => {
    const id = await make({ title: 'Marfa Closed', at: [30.31, -104.02], city: 'Marfa', state: 'TX' })
    await database.sql`update resources set archived_at = now() where id = ${id}`
    expect(titles(await list('latitude=30.31&longitude=-104.02'))).not.toContain('Marfa Closed')
  })
})

describe('the edges of the map', () => {
  test.each([
    ['the date line, from the west', 'latitude=51.95&longitude=179.6&radius=60', ['Kiska Station']],
    ['the date line, from the east', 'latitude=51.26&longitude=-179.1&radius=80', ['Kiska Station']],
    ['beyond the date line', 'latitude=52.84&longitude=173.18', ['Attu Station']],
    ['Alaska', 'latitude=71.29&longitude=-156.79&radius=10', ['Utqiagvik Desk']],
    ['Hawaii', 'latitude=19.71&longitude=-155.08&radius=10', ['Hilo Desk']],
    ['Puerto Rico', 'latitude=18.01&longitude=-66.61&radius=10', ['Ponce Desk']],
    ['Guam, with what serves all of Guam', 'latitude=13.44&longitude=144.79&radius=10', ['Hagatna Desk']],
  ])('%s', async (_, search, expected) => {
    expect(titles(await list(search))).toEqual(expect.arrayContaining(expected))
  })

  test('statewide services are listed as statewide, in Guam too', async () => {
    const items = await list('latitude=13.44&longitude=144.79')
    expect(items.find(({ title }) => title === 'Guam Coalition Test')).toMatchObject({
      coverage: 'state',
      distance: null,
      distanceTo: null,
    })
  })

  test('an entry that serves an unknown part of the state is not said to serve all of it', async () => {
    await make({ title: 'Fairbanks Area Aid', city: 'Fairbanks', state: 'AK', scope: 'state' })
    const found = (await list('latitude=71.29&longitude=-156.79')).find(({ title }) => title === 'Fairbanks Area Aid')
    expect(found).toMatchObject({ coverage: 'part-of-state', distance: null, distanceTo: null })
    expect(found && describeWhere(found)).toBe('Fairbanks, Alaska. Ask whether it serves your borough')
    expect(groupNearby(found ? [found] : []).statewide).toHaveLength(1)
  })

  test.each([
    'latitude=30&longitude=-60',
    'latitude=-40&longitude=-150&radius=250',
    'latitude=90&longitude=-120&radius=5',
    'latitude=0&longitude=0',
  ])('nothing in the open sea: %s', async (search) => {
    expect(await list(search)).toEqual([])
  })
})

describe('the request', () => {
  test.each(['zip=79843', 'place=Marfa,%20TX', 'place=marfa'])('%s is accepted as a place', async (search) => {
    expect(titles(await list(search))).toContain('Marfa Office')
  })

  test('a state alone returns its entries, without distances', async () => {
    const items = await list('place=Hawaii')
    expect(titles(items)).toContain('Hilo Desk')
    expect(items.every(({ distance }) => distance === null)).toBe(true)
    expect(items.some(({ coverage }) => coverage === 'country')).toBe(true)
  })

  test.each([
    ['', 400],
    ['latitude=30', 400],
    ['latitude=abc&longitude=1', 400],
    ['latitude=&longitude=', 400],
    ['latitude=30&longitude=-104&radius=much', 400],
    ['latitude=91&longitude=0', 422],
    ['latitude=0&longitude=-180.1', 422],
    ['latitude=30&longitude=-104&radius=0.99', 422],
    ['latitude=30&longitude=-104&radius=251', 422],
    ['latitude=30&longitude=-104&radius=-5', 422],
    ['zip=00000', 422],
    ['zip=1234', 422],
    ['place=Springfield', 422],
    ['place=Nowhere%20at%20all', 422],
    ['latitude=NaN&longitude=Infinity', 400],
    ['latitude=30&latitude=31&longitude=-104', 400],
  ])('%s is refused with %i', async (search, status) => {
    expect((await ask(search)).status).toBe(status)
  })

  test.each(['radius=1', 'radius=250'])('the limits themselves are allowed: %s', async (radius) => {
    expect((await ask(`latitude=30.31&longitude=-104.02&${radius}`)).status).toBe(200)
  })
})

test('urgency follows the record without counting as a change to it', async () => {
  const id = await make({ title: 'Marfa Later', at: [30.4, -104.1], city: 'Marfa', state: 'TX' })
  const isUrgent = async () =>
    (await database.sql`select is_urgent from locations where resource_id = ${id}`)[0]?.is_urgent
  expect(await isUrgent()).toBe(false)
  await database.sql`update resources set is_emergency = true where id = ${id}`
  expect(await isUrgent()).toBe(true)
  await database.sql`update resources set is_emergency = false where id = ${id}`
  await database.sql`insert into schedules (resource_id, open_24h) values (${id}, true)`
  expect(await isUrgent()).toBe(true)
  const [touched] = await database.sql`select count(*)::int as count from resources r
    where r.seeded_at is not null and r.updated_at <> r.seeded_at`
  expect(touched?.count).toBe(0)
})

test('no coordinate, ZIP code or place is in the log after 1,000 calls', async () => {
  const written: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  const asked: string[] = []
  for (let call = 0; call < 1000; call += 1) {
    const latitude = (24 + ((call * 7919) % 2500) / 100).toFixed(2)
    const longitude = (-67 - ((call * 104729) % 5800) / 100).toFixed(2)
    asked.push(latitude, longitude.slice(1))
    const search =
      call % 5 === 3
        ? `zip=787${String(call % 60).padStart(2, '0')}`
        : `latitude=${latitude}&longitude=${longitude}&radius=25`
    await ask(call % 5 === 4 ? `${search}&radius=1000` : search)
  }
  spy.mockRestore()
  const log = written.join('')
  expect(written.filter((line) => line.includes('/api/resources/nearby')).length).toBe(1000)
  expect(log).not.toContain('?')
  const measured = log.replaceAll(/"(time|id|ms)":("[^"]*"|\d+)/g, '')
  expect(measured).not.toMatch(/latitude|longitude|"zip|787\d\d"/)
  for (const text of asked) expect(measured).not.toContain(text)
}, 120_000)

test('a town’s own program whose county is unknown comes after the hotlines, as one to ask', async () => {
  const { sql } = database
  await sql`update resources set counties_served = '{}', county_fips = null, county = null where title = 'Merryman House'`
  const urgent = (await list('zip=42001')).filter(({ isEmergency }) => isEmergency)
  expect(urgent.find((item) => item.title === 'Merryman House')).toMatchObject({
    coverage: 'part-of-state',
    distance: null,
  })
  expect(urgent[0]?.coverage).toMatch(/state|country/)
  expect(titles(urgent).indexOf('National Domestic Violence Hotline')).toBeLessThan(
    titles(urgent).indexOf('Merryman House'),
  )
})
