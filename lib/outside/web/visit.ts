/** The one way to an address that someone else wrote: a feed, a website of the directory. Never into our own network. */
import 'server-only'
import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { isPublicAddress } from './web'

const CONNECT_MS = 3000

/** A name that leads into our own network, or an address of it. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
  code = 'ADDRESS_REFUSED'
}

/** What the name resolves to is checked and is what is connected to: a second answer of its server comes too late. */
function lookUpPublic(resolve: typeof lookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new RefusedAddress('the name leads to an address that is not public'), '')
      }
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

const common = { connections: 1, pipelining: 0, keepAliveTimeout: 1, maxHeaderSize: 16_384 }

/** Nothing is kept between two requests: each looks its host up again. */
export function createAgent(reach: 'public' | 'anywhere', resolve = lookup): Agent {
  const guarded = reach === 'public' ? { lookup: lookUpPublic(resolve) } : {}
  return new Agent({ ...common, connect: { timeout: CONNECT_MS, ...guarded } })
}

/** Before a connection: a literal address is never looked up. Throws for what may not be asked. */
function assertPublicHost({ hostname }: URL): void {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new RefusedAddress('the address is not public')
}

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export interface Visit {
  url: string
  method?: 'GET' | 'HEAD'
  headers: Record<string, string>
  /** For the address itself alone: no redirect is shown them. */
  firstHeaders?: Record<string, string>
  /** Origins inside our own network that may be asked when the address itself is there; only the fake feeds need one. */
  privateOrigins?: readonly string[]
  signal: AbortSignal
}

export interface Visited {
  /** Where the redirects led. */
  url: URL
  status: number
  header(name: string): string
  body: Readable
}

/** It leads into our own network, to no address of the web, or round and round. */
export class RefusedRedirect extends Error {
  override name = 'RefusedRedirect'
}

function readTarget(location: string, base?: URL): URL | null {
  if (!URL.canParse(location, base)) return null
  const url = new URL(location, base)
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPlain ? url : null
}

async function ask(url: URL, isOwn: boolean, headers: Record<string, string>, wanted: Visit) {
  const agent = createAgent(isOwn ? 'anywhere' : 'public')
  const leave = () => void agent.destroy().catch(() => {})
  try {
    if (!isOwn) assertPublicHost(url)
    const { method = 'GET', signal } = wanted
    const answer = await request(url, { dispatcher: agent, method, signal, headers })
    const header = (name: string) => {
      const value = answer.headers[name]
      return (Array.isArray(value) ? value[0] : value) ?? ''
    }
    return { visited: { url, status: answer.statusCode, header, body: answer.body }, leave }
  } catch (error) {
    leave()
    throw error
  }
}

/** What is not read of a body is not waited for. */
export function dropBody({ body }: Visited): void {
  body.on('error', () => {}).destroy()
}

function isRefused(error: unknown): boolean {
  return error instanceof RefusedAddress || (error instanceof Error && error.cause instanceof RefusedAddress)
}

/** Follows redirects, each guarded as the first address, and hands the last answer over. */
export async function visit<Result>(wanted: Visit, read: (visited: Visited) => Promise<Result>): Promise<Result> {
  let url = readTarget(wanted.url)
  if (!url) throw new RefusedAddress('no address of the web')
  // The exception is for the address's own host: no other's redirect leads there.
  const own = wanted.privateOrigins?.includes(url.origin) ? url.origin : null
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const headers = hops === 0 ? { ...wanted.headers, ...wanted.firstHeaders } : wanted.headers
    const { visited, leave } = await ask(url, url.origin === own, headers, wanted).catch((error: unknown) => {
      throw hops > 0 && isRefused(error) ? new RefusedRedirect('into our own network') : error
    })
    try {
      if (!REDIRECTS.has(visited.status)) return await read(visited)
      dropBody(visited)
      const target = readTarget(visited.header('location'), url)
      if (!target) throw new RefusedRedirect('to no address of the web')
      url = target
    } finally {
      leave()
    }
  }
  throw new RefusedRedirect('round and round')
}
