import { expect, test } from 'vitest'
import { query } from '@/db'
import { describeOpening, type WeeklyHours } from '@/lib/resources/hours/opening'
import { selectOpen, selectOpenWhen } from '@/lib/resources/hours/sql-hours'
import { isOpenWhen, type When } from '@/lib/resources/hours/when'
import { useDatabase } from '@/tests/support/database'
import { toFilters } from './filters'
import { countFound, findHelp, understandQuestion } from './find'

const database = useDatabase()

const weeks: Record<string, WeeklyHours[]> = {
  office: [1, 2, 3, 4, 5].map((weekday) => ({
    open24h: false,
    weekday,
    opensAt: '09:00',
    closesAt: '17:00',
    timezone: 'America/Chicago',
  })),
  night: [{ open24h: false, weekday: 5, opensAt: '20:00', closesAt: '06:00', timezone: 'Pacific/Honolulu' }],
  sunday: [{ open24h: true, weekday: 7, opensAt: null, closesAt: null, timezone: 'America/New_York' }],
  always: [{ open24h: true, weekday: null, opensAt: null, closesAt: null, timezone: null }],
}

async function make(slug: string, week: WeeklyHours[]): Promise<string> {
  const [row] = await database.sql`insert into resources (organization_id, slug, title, description, category, scope)
    select id, ${slug}, ${slug}, 'Quizzical.', 'housing-shelter', 'national' from organizations limit 1 returning id`
  for (const { open24h, weekday, opensAt, closesAt, timezone } of week) {
    await database.sql`insert into schedules (resource_id, open_24h, weekday, opens_at, closes_at, timezone)
      values (${row?.id}, ${open24h}, ${weekday}, ${opensAt}, ${closesAt}, ${timezone})`
  }
  return String(row?.id)
}

test('SQL finds the same entries open as the described hours, each in its own time zone', async () => {
  const ids = new Map<string, string>()
  for (const [slug, week] of Object.entries(weeks)) ids.set(slug, await make(slug, week))
  for (const instant of [
    '2026-11-23T14:59:00Z', // Monday, before nine in Chicago
    '2026-11-23T15:00:00Z',
    '2026-11-23T23:00:00Z',
    '2026-11-26T16:00:00Z', // Thanksgiving
    '2026-11-28T10:00:00Z', // Friday midnight in Honolulu
    '2026-11-28T17:00:00Z',
    '2026-11-29T04:59:00Z',
    '2026-11-29T05:00:00Z', // Sunday in New York
  ]) {
    const now = new Date(instant)
    const rows = await query((db) => db.execute<{ resource_id: string }>(selectOpen(now)))
    const open = new Set(rows.map((row) => row.resource_id))
    for (const [slug, week] of Object.entries(weeks)) {
      const isOpen = ['open', 'always'].includes(describeOpening(week, now).status)
      expect(open.has(ids.get(slug) ?? ''), `${slug} at ${instant}`).toBe(isOpen)
    }
  }
})

test('the search filters by open now, counts open entries and returns each entry’s hours', async () => {
  const { found, counts, narrowed } = await query(async (db) => {
    const asked = await understandQuestion(db, { typed: 'quizzical' })
    const all = await findHelp(db, asked, toFilters({}), { offset: 0 }, 10)
    const open = await findHelp(db, asked, toFilters({ open: true }), { offset: 0 }, 10)
    return { found: all.items, narrowed: open.items, counts: await countFound(db, asked, toFilters({}), all.head) }
  })
  expect(found).toHaveLength(4)
  const open = found.filter(({ opening }) => opening?.status === 'open' || opening?.status === 'always')
  expect(counts.openNow).toBe(open.length)
  expect(narrowed.map(({ resource }) => resource.slug).sort()).toEqual(open.map(({ resource }) => resource.slug).sort())
})

test('SQL finds the same entries open at a day and time as the described hours, with special days and without those by appointment', async () => {
  const ids = new Map<string, string>()
  const all = { ...weeks, closing: weeks.office ?? [], appointment: weeks.office ?? [], unknown: [] }
  for (const [slug, week] of Object.entries(all)) ids.set(slug, await make(`then-${slug}`, week))
  const specials = [
    { startsOn: '2026-11-23', endsOn: '2026-11-24', opensAt: null, closesAt: null },
    { startsOn: '2026-11-26', endsOn: '2026-11-26', opensAt: '10:00', closesAt: '12:00' },
  ]
  for (const { startsOn, endsOn, opensAt, closesAt } of specials) {
    await database.sql`insert into special_hours (resource_id, starts_on, ends_on, opens_at, closes_at)
      values (${ids.get('closing') ?? ''}, ${startsOn}, ${endsOn}, ${opensAt}, ${closesAt})`
  }
  await database.sql`update resources set walk_in = 'no' where id = ${ids.get('appointment') ?? ''}`
  const now = new Date('2026-11-23T13:00:00Z')
  const whens: When[] = [
    { day: 'today', time: null },
    { day: 'monday', time: '17:00-24:00' },
    { day: 'wednesday', time: '09:00' },
    { day: 'thursday', time: null },
    { day: 'thursday', time: '12:00' },
    { day: 'saturday', time: '05:00-09:00' },
    { day: 'tonight', time: null },
    { day: null, time: '20:00-24:00' },
  ]
  for (const when of whens) {
    const rows = await query((db) => db.execute<{ resource_id: string }>(selectOpenWhen(when, now)))
    const open = new Set(rows.map((row) => row.resource_id))
    for (const [slug, week] of Object.entries(all)) {
      const isOpen = slug !== 'appointment' && isOpenWhen(week, slug === 'closing' ? specials : [], when, now)
      expect(open.has(ids.get(slug) ?? ''), `${slug} at ${JSON.stringify(when)}`).toBe(isOpen)
    }
  }
})

test('a search with a day finds entries open then, and lists those with unknown hours separately', async () => {
  await database.sql`update resources set description = 'Zanzibar.' where slug like 'then-%'`
  const { found, unknown } = await query(async (db) => {
    const asked = await understandQuestion(db, { typed: 'zanzibar' })
    const filters = { ...toFilters({}), when: { day: 'sunday', time: null } as const }
    const open = await findHelp(db, asked, filters, { offset: 0 }, 10)
    const rest = await findHelp(db, asked, { ...filters, areHoursUnknown: true }, { offset: 0 }, 10)
    return { found: open.items, unknown: rest.items }
  })
  const slugs = (items: typeof found) => items.map(({ resource }) => resource.slug).sort()
  expect(slugs(found)).toEqual(['then-always', 'then-sunday'])
  expect(slugs(unknown)).toEqual(['then-appointment', 'then-unknown'])
})

test('the filter of who may come keeps entries where it is known to be true, and counts them', async () => {
  await database.sql`update resources set takes_pets = 'yes' where slug = 'then-office'`
  await database.sql`update resources set takes_pets = 'no' where slug = 'then-always'`
  const { found, counts } = await query(async (db) => {
    const asked = await understandQuestion(db, { typed: 'zanzibar' })
    const pets = await findHelp(db, asked, toFilters({ takesPets: true }), { offset: 0 }, 10)
    return { found: pets.items, counts: await countFound(db, asked, toFilters({}), []) }
  })
  expect(found.map(({ resource }) => resource.slug)).toEqual(['then-office'])
  expect(counts.who).toEqual({ takesPets: 1 })
})
