/** In-memory cache of public pages and build files: responses as sent, compressed once, until one of their tags expires. */
import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { EVERY_PAGE } from '@/lib/cache/every-page.mjs'
import { TEXT } from './compress'
import { type Answer, isStorable } from './storable'

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export type Coding = 'br' | 'gzip' | 'identity'

export interface StoredPage {
  etag: string
  /** Alternating names and values, as Node writes them fastest; for a 304, which has no body. */
  headers: Record<Coding | 'unchanged', string[]>
  bodies: Record<Coding, Buffer>
  tags: ReadonlySet<string>
  size: number
  /** When the page is due to be fetched again, so that Next can rerender it. */
  due: number
}

/** A response in progress, between reading stored pages and being stored itself. */
export interface Filling {
  /** The tags of the stored pages it was made from. */
  tags: Set<string>
  keep(answer: Answer): Promise<void>
  drop(): void
}

interface Settings {
  maxBytes?: number
  freshMs?: number
  now?: () => number
  /** What may be stored; by default, public pages. */
  accepts?: (answer: Answer) => boolean
}

const MAX_BYTES = 64 * 1024 * 1024
const FRESH_MS = 60_000
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }
/** Headers of the message, not of the page. */
const perMessage = new Set(['content-length', 'content-encoding'])

function listHeaders(headers: OutgoingHttpHeaders, etag: string, bodies: StoredPage['bodies']): StoredPage['headers'] {
  const kept = Object.entries({ ...headers, etag }).filter(([name]) => !perMessage.has(name))
  const flatten = (pairs: typeof kept) => pairs.flatMap(([name, value]) => [name, String(value)])
  const withBody = (coding: Coding) => [
    ...flatten(kept),
    ...(bodies[coding] === bodies.identity ? [] : ['content-encoding', coding]),
    ...['content-length', String(bodies[coding].length)],
  ]
  return {
    br: withBody('br'),
    gzip: withBody('gzip'),
    identity: withBody('identity'),
    unchanged: flatten(kept.filter(([name]) => name !== 'content-type')),
  }
}

/** A font or a picture is compressed already: it has one form. */
async function compressBody(body: Buffer, isText: boolean): Promise<StoredPage['bodies']> {
  if (!isText) return { identity: body, gzip: body, br: body }
  return { identity: body, gzip: await compress.gzip(body, { level: 9 }), br: await compress.br(body, QUALITY) }
}

export class PageMemory {
  private readonly pages = new Map<string, StoredPage>()
  private readonly fillings = new Map<string, Set<string>>()
  private readonly maxBytes: number
  private readonly freshMs: number
  private readonly now: () => number
  private readonly accepts: (answer: Answer) => boolean
  private bytes = 0

  constructor({ maxBytes = MAX_BYTES, freshMs = FRESH_MS, now = Date.now, accepts = isStorable }: Settings = {}) {
    this.maxBytes = maxBytes
    this.freshMs = freshMs
    this.now = now
    this.accepts = accepts
  }

  find(address: string): StoredPage | null {
    const page = this.pages.get(address)
    if (!page || page.due <= this.now()) return null
    // A map keeps insertion order, so the most recently used entry is last.
    this.pages.delete(address)
    this.pages.set(address, page)
    return page
  }

  /** Null if this page is already being filled. */
  fill(address: string): Filling | null {
    if (this.fillings.has(address)) return null
    const expired = new Set<string>()
    const tags = new Set<string>()
    this.fillings.set(address, expired)
    const isTrue = () => ![...tags, EVERY_PAGE].some((tag) => expired.has(tag))
    const drop = () => {
      if (this.fillings.get(address) === expired) this.fillings.delete(address)
    }
    return {
      tags,
      drop,
      keep: async (answer) => {
        try {
          if (tags.size === 0 || !isTrue() || !this.accepts(answer)) return
          const page = await this.makePage(address, answer, tags)
          // A tag may have expired during compression.
          if (page && isTrue()) this.store(address, page)
        } finally {
          drop()
        }
      },
    }
  }

  /** Drops pages made before a change, including those in progress. */
  forget(expired: readonly string[]): void {
    for (const seen of this.fillings.values()) for (const tag of expired) seen.add(tag)
    const isGone = expired.includes(EVERY_PAGE)
      ? () => true
      : ({ tags }: StoredPage) => expired.some((tag) => tags.has(tag))
    for (const [address, page] of this.pages) if (isGone(page)) this.remove(address)
  }

  private async makePage(address: string, { headers, body }: Answer, tags: Set<string>): Promise<StoredPage | null> {
    const etag = String(headers.etag ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`)
    const known = this.pages.get(address)
    const isSame = known?.etag === etag && known.bodies.identity.equals(body)
    const bodies = isSame ? known.bodies : await compressBody(body, TEXT.test(String(headers['content-type'] ?? '')))
    const size = [...new Set(Object.values(bodies))].reduce((sum, { length }) => sum + length, 0)
    if (size > this.maxBytes) return null
    return { etag, bodies, headers: listHeaders(headers, etag, bodies), tags, size, due: this.now() + this.freshMs }
  }

  private store(address: string, page: StoredPage): void {
    this.remove(address)
    this.pages.set(address, page)
    this.bytes += page.size
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= this.maxBytes) break
      this.remove(oldest)
    }
  }

  private remove(address: string): void {
    const page = this.pages.get(address)
    if (!page) return
    this.pages.delete(address)
    this.bytes -= page.size
  }
}
