import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { findTonight } from './tonight'

const database = useDatabase()

const CUYAHOGA = '39035'

async function add(slug: string, more: { open24?: boolean; hours?: boolean; scope?: string; tags?: string } = {}) {
  const { open24 = false, hours = false, scope = 'local', tags = '{domestic-violence}' } = more
  const counties = scope === 'local' ? `{${CUYAHOGA}}` : '{}'
  const [row] =
    await database.sql`insert into resources (organization_id, slug, title, description, category, tags, help_kinds, is_emergency, scope, state, service_area, counties_served, is_open_24_hours)
    select id, ${slug}, ${slug}, 'Shelter and advocates.', 'housing-shelter', ${tags}::text[], '{domestic-violence,emergency-shelter}', true, ${scope}, 'OH', '{OH}', ${counties}::text[], ${open24} from organizations limit 1 returning id`
  const id = row?.id ?? ''
  await database.sql`insert into phones (resource_id, number) values (${id}, ${`216-555-01${slug.length}`})`
  if (open24) await database.sql`insert into schedules (resource_id, open_24h) values (${id}, true)`
  if (hours)
    await database.sql`insert into schedules (resource_id, weekday, opens_at, closes_at, timezone)
      select ${id}, day, '09:00', '17:00', 'America/New_York' from generate_series(1, 5) day`
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

async function ask(now: string) {
  vi.setSystemTime(new Date(now))
  const { sure, others, moment } = await findTonight('44102')
  const names = (list: typeof sure) => list.map(({ entry }) => entry.slug)
  return { sure: names(sure), others: names(others), moment }
}

const NDVH = 'national-domestic-violence-hotline'

test('lines that are open at this hour come first; those that may be closed come after the national one', async () => {
  await add('unknown-hours')
  await add('office', { hours: true })
  await add('day-and-night', { open24: true })
  await add('of-the-state', { open24: true, scope: 'state' })
  const night = await ask('2026-11-18T07:00:00Z')
  expect(night.moment).toBe('night')
  expect(night.sure).toEqual(['day-and-night', 'of-the-state', NDVH])
  expect(night.others).toContain('unknown-hours')
  expect(night.others.at(-1)).toBe('office')
  const day = await ask('2026-11-18T15:00:00Z')
  expect(day.moment).toBe('office-hours')
  expect(day.sure.slice(0, 2).sort()).toEqual(['day-and-night', 'office'])
  expect(day.sure.slice(2)).toEqual(['of-the-state', NDVH])
  await database.sql`delete from resources where slug in ('unknown-hours', 'office', 'day-and-night', 'of-the-state')`
})

test('a shelter forty miles away does not come before the national line', async () => {
  vi.setSystemTime(new Date('2026-11-18T07:00:00Z'))
  const { sure, others } = await findTonight('77002')
  expect(sure.map(({ entry }) => entry.slug)).toEqual(['houston-area-womens-center-tx', NDVH])
  expect(others.find(({ entry }) => entry.city === 'Conroe')).toMatchObject({ reach: 'far' })
})

test('without a place, the two national lines are the answer, and no time is claimed', async () => {
  const { sure, others, moment } = await findTonight('')
  expect([...sure, ...others].map(({ entry }) => entry.slug)).toEqual([NDVH, '211-essential-community-services'])
  expect(moment).toBeNull()
})
