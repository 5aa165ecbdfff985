import 'server-only'
import type { Readable } from 'node:stream'
import { type Agent, request } from 'undici'
import { decodeText } from './decode-text'
import { assertPublicHost, createAgent, RefusedAddress } from './guarded-agent'
import { type BodyProblem, readBody } from './read-body'
import { readRetryAfter } from './retry-after'

/** For everything together: looking up, connecting, redirects, headers, body. */
const WHOLE_MS = 5000
const MOST_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export interface FeedRequest {
  url: string
  etag?: string | null
  lastModified?: string | null
  headers?: Record<string, string>
  accept?: string
  /** Origins inside our own network that a feed configured there may be fetched from; only a stand-in needs one. */
  privateOrigins?: readonly string[]
  signal?: AbortSignal
  now?: Date
}

export type FailedFetch = 'gone' | 'refused-address' | 'refused-redirect' | 'http-error' | 'no-answer' | 'too-slow'

export type FetchedFeed =
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: FailedFetch; retryAfter: number | null }
  | { kind: 'body'; text: string; problem: BodyProblem | null; etag: string | null; lastModified: string | null }

interface Hop {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Readable
}

function header({ headers }: Hop, name: string): string {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

function readTarget(location: string, base?: URL): URL | null {
  if (!URL.canParse(location, base)) return null
  const url = new URL(location, base)
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPlain ? url : null
}

async function ask(url: URL, wanted: FeedRequest, agent: Agent, signal: AbortSignal): Promise<Hop> {
  const { statusCode, headers, body } = await request(url, {
    dispatcher: agent,
    signal,
    headers: {
      accept: wanted.accept ?? 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Marigold news reader',
      ...(wanted.etag ? { 'if-none-match': wanted.etag } : {}),
      ...(wanted.lastModified ? { 'if-modified-since': wanted.lastModified } : {}),
      ...wanted.headers,
    },
  })
  return { status: statusCode, headers, body }
}

const failed = (reason: FailedFetch, retryAfter: number | null = null): FetchedFeed => ({
  kind: 'failed',
  reason,
  retryAfter,
})

async function readAnswer(hop: Hop, signal: AbortSignal, now: Date): Promise<FetchedFeed> {
  if (hop.status !== 200) {
    hop.body.on('error', () => {}).destroy()
    if (hop.status === 304) return { kind: 'unchanged' }
    if (hop.status === 410) return failed('gone')
    return failed('http-error', readRetryAfter(header(hop, 'retry-after'), now))
  }
  const { bytes, problem } = await readBody(hop.body, header(hop, 'content-encoding'), signal)
  // Of a part, no mark is kept: the next look asks for the whole again.
  const mark = (name: string, longest: number) => {
    const value = header(hop, name)
    return problem === null && value !== '' && value.length <= longest && /^[\x20-\x7e]*$/.test(value) ? value : null
  }
  return {
    kind: 'body',
    text: decodeText(bytes, header(hop, 'content-type')),
    problem,
    etag: mark('etag', 500),
    lastModified: mark('last-modified', 100),
  }
}

async function follow(wanted: FeedRequest, signal: AbortSignal): Promise<FetchedFeed> {
  let url = readTarget(wanted.url)
  if (!url) return failed('refused-address')
  // The exception is for the feed's own host: no other feed's redirect leads there.
  const own = wanted.privateOrigins?.includes(url.origin) ? url.origin : null
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const isOwn = url.origin === own
    const agent = createAgent(isOwn ? 'anywhere' : 'public')
    try {
      if (!isOwn) assertPublicHost(url)
      const hop = await ask(url, hops === 0 ? wanted : { ...wanted, headers: {} }, agent, signal)
      if (!REDIRECTS.has(hop.status)) return await readAnswer(hop, signal, wanted.now ?? new Date())
      hop.body.on('error', () => {}).destroy()
      const target = readTarget(header(hop, 'location'), url)
      if (!target) return failed('refused-redirect')
      url = target
    } catch (error) {
      const isRefused =
        error instanceof RefusedAddress || (error instanceof Error && error.cause instanceof RefusedAddress)
      if (isRefused && hops > 0) return failed('refused-redirect')
      throw error
    } finally {
      void agent.destroy().catch(() => {})
    }
  }
  return failed('refused-redirect')
}

/** One look at a feed. Never throws: what kept it from being read is the answer. */
export async function fetchFeed(wanted: FeedRequest): Promise<FetchedFeed> {
  const clock = AbortSignal.timeout(WHOLE_MS)
  const signal = wanted.signal ? AbortSignal.any([clock, wanted.signal]) : clock
  try {
    return await follow(wanted, signal)
  } catch (error) {
    if (error instanceof RefusedAddress) return failed('refused-address')
    return failed(signal.aborted ? 'too-slow' : 'no-answer')
  }
}
