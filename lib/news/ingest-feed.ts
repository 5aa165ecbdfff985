import 'server-only'
import { type FetchedFeed, fetchFeed } from '@/lib/outside/feeds/fetch-feed'
import { parseFeed } from '@/lib/outside/feeds/parse-feed'
import type { ConfiguredFeed } from './content/feeds'
import { type FeedResult, type FeedState, findPause, writeFeedState } from './feed-state'
import { storeItems } from './store'
import { type NewsTopic, readTopic } from './topics'

export interface IngestedFeed {
  result: FeedResult
  items: number
  stories: number
}

export interface FeedSettings {
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
export async function ingestFeed(
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
