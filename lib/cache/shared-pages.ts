import { pauseAfterFailure, type SendCommand } from '@/lib/outside/redis/send-command'
import { CLOCK_MS } from './versions.mjs'

const PREFIX = 'marigold:pages:'
/** The header in which Next writes a page's tags. */
const TAGS_HEADER = 'x-next-cache-tags'
const DAY_SECONDS = 86_400
/** Limit for the JSON: a page is 50 to 300 KB, and no page is worth a stalled connection. */
const MAX_BYTES = 2_000_000

/** The part of Next's cached page that makes its response. */
export interface CachedPage {
  kind: string
  html: string
  rscData?: Buffer
  headers?: Record<string, unknown>
  status?: number
  postponed?: string
  segmentData?: Map<string, Buffer>
}

export interface CacheEntry {
  value: CachedPage
  lastModified: number
  cacheControl?: unknown
  /** The versions of the data it shows (lib/cache/versions.mjs). */
  versions: string
}

function toText({ value, ...entry }: CacheEntry): string {
  const segments = [...(value.segmentData ?? [])].map(([path, data]) => [path, data.toString('base64')])
  const page = { ...value, rscData: value.rscData?.toString('base64'), segmentData: segments }
  return JSON.stringify({ ...entry, value: page })
}

function fromText(text: string): CacheEntry {
  const { value, ...entry } = JSON.parse(text)
  const segments: [string, string][] = value.segmentData ?? []
  return {
    ...entry,
    value: {
      ...value,
      rscData: value.rscData === undefined ? undefined : Buffer.from(value.rscData, 'base64'),
      segmentData:
        segments.length > 0 ? new Map(segments.map(([path, data]) => [path, Buffer.from(data, 'base64')])) : undefined,
    },
  }
}

/**
 * Pages rendered by one instance for the others, and the changes that make them stale. Each
 * instance also has its own copy: without Redis it continues alone.
 */
export class SharedPages {
  private readonly seen = new Map<string, number>()
  private readonly send: SendCommand
  private hasLooked = false

  constructor(
    send: SendCommand,
    /** Other builds' pages reference other scripts, those of other configurations other facts. */
    private readonly edition: string,
    private readonly now: () => number = Date.now,
  ) {
    this.send = pauseAfterFailure(send, now)
  }

  private name(key: string): string {
    return `${PREFIX}${this.edition}:${key}`
  }

  /** Null if no instance has a current page, or Redis does not answer. */
  async read(key: string): Promise<CacheEntry | null> {
    try {
      const text = await this.send(['GET', this.name(key)])
      if (typeof text !== 'string') return null
      const entry = fromText(text)
      const header = entry.value.headers?.[TAGS_HEADER]
      const tags = typeof header === 'string' ? header.split(',') : []
      const changed = tags.length > 0 ? await this.send(['HMGET', `${PREFIX}changed`, ...tags]) : []
      const latest = Math.max(0, ...(Array.isArray(changed) ? changed : []).map(Number))
      return latest + CLOCK_MS > entry.lastModified ? null : entry
    } catch {
      return null
    }
  }

  async write(key: string, entry: CacheEntry): Promise<void> {
    try {
      const text = toText(entry)
      if (text.length > MAX_BYTES) return
      await this.send(['SET', this.name(key), text, 'EX', String(DAY_SECONDS)])
    } catch {
      // The page was rendered and is cached here anyway.
    }
  }

  /** Tells the other instances that these tags have expired. */
  async announce(tags: readonly string[]): Promise<void> {
    const at = this.now()
    for (const tag of tags) this.seen.set(tag, at)
    try {
      await this.send(['HSET', `${PREFIX}changed`, ...tags.flatMap((tag) => [tag, String(at)])])
      await this.send(['EXPIRE', `${PREFIX}changed`, String(2 * DAY_SECONDS)])
    } catch {
      // They poll the directory's version themselves, and refresh everything else within a day.
    }
  }

  /** Tags announced by other instances since the last call; the first call only sets the position. */
  async listChanged(): Promise<string[]> {
    const answer = await this.send(['HGETALL', `${PREFIX}changed`])
    const entries = Array.isArray(answer)
      ? answer.flatMap((tag, index) => (index % 2 === 0 ? [[String(tag), Number(answer[index + 1])] as const] : []))
      : Object.entries(answer ?? {}).map(([tag, at]) => [tag, Number(at)] as const)
    const changed = entries.filter(([tag, at]) => at > (this.seen.get(tag) ?? 0))
    for (const [tag, at] of changed) this.seen.set(tag, at)
    const isFirst = !this.hasLooked
    this.hasLooked = true
    return isFirst ? [] : changed.map(([tag]) => tag)
  }
}
