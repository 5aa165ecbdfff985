import 'server-only'
import { isNull, sql } from 'drizzle-orm'
import { query } from '@/db'
import { articles } from '@/db/schema/content'
import { getDonationTotals } from '@/lib/donations/queries'
import type { StaffStatsDto } from './schema'

/** The console's four counts. Those that may reach a million are maintained incrementally, not counted here. */
export async function getStaffStats(): Promise<StaffStatsDto> {
  const [counts, { netCents }] = await Promise.all([
    query((db) =>
      db
        .select({
          totalArticles: db.$count(articles, isNull(articles.deletedAt)),
          totalSubscribers: sql<string>`(select coalesce(sum(count), 0) from tallies
            where topic = 'subscribers' and (key->>'isActive')::boolean)`,
          totalResources: sql<string>`(select coalesce(sum(count), 0) from tallies where topic = 'checks')`,
        })
        .from(sql`(values (1)) as once`),
    ),
    getDonationTotals(),
  ])
  const { totalArticles = 0, totalSubscribers = 0, totalResources = 0 } = counts[0] ?? {}
  return {
    totalArticles: Number(totalArticles),
    totalSubscribers: Number(totalSubscribers),
    totalDonations: netCents,
    totalResources: Number(totalResources),
  }
}
