import 'server-only'
import { inArray } from 'drizzle-orm'
import { query } from '@/db'
import { newsFeeds } from '@/db/schema/news'
import type { feedResults } from '@/db/vocabulary/content'

export type FeedResult = (typeof feedResults)[number]
export type FeedState = typeof newsFeeds.$inferSelect

const HALF_HOUR_MS = 1_800_000
const MAX_PAUSE_MS = 86_400_000

export async function readFeedStates(urls: string[]): Promise<Map<string, FeedState>> {
  if (urls.length === 0) return new Map()
  const rows = await query((db) => db.select().from(newsFeeds).where(inArray(newsFeeds.url, urls)))
  return new Map(rows.map((row) => [row.url, row]))
}

export function isFeedDue(state: FeedState | undefined, now: Date): boolean {
  return !state || (state.goneAt === null && (state.notBefore === null || state.notBefore <= now))
}

/** After several failures in a row it is asked less and less often, once a day at least. */
export function findPause(failures: number): number {
  return failures < 2 ? 0 : Math.min(MAX_PAUSE_MS, HALF_HOUR_MS * (2 ** Math.min(failures - 1, 10) - 1))
}

export async function writeFeedState(state: FeedState): Promise<void> {
  const { url: _, ...changed } = state
  await query((db) => db.insert(newsFeeds).values(state).onConflictDoUpdate({ target: newsFeeds.url, set: changed }))
}
