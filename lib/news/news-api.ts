import 'server-only'
import { z } from 'zod'
import { fetchFeed } from '@/lib/outside/feeds/fetch-feed'
import { type FeedItem, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@/lib/outside/feeds/parse-feed'
import { toPlainText } from '@/lib/outside/feeds/plain-text'

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

export interface ApiItem extends FeedItem {
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
