/** The address of the news search page, read so that nothing in it can fail. */

import { encodeCursor } from '@/lib/http/page'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { listNewsCall } from './calls'
import type { NewsPosition } from './schema'
import { type NewsTopic, readTopic } from './topics'

/** Cards of a page, and skeletons while they load. */
export const NEWS_PAGE = 9

export interface NewsSearch {
  topic: NewsTopic | 'all'
  q: string
}

export interface NewsSearchRequest extends NewsSearch {
  after: NewsPosition | undefined
  /** What the form shows. */
  typed: string
  problem: string | null
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

export function readNewsSearch(params: Record<string, string | string[] | undefined>): NewsSearchRequest {
  const given = { topic: first(params.topic) || 'all', q: first(params.q) }
  const cursor = first(params.cursor)
  const parsed = listNewsCall.query.safeParse(cursor ? { ...given, cursor } : given)
  const typed = given.q.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, 200)
  if (parsed.success) {
    const { topic, q, cursor: after } = parsed.data
    return { topic, q, after, typed: q, problem: null }
  }
  const topic = readTopic(given.topic) ?? 'all'
  return {
    topic,
    q: '',
    after: undefined,
    typed,
    problem: parsed.error.issues[0]?.message ?? words().news.unreadable,
  }
}

export function newsAddress({ topic, q }: NewsSearch, after?: NewsPosition): string {
  const params = new URLSearchParams()
  if (topic !== 'all') params.set('topic', topic)
  if (q) params.set('q', q)
  if (after) params.set('cursor', encodeCursor(after))
  const query = params.toString()
  return to(query ? `/news/search?${query}` : '/news')
}

export function describeNewsSearch({ topic, q }: NewsSearch): string {
  const w = words().news
  return `${topic === 'all' ? w.allTopics : w.topics[topic]}${q ? w.with.replace('{query}', () => q) : ''}`
}
