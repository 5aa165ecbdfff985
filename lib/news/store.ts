import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { query } from '@/db'
import { newsStories } from '@/db/schema/content'
import type { FeedItem } from '@/lib/outside/feeds/parse-feed'
import { classifyStory } from './classify'
import type { NewsTopic } from './topics'

/** Tracking parameters to strip from URLs. */
const TRACKING =
  /^(utm_.*|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|igshid|mc_[ce]id|_hs(enc|mi)|mkt_tok|cmp|cmpid|ncid|ito|sr_share|at_(medium|campaign|custom.*)|ftag|taid|smid|smtyp|partner|guccounter|guce_.*|ref(err?er)?|ref_src|xtor|ns_(source|mchannel|campaign)|rss(id)?|feed(type|name)?|outputtype|amp|src|soc_(src|trk)|spm|wt\.mc_id|emc|ocid|icid|s_cid|__source|xnid|cn-track|traffic_source|share(id)?)$/i

/** The address of a story without what was added for counting, so that one story has one address. */
function toCanonicalUrl(address: string): string {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  url.hash = ''
  if (url.hostname === 'amp.theguardian.com') url.hostname = 'www.theguardian.com'
  url.searchParams.sort()
  // Deleting leaves a bare question mark behind.
  return url.href.replace(/\?$/, '')
}

/** A title without case, accents and marks. */
function toTitleKey(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 300) || title.slice(0, 300)
  )
}

const DAY_MS = 86_400_000
const RETENTION_DAYS = 90
/** The same words from the same source within so long are one story. */
const SAME_TITLE_MS = 72 * 3_600_000
const BATCH_SIZE = 5
const MAX_PURGED = 2000

type NewStory = typeof newsStories.$inferInsert & { titleKey: string }

/** What an item is to us; null where it is of no topic of ours, or older than anything we keep. */
function toStory(item: FeedItem, source: string, feedTopic: NewsTopic | null, now: Date): NewStory | null {
  const at = item.publishedAt ?? now
  if (at.getTime() < now.getTime() - RETENTION_DAYS * DAY_MS) return null
  const category = classifyStory(item.title, item.description, feedTopic)
  if (!category) return null
  return {
    title: item.title,
    description: item.description,
    source,
    url: toCanonicalUrl(item.url),
    urlToImage: item.imageUrl,
    category,
    // A story from the future would stand above all others until then.
    publishedAt: at > now ? now : at,
    guid: item.guid,
    titleKey: toTitleKey(item.title),
  }
}

interface Known {
  id: string
  title: string
  description: string | null
  url: string
  source: string
  guid: string | null
  titleKey: string | null
  publishedAt: Date
}

type Compared = Pick<Known, 'url' | 'source' | 'guid' | 'titleKey' | 'publishedAt'>

function isSame(a: Compared, b: Compared): boolean {
  if (a.url === b.url) return true
  if (a.source !== b.source) return false
  if (a.guid && a.guid === b.guid) return true
  return a.titleKey === b.titleKey && Math.abs(a.publishedAt.getTime() - b.publishedAt.getTime()) <= SAME_TITLE_MS
}

function listKnown(stories: NewStory[], source: string): Promise<Known[]> {
  const guids = stories.flatMap(({ guid }) => guid ?? [])
  const ofSource = [
    inArray(
      newsStories.titleKey,
      stories.map(({ titleKey }) => titleKey),
    ),
    ...(guids.length > 0 ? [inArray(newsStories.guid, guids)] : []),
  ]
  return query(async (db) =>
    db
      .select({
        id: newsStories.id,
        title: newsStories.title,
        description: newsStories.description,
        url: newsStories.url,
        source: newsStories.source,
        guid: newsStories.guid,
        titleKey: newsStories.titleKey,
        publishedAt: newsStories.publishedAt,
      })
      .from(newsStories)
      .where(
        or(
          inArray(
            newsStories.url,
            stories.map(({ url }) => url),
          ),
          and(eq(newsStories.source, source), or(...ofSource)),
        ),
      ),
  )
}

/** A headline that its source has mended is mended here. */
async function repair(known: Known, { title, description, titleKey }: NewStory): Promise<void> {
  await query((db) =>
    db
      .update(newsStories)
      .set({ title, description: description ?? null, titleKey })
      .where(eq(newsStories.id, known.id)),
  )
}

/** Keeps what is new and of our topics. Answers how many stories are new. */
export async function storeItems(
  items: FeedItem[],
  source: string,
  feedTopic: NewsTopic | null,
  now: Date,
): Promise<number> {
  const stories: NewStory[] = []
  for (const [at, item] of items.entries()) {
    // Others are served between two portions.
    if (at % BATCH_SIZE === 0) await setImmediate()
    const story = toStory(item, source, feedTopic, now)
    if (story && !stories.some((other) => isSame({ guid: null, ...other }, { guid: null, ...story } as Compared))) {
      stories.push(story)
    }
  }
  if (stories.length === 0) return 0
  const known = await listKnown(stories, source)
  const fresh: NewStory[] = []
  for (const story of stories) {
    const former = known.find((one) => isSame(one, { guid: null, ...story } as Compared))
    if (!former) fresh.push(story)
    else if (former.source === source && former.url === story.url && former.title !== story.title)
      await repair(former, story)
  }
  if (fresh.length === 0) return 0
  const added = await query((db) =>
    db.insert(newsStories).values(fresh).onConflictDoNothing().returning({ id: newsStories.id }),
  )
  return added.length
}

/** For the scheduler: stories older than 90 days. Returns the number of rows deleted. */
export async function purgeStories(now: Date): Promise<number> {
  const limit = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  const rows = await query((db) =>
    db
      .delete(newsStories)
      .where(
        inArray(
          newsStories.id,
          db
            .select({ id: newsStories.id })
            .from(newsStories)
            .where(lt(newsStories.publishedAt, limit))
            .orderBy(sql`${newsStories.publishedAt}`)
            .limit(MAX_PURGED),
        ),
      )
      .returning({ id: newsStories.id }),
  )
  return rows.length
}
