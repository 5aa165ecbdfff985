import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/analytics/route'
import { POST } from '@/app/api/count/route'
import { useDatabase } from '@/tests/support/database'
import { countPeople, countWomen } from './content/population'
import { type CountRow, createCounter } from './counter'
import { purgeTotals } from './maintain'
import { flushCounts } from './site-counter'

const database = useDatabase()
const context = { params: Promise.resolve({}) }

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await flushCounts()
  await database.sql`delete from daily_totals`
})

function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request('http://localhost:3000/api/count', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', ...headers },
  })
  return POST(request, context)
}

const one = (event: string, of: string) => ({ events: [{ event, of }] })

async function readTotals() {
  await flushCounts()
  const rows = await database.sql`select event, state, category, count::int from daily_totals order by 1, 2, 3`
  return rows.map((row) => `${row.event} ${row.state} ${row.category} ${row.count}`)
}

describe('a count', () => {
  test('is added to the daily total for its state and kind, and nothing else is stored', async () => {
    await send(one('resource-view', 'TX/housing-shelter'))
    await send(one('resource-view', 'TX/housing-shelter'), {
      cookie: 'a=b',
      'user-agent': 'canary',
      referer: '/canary',
    })
    expect((await send(one('call-pressed', 'US/womens-health'))).status).toBe(204)
    expect(await readTotals()).toEqual(['call-pressed US womens-health 1', 'resource-view TX housing-shelter 2'])
    const columns =
      await database.sql`select column_name from information_schema.columns where table_name = 'daily_totals'`
    expect(columns.map((row) => row.column_name).sort()).toEqual(['category', 'count', 'day', 'event', 'state'])
  })

  test.each([
    ['an unknown state', 'resource-view', 'ZZ/housing-shelter'],
    ['an unknown kind', 'resource-view', 'TX/everything'],
    ['an unknown event', 'person-seen', 'TX/housing-shelter'],
    ['a server-only event', 'safety-plan-made', 'TX/housing-shelter'],
    ['a record', 'resource-view', 'national-domestic-violence-hotline'],
  ])('of %s is ignored', async (_, event, of) => {
    expect((await send(one(event, of))).status).toBe(204)
    expect(await readTotals()).toEqual([])
  })

  test.each(['sec-gpc', 'dnt'])('is not taken from a browser that opts out with %s', async (name) => {
    expect((await send(one('resource-view', 'TX/housing-shelter'), { [name]: '1' })).status).toBe(204)
    expect(await readTotals()).toEqual([])
  })

  test('is refused from another site, with extra fields, or when too many come at once', async () => {
    const good = one('resource-view', 'TX/housing-shelter')
    expect((await send(good, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await send({ ...good, person: 'me' })).status).toBe(422)
    expect((await send({ events: Array(51).fill(good.events[0]) })).status).toBe(422)
    expect((await send({ events: [{ event: 'x'.repeat(9000), of: 'y' }] })).status).toBe(413)
    expect(await readTotals()).toEqual([])
  })
})

describe('the counter', () => {
  const thing = { event: 'resource-view', state: 'TX', category: 'housing-shelter' } as const

  test('writes many events as one row per day', async () => {
    const written: CountRow[][] = []
    let now = Date.parse('2026-11-21T23:59:59Z')
    const counter = createCounter({
      write: async (rows) => void written.push(rows),
      now: () => now,
      onFailure: () => {},
    })
    for (let count = 0; count < 5000; count += 1) counter.add(thing)
    now += 2000
    counter.add(thing)
    await counter.flush()
    expect(written).toEqual([
      [
        { ...thing, day: '2026-11-21', count: 5000 },
        { ...thing, day: '2026-11-22', count: 1 },
      ],
    ])
  })

  test('keeps counts that could not be written, adds later ones, and loses nothing', async () => {
    let isAway = true
    const failures: unknown[] = []
    const written: CountRow[] = []
    const counter = createCounter({
      write: async (rows) => {
        if (isAway) throw new Error('away')
        written.push(...rows)
      },
      now: () => Date.parse('2026-11-21T12:00:00Z'),
      onFailure: (error) => failures.push(error),
    })
    counter.add(thing)
    await counter.flush()
    counter.add(thing)
    expect([counter.waiting, failures.length]).toEqual([2, 1])
    isAway = false
    await Promise.all([counter.flush(), counter.flush()])
    expect(written).toEqual([{ ...thing, day: '2026-11-21', count: 2 }])
    expect(counter.waiting).toBe(0)
  })
})

describe('GET /api/analytics', () => {
  const ask = (search = '') => GET(new Request(`http://localhost:3000/api/analytics${search}`), context)

  test('returns sample figures, marked as such, until something is counted; directory figures are real', async () => {
    const figures = await (await ask()).json()
    const [real] = await database.sql`select count(*)::int as count from resources where archived_at is null`
    expect(figures).toMatchObject({ period: '6months', isSample: true, totalResources: real?.count })
    expect(figures.sampleFields).toContain('resourceViews')
    expect(figures.timeSeriesData).toHaveLength(6)
    expect(figures.resourceGaps).toHaveLength(51 * 4)
  })

  test('returns the counts, with small ones as ‘fewer than 11’', async () => {
    for (let count = 0; count < 12; count += 1) await send(one('resource-view', 'TX/housing-shelter'))
    for (let count = 0; count < 3; count += 1) await send(one('call-pressed', 'OH/womens-health'))
    await flushCounts()
    const figures = await (await ask('?period=3months')).json()
    expect(figures).toMatchObject({
      isSample: false,
      sampleFields: [],
      totalUsers: 12,
      resourceViews: 12,
      successStories: 'fewer than 11',
      impactMetrics: {
        womenHelped: 'fewer than 11',
        resourcesConnected: 'fewer than 11',
        emergencyContacts: 'fewer than 11',
        safetyPlansCreated: 'fewer than 11',
      },
    })
    const byState = new Map(
      figures.geographicData.map((row: { state: string; users: unknown }) => [row.state, row.users]),
    )
    expect([byState.get('TX'), byState.get('OH'), byState.get('WY')]).toEqual([12, 'fewer than 11', 'fewer than 11'])
    expect(figures.timeSeriesData.at(-1)).toMatchObject({ users: 12, resourceViews: 12 })
    expect(figures.categoryData[0]).toMatchObject({ category: 'housing-shelter', views: 12, avgRating: null })
  })

  test.each(['?period=3months', '?period=6months', '?period=1year'])('accepts %s', async (search) => {
    const figures = await (await ask(search)).json()
    for (const { gapScore, population, resourcesPerCapita } of figures.resourceGaps) {
      expect(gapScore >= 0 && gapScore <= 10 && population > 0 && resourcesPerCapita >= 0).toBe(true)
    }
  })

  test.each(['?period=2weeks', '?period=', '?period=6MONTHS', '?period=toString'])('refuses %s', async (search) => {
    expect((await ask(search)).status).toBe(400)
  })
})

test('totals older than 25 months are deleted', async () => {
  await database.sql`insert into daily_totals (day, event, count)
    values ('2024-10-20', 'resource-view', 1), ('2024-10-21', 'resource-view', 1), ('2026-11-01', 'resource-view', 1)`
  expect(await purgeTotals(new Date('2026-11-21T00:30:00Z'))).toBe(1)
  expect(await purgeTotals(new Date('2026-11-21T00:30:00Z'))).toBe(0)
})

test('state populations match the 2020 Census, and about half are women', () => {
  const states = [
    'AL',
    'AK',
    'AZ',
    'AR',
    'CA',
    'CO',
    'CT',
    'DE',
    'DC',
    'FL',
    'GA',
    'HI',
    'ID',
    'IL',
    'IN',
    'IA',
    'KS',
    'KY',
    'LA',
    'ME',
    'MD',
    'MA',
    'MI',
    'MN',
    'MS',
    'MO',
    'MT',
    'NE',
    'NV',
    'NH',
    'NJ',
    'NM',
    'NY',
    'NC',
    'ND',
    'OH',
    'OK',
    'OR',
    'PA',
    'RI',
    'SC',
    'SD',
    'TN',
    'TX',
    'UT',
    'VT',
    'VA',
    'WA',
    'WV',
    'WI',
    'WY',
  ] as const
  // Published: 331,449,281 people, 168.8 million of them women.
  expect(states.reduce((sum, state) => sum + (countPeople(state) ?? 0), 0)).toBe(331_449_281)
  const women = states.reduce((sum, state) => sum + (countWomen(state) ?? 0), 0)
  expect(Math.abs(women / 168_800_000 - 1)).toBeLessThan(0.005)
  expect(countWomen('GU')).toBeNull()
})
