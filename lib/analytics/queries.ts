import { forCategories } from '@/db/vocabulary/directory'
import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { cached } from '@/lib/cache/cached'
import { isBuilding } from '@/lib/cache/is-building'
import type { StateCode } from '@/lib/geography/states'
import { type Category, categories } from '@/lib/resources/vocabulary'
import { fillWithSample } from './content/sample'
import { type DirectoryFigures, makeFigures } from './figures'
import type { TotalCell } from './protect'
import { type Analytics, findPart, listMonths, MAX_MONTHS, type Period } from './schema'

/** Tag of everything made from the totals. */
export const ANALYTICS_TAG = 'analytics'

type TotalRow = Omit<TotalCell, 'part'> & Record<string, unknown>

async function readTotals(db: Database, now: Date): Promise<TotalCell[]> {
  const [first = ''] = listMonths(now, MAX_MONTHS)
  const rows = await db.execute<TotalRow>(sql`
    select to_char(day, 'YYYY-MM') as month, event, state, category, sum(count)::float8 as count
    from daily_totals where day >= ${`${first}-01`}::date group by 1, 2, 3, 4`)
  return rows.flatMap((row) => {
    const part = findPart(row.month, now)
    return part === null ? [] : [{ ...row, part }]
  })
}

async function readDirectory(db: Database, now: Date): Promise<DirectoryFigures> {
  const [first = ''] = listMonths(now, MAX_MONTHS)
  const [byState, byCategory, added] = await Promise.all([
    db.execute<{ state: StateCode | null; category: Category; count: number }>(sql`
      select area.state, r.category, count(*)::int as count from resources r
      left join lateral unnest(case when r.scope = 'national' then null when cardinality(r.service_area) > 0
        then r.service_area when r.state is not null then array[r.state] end) area(state) on true
      where r.archived_at is null group by 1, 2`),
    db.execute<{ category: Category; count: number }>(
      sql`select category, count(*)::int as count from resources where archived_at is null group by 1`,
    ),
    db.execute<{ month: string; count: number }>(sql`
      select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count from resources
      where archived_at is null and created_at >= ${`${first}-01`}::date group by 1`),
  ])
  const counts = new Map(byCategory.map((row) => [row.category, row.count]))
  return {
    total: byCategory.reduce((sum, row) => sum + row.count, 0),
    byState: [...byState],
    byCategory: Object.fromEntries(categories.map((one) => [one, counts.get(one) ?? 0])) as Record<Category, number>,
    addedByMonth: Object.fromEntries(added.map((row) => [row.month, row.count])),
  }
}

/** The last year up to now. Until anything has been counted, the sample is used. */
export async function readAnalytics(period: Period, now = new Date()): Promise<Analytics> {
  const [totals, directory] = await query((db) => Promise.all([readTotals(db, now), readDirectory(db, now)]))
  const figures = makeFigures(period, now, totals, directory)
  return totals.length === 0 ? fillWithSample(figures, period, now) : figures
}

const noDirectory: DirectoryFigures = {
  total: 0,
  byState: [],
  byCategory: forCategories(() => 0),
  addedByMonth: {},
}

async function readForPage(period: Period): Promise<Analytics> {
  if (!isBuilding()) return readAnalytics(period)
  const now = new Date()
  const figures = makeFigures(period, now, [], noDirectory)
  return fillWithSample(figures, period, now)
}

/** For pages: cached until something is counted. While the database is down, the cached page stays. */
export const getAnalytics = cached('analytics', readForPage, [ANALYTICS_TAG, DIRECTORY_TAG])
