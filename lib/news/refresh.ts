import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { type FetchedFeed, fetchFeed } from '@/lib/outside/feeds/fetch-feed'
import { type FeedItem, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH, parseFeed } from '@/lib/outside/feeds/parse-feed'
import { toPlainText } from '@/lib/outside/feeds/read-body'
import { type FeedResult, type FeedState, findPause, isFeedDue, readFeedStates, writeFeedState } from './feed-state'
import { storeItems } from './store'
import { type NewsTopic, readTopic } from './topics'

/** A feed that NEWS_FEEDS names. 'all' is a topic too: a feed about everything, of which the stories of our topics are kept. */
interface ConfiguredFeed {
  name: string
  url: string
  topic: string
}

interface IngestedFeed {
  result: FeedResult
  items: number
  stories: number
}

interface FeedSettings {
  privateOrigins: readonly string[]
  now: Date
  signal?: AbortSignal
}

function readFeedTopic(topic: string): NewsTopic | null {
  const known = readTopic(topic)
  return known === 'all' ? null : known
}

async function take(
  feed: ConfiguredFeed,
  fetched: Extract<FetchedFeed, { kind: 'body' }>,
  now: Date,
): Promise<IngestedFeed> {
  const { items, problem } = await parseFeed(fetched.text, feed.url)
  const stories = await storeItems(items, feed.name.trim(), readFeedTopic(feed.topic), now)
  return {
    result: problem === 'no-feed' ? problem : (fetched.problem ?? problem ?? 'taken'),
    items: items.length,
    stories,
  }
}

/** One look at one feed: asked, read, kept, and what is to be remembered of it written down. */
async function ingestFeed(
  feed: ConfiguredFeed,
  former: FeedState | undefined,
  { privateOrigins, now, signal }: FeedSettings,
): Promise<IngestedFeed> {
  const { etag = null, lastModified = null } = former ?? {}
  const fetched = await fetchFeed({ url: feed.url, etag, lastModified, privateOrigins, signal, now })
  const taken: IngestedFeed =
    fetched.kind === 'body'
      ? await take(feed, fetched, now)
      : { result: fetched.kind === 'unchanged' ? 'unchanged' : fetched.reason, items: 0, stories: 0 }
  const isFailure =
    fetched.kind === 'failed' || (taken.items === 0 && taken.result !== 'taken' && taken.result !== 'unchanged')
  const failures = isFailure ? (former?.failures ?? 0) + 1 : 0
  const pause = (fetched.kind === 'failed' ? fetched.retryAfter : null) ?? findPause(failures)
  await writeFeedState({
    url: feed.url,
    etag: fetched.kind === 'body' ? fetched.etag : etag,
    lastModified: fetched.kind === 'body' ? fetched.lastModified : lastModified,
    notBefore: pause > 0 ? new Date(now.getTime() + pause) : null,
    goneAt: taken.result === 'gone' ? now : null,
    failures,
    checkedAt: now,
    result: taken.result,
  })
  return taken
}

/** One question a look: the free plan of the service allows a hundred a day. */
const WORDS =
  '"women\'s rights" OR abortion OR "domestic violence" OR "equal pay" OR "maternal health" OR "women in politics" OR "gender equality" OR "women-owned"'
const ADDRESS = 'https://newsapi.org/v2/everything'

const webAddress = z.url({ protocol: /^https?$/ }).max(2000)
const article = z.object({
  source: z.object({ name: z.string().min(1) }),
  title: z.string().min(1),
  description: z.string().nullish(),
  url: webAddress,
  urlToImage: webAddress.nullish().catch(null),
  publishedAt: z.coerce.date(),
})
const answer = z.object({ articles: z.array(z.unknown()).max(100) })

interface ApiItem extends FeedItem {
  source: string
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What the service holds for our topics; null where it gave nothing that can be read. */
export async function askNewsApi(
  key: string,
  {
    address = ADDRESS,
    privateOrigins = [],
    signal,
  }: { address?: string; privateOrigins?: readonly string[]; signal?: AbortSignal } = {},
): Promise<ApiItem[] | null> {
  const url = new URL(address)
  url.search = new URLSearchParams({ q: WORDS, language: 'en', sortBy: 'publishedAt', pageSize: '100' }).toString()
  const accept = 'application/json'
  // In a header: an address stands in logs.
  const fetched = await fetchFeed({ url: url.href, accept, headers: { 'x-api-key': key }, privateOrigins, signal })
  const read = answer.safeParse(fetched.kind === 'body' ? readJson(fetched.text) : null)
  if (!read.success) return null
  return read.data.articles.flatMap((one) => {
    const { data } = article.safeParse(one)
    const title = toPlainText(data?.title ?? '', MAX_TITLE_LENGTH)
    const source = toPlainText(data?.source.name ?? '', 100)
    if (!data || title === '' || source === '') return []
    return {
      source,
      title,
      description: toPlainText(data.description ?? '', MAX_DESCRIPTION_LENGTH) || null,
      url: data.url,
      guid: null,
      publishedAt: data.publishedAt,
      imageUrl: data.urlToImage ?? null,
    }
  })
}

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
