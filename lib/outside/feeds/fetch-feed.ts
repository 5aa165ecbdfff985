import { startDeadline } from '@/lib/http/deadline'
import 'server-only'
import { dropBody, RefusedAddress, RefusedRedirect, type Visited, visit } from '@/lib/outside/web/visit'
import { readRetryAfter } from '@/lib/outside/web/web'
import { type BodyProblem, decodeText, readBody } from './read-body'

/** For everything together: looking up, connecting, redirects, headers, body. */
const WHOLE_MS = 5000

export interface FeedRequest {
  url: string
  etag?: string | null
  lastModified?: string | null
  headers?: Record<string, string>
  accept?: string
  /** Origins inside our own network that a feed configured there may be fetched from; only the fake feeds need one. */
  privateOrigins?: readonly string[]
  signal?: AbortSignal
  now?: Date
}

export type FailedFetch = 'gone' | 'refused-address' | 'refused-redirect' | 'http-error' | 'no-answer' | 'too-slow'

export type FetchedFeed =
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: FailedFetch; retryAfter: number | null }
  | { kind: 'body'; text: string; problem: BodyProblem | null; etag: string | null; lastModified: string | null }

const failed = (reason: FailedFetch, retryAfter: number | null = null): FetchedFeed => ({
  kind: 'failed',
  reason,
  retryAfter,
})

async function readAnswer(hop: Visited, signal: AbortSignal, now: Date): Promise<FetchedFeed> {
  if (hop.status !== 200) {
    dropBody(hop)
    if (hop.status === 304) return { kind: 'unchanged' }
    if (hop.status === 410) return failed('gone')
    return failed('http-error', readRetryAfter(hop.header('retry-after'), now))
  }
  const { bytes, problem } = await readBody(hop.body, hop.header('content-encoding'), signal)
  // Of a part, no mark is kept: the next look asks for the whole again.
  const mark = (name: string, longest: number) => {
    const value = hop.header(name)
    return problem === null && value !== '' && value.length <= longest && /^[\x20-\x7e]*$/.test(value) ? value : null
  }
  return {
    kind: 'body',
    text: decodeText(bytes, hop.header('content-type')),
    problem,
    etag: mark('etag', 500),
    lastModified: mark('last-modified', 100),
  }
}

/** One look at a feed. Never throws: what kept it from being read is the answer. */
export async function fetchFeed(wanted: FeedRequest): Promise<FetchedFeed> {
  const signal = startDeadline(WHOLE_MS, wanted.signal)
  const { url, privateOrigins, etag, lastModified, now = new Date() } = wanted
  const headers = {
    accept:
      wanted.accept ??
      'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.8, application/json;q=0.7',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'Marigold news reader',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  }
  try {
    const asked = { url, headers, firstHeaders: wanted.headers, privateOrigins, signal }
    return await visit(asked, (hop) => readAnswer(hop, signal, now))
  } catch (error) {
    if (error instanceof RefusedAddress) return failed('refused-address')
    if (error instanceof RefusedRedirect) return failed('refused-redirect')
    return failed(signal.aborted ? 'too-slow' : 'no-answer')
  }
}
