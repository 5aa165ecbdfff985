import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import type { ConfiguredFeed } from './content/feeds'
import { isFeedDue, readFeedStates } from './feed-state'
import { ingestFeed } from './ingest-feed'
import { askNewsApi } from './news-api'
import { storeItems } from './store'

/** Asked at the same time: most of a look is waiting. */
const CONCURRENCY = 3
/** Of the processor's time, what is left to visitors for each part that the news takes. */
const SHARE_FOR_VISITORS = 5
const MAX_PAUSE_MS = 2000

export interface NewsSettings {
  feeds: readonly ConfiguredFeed[]
  privateOrigins: readonly string[]
  apiKey?: string
  apiAddress?: string
}

function readSettings(): NewsSettings {
  return {
    feeds: env.NEWS_FEEDS ?? [],
    privateOrigins: env.NEWS_PRIVATE_ORIGINS,
    apiKey: env.NEWS_API_KEY,
  }
}

interface Counts extends Record<string, number> {
  feeds: number
  skipped: number
  failed: number
  stories: number
}

async function takeFromApi(
  { apiKey, apiAddress, privateOrigins }: NewsSettings,
  counts: Counts,
  now: Date,
): Promise<void> {
  if (!apiKey) return
  const items = await askNewsApi(apiKey, { address: apiAddress, privateOrigins })
  if (!items) {
    counts.failed += 1
    logEvent('news-api-failed')
    return
  }
  for (const source of new Set(items.map((item) => item.source))) {
    counts.stories += await storeItems(
      items.filter((item) => item.source === source),
      source,
      null,
      now,
    )
  }
}

/** Stores what is new in every feed that is due. A failing feed does not stop the others. */
export async function refreshNews(now: Date, signal: AbortSignal, settings = readSettings()): Promise<Counts> {
  const feeds = [...new Map(settings.feeds.map((feed) => [feed.url, feed])).values()]
  const states = await readFeedStates(feeds.map(({ url }) => url))
  const due = feeds.filter(({ url }) => isFeedDue(states.get(url), now))
  const counts: Counts = { feeds: due.length, skipped: feeds.length - due.length, failed: 0, stories: 0 }

  async function takeOne(feed: ConfiguredFeed): Promise<void> {
    try {
      const { privateOrigins } = settings
      const { result, items, stories } = await ingestFeed(feed, states.get(feed.url), { privateOrigins, now, signal })
      counts.stories += stories
      if (result === 'taken' || result === 'unchanged') return
      counts.failed += 1
      logEvent('feed-trouble', { feed: feed.name, reason: result, items, stories })
    } catch (error) {
      counts.failed += 1
      logEvent('feed-trouble', { feed: feed.name, reason: 'error', ...describeError(error) })
    }
  }

  async function work(): Promise<void> {
    for (let feed = due.shift(); feed && !signal.aborted; feed = due.shift()) {
      const before = process.cpuUsage()
      await takeOne(feed)
      const { user, system } = process.cpuUsage(before)
      await pause(Math.min(MAX_PAUSE_MS, ((user + system) / 1000) * SHARE_FOR_VISITORS), undefined, {
        signal,
      }).catch(() => {})
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  await takeFromApi(settings, counts, now)
  return counts
}
