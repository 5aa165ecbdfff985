import 'server-only'
import { eq, isNull, sql } from 'drizzle-orm'
import { query } from '@/db'
import { articles, newsletterSubscriptions } from '@/db/schema/content'
import { resources } from '@/db/schema/directory'
import { donations } from '@/db/schema/operations'
import { countsInTotals } from '@/lib/donations/queries'
import type { StaffStatsDto } from './schema'

/** The four figures of the console, in one look at the database. */
export async function getStaffStats(): Promise<StaffStatsDto> {
  const [row] = await query((db) =>
    db
      .select({
        totalArticles: db.$count(articles, isNull(articles.deletedAt)),
        totalSubscribers: db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.isActive, true)),
        totalDonations: sql<string>`(select coalesce(sum(${donations.amount} - ${donations.refundedCents}), 0) from ${donations} where ${countsInTotals})`,
        totalResources: db.$count(resources, isNull(resources.archivedAt)),
      })
      .from(sql`(values (1)) as once`),
  )
  const { totalArticles = 0, totalSubscribers = 0, totalDonations = 0, totalResources = 0 } = row ?? {}
  return {
    totalArticles: Number(totalArticles),
    totalSubscribers: Number(totalSubscribers),
    totalDonations: Number(totalDonations),
    totalResources: Number(totalResources),
  }
}
