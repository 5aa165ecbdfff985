/** How often one network may do one thing. Counts are stored under a keyed hash; no address is stored anywhere. */
import { createHmac, randomBytes } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import { env } from '@/lib/env'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import { connectRedis, pauseAfterFailure, type SendCommand } from '@/lib/outside/redis/client'
import { callWords } from '@/lib/site/language/call-words'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { AppError } from './app-error'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

function expandGroups(half: string): string[] {
  if (half === '') return []
  return half.split(':').flatMap((group) => {
    if (!group.includes('.')) return [group]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
  })
}

function readPrefix(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const [first, last] = [expandGroups(head), expandGroups(tail)]
  const gap = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = [...first, ...gap, ...last].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** An address range and how many times a single network's limit it may use. */
interface Range {
  network: string
  times: number
}

/** A customer or host that is assigned an IPv6 /56 or /48 has hundreds or thousands of /64 networks. */
const WIDER_RANGES = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
]

/** The smallest network that a limit counts: IPv4 /24, IPv6 /64. */
export function readNetwork(address: string | null): string {
  const plain = (address ?? '').replace(/%.*$/s, '')
  const mapped = MAPPED.exec(plain)?.[1]
  const four = mapped ?? plain
  if (isIPv4(four)) return `${four.slice(0, four.lastIndexOf('.'))}.0/24`
  if (isIPv6(plain)) return `${readPrefix(plain)}::/64`
  return 'unknown'
}

/** All ranges that a request counts in, the network itself first. */
function listNetworks(address: string | null): Range[] {
  const network = readNetwork(address)
  const own = { network, times: 1 }
  if (!network.includes(':')) return [own]
  const groups = network
    .replace('::/64', '')
    .split(':')
    .map((group) => Number.parseInt(group, 16))
  const [a = 0, b = 0, c = 0, d = 0] = groups
  const wider = WIDER_RANGES.map(({ bits, times }) => {
    const last = bits === 56 ? d & 0xff00 : 0
    return { network: `${[a, b, c, last].map((group) => group.toString(16)).join(':')}::/${bits}`, times }
  })
  return [own, ...wider]
}

export interface Limit {
  /** Requests per window. */
  max: number
  /** Length of a window. */
  seconds: number
}

/** Window counts under a daily secret, which is destroyed at the end of the day. */
export interface WindowStore {
  readSecret(day: string): Promise<Buffer>
  /** Increments and returns this window's count. */
  add(key: string, seconds: number): Promise<number>
  /** Drops expired windows. */
  sweep(): void
}

export type Verdict = { isAllowed: true } | { isAllowed: false; retryAfter: number }

export interface Limiter {
  take(what: string, address: string | null, limit: Limit): Promise<Verdict>
}

function nameDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Uses the first store; if it is down, the next, and finally our own memory. */
export function createLimiter(stores: readonly WindowStore[], now: () => number = Date.now): Limiter {
  const isWithin = async (store: WindowStore, what: string, address: string | null, limit: Limit, time: number) => {
    const window = Math.floor(time / 1000 / limit.seconds)
    const secret = await store.readSecret(nameDay(time))
    // What its own network refuses does not use up what its neighbors may do.
    for (const { network, times } of listNetworks(address)) {
      const key = createHmac('sha256', secret).update(`${what}\n${network}\n${window}`).digest('base64url')
      if ((await store.add(key, limit.seconds)) > limit.max * times) return false
    }
    return true
  }
  return {
    async take(what, address, limit) {
      const time = now()
      const windowMs = limit.seconds * 1000
      for (const store of stores) {
        try {
          if (await isWithin(store, what, address, limit, time)) return { isAllowed: true }
          return { isAllowed: false, retryAfter: Math.max(1, Math.ceil((windowMs - (time % windowMs)) / 1000)) }
        } catch {
          // A counting error must not fail a visitor's request.
        }
      }
      return { isAllowed: true }
    },
  }
}

/** The limit under a flood: 50,000 windows are about 10 MB. */
const MAX_WINDOWS = 50_000

/** How many windows are compared. */
const SAMPLE = 16

interface Window {
  count: number
  endsAt: number
}

export class MemoryStore implements WindowStore {
  private day = ''
  private secret = Buffer.alloc(0)
  private readonly windows = new Map<string, Window>()

  constructor(
    private readonly now: () => number = Date.now,
    private readonly maxWindows = MAX_WINDOWS,
  ) {}

  get size(): number {
    return this.windows.size
  }

  async readSecret(day: string): Promise<Buffer> {
    if (day !== this.day) {
      this.forget()
      this.day = day
      this.secret = randomBytes(32)
    }
    return this.secret
  }

  async add(key: string, seconds: number): Promise<number> {
    const time = this.now()
    const known = this.windows.get(key)
    if (known && known.endsAt > time) {
      known.count += 1
      return known.count
    }
    if (this.windows.size >= this.maxWindows) this.makeRoom()
    this.windows.set(key, { count: 1, endsAt: (Math.floor(time / 1000 / seconds) + 1) * seconds * 1000 })
    return 1
  }

  sweep(): void {
    const time = this.now()
    if (this.day !== '' && this.day !== nameDay(time)) this.forget()
    for (const [key, window] of this.windows) if (window.endsAt <= time) this.windows.delete(key)
  }

  /** Overwrites yesterday's secret, which makes its counts meaningless. */
  private forget(): void {
    this.secret.fill(0)
    this.secret = Buffer.alloc(0)
    this.day = ''
    this.windows.clear()
  }

  /** Drops the least used of the oldest windows, and moves the others to the end: a flood must not reset a used-up limit. */
  private makeRoom(): void {
    const oldest: [string, Window][] = []
    for (const one of this.windows) if (oldest.push(one) === SAMPLE) break
    const least = oldest.reduce((a, b) => (b[1].count < a[1].count ? b : a))[0]
    for (const [key, window] of oldest) {
      this.windows.delete(key)
      if (key !== least) this.windows.set(key, window)
    }
  }
}

const PREFIX = 'marigold:limit:'
const DAY_MS = 86_400_000

/** Windows shared by several instances. Both secret and counts expire in Redis by themselves. */
export class RedisStore implements WindowStore {
  private day = ''
  private secret = Buffer.alloc(0)
  private readonly send: SendCommand

  constructor(
    send: SendCommand,
    private readonly now: () => number = Date.now,
  ) {
    this.send = pauseAfterFailure(send, now)
  }

  async readSecret(day: string): Promise<Buffer> {
    if (day === this.day) return this.secret
    const key = `${PREFIX}secret:${day}`
    const secondsLeft = Math.ceil((Date.parse(`${day}T00:00:00Z`) + DAY_MS - this.now()) / 1000)
    await this.ask(['SET', key, randomBytes(32).toString('hex'), 'NX', 'EX', String(Math.max(1, secondsLeft))])
    const shared = await this.ask(['GET', key])
    if (typeof shared !== 'string' || !/^[0-9a-f]{64}$/.test(shared)) throw new Error('no shared secret')
    this.forget()
    this.secret = Buffer.from(shared, 'hex')
    this.day = day
    return this.secret
  }

  async add(key: string, seconds: number): Promise<number> {
    const name = `${PREFIX}${key}`
    const [count] = await Promise.all([this.ask(['INCR', name]), this.ask(['EXPIRE', name, String(seconds + 1)])])
    if (typeof count !== 'number') throw new Error('no count')
    return count
  }

  sweep(): void {
    if (this.day !== nameDay(this.now())) this.forget()
  }

  private forget(): void {
    this.secret.fill(0)
    this.secret = Buffer.alloc(0)
    this.day = ''
  }

  /** Redis may come back from an outage with another secret. */
  private async ask(command: string[]): Promise<unknown> {
    try {
      return await this.send(command)
    } catch (error) {
      this.forget()
      throw error
    }
  }
}

const SWEEP_EVERY_MS = 60_000

function openLimiter(): Limiter {
  const stores = [...(env.REDIS_URL ? [new RedisStore(connectRedis(env.REDIS_URL))] : []), new MemoryStore()]
  setInterval(() => {
    for (const store of stores) store.sweep()
  }, SWEEP_EVERY_MS).unref()
  return createLimiter(stores)
}

/** The rate limiter of this process. */
export function getLimiter(): Limiter {
  return oncePerProcess('limiter', openLimiter)
}

/** Per network, for each call and page that runs a search. */
export const SEARCHES: Limit = { max: 60, seconds: 60 }
export const NEARBY_SEARCHES: Limit = { max: 30, seconds: 60 }
/** For files generated per request: a printed sheet, or a state's whole file. Many may share a shelter's network. */
export const FILES: Limit = { max: 60, seconds: 600 }

/** The message for a rate-limited visitor: how long to wait, and whom to call if it can't wait. */
export function describeTooMany(retryAfter: number): string {
  const { name, phone } = localizedHotline('domestic-violence')
  return callWords().tooMany({ minutes: Math.ceil(retryAfter / 60), name, phone: phone ?? '911' })
}

/** `more`: additional advice specific to this place. */
export function refuseTooMany(retryAfter: number, more?: string): never {
  const detail = [describeTooMany(retryAfter), ...(more ? [more] : [])].join(' ')
  throw new AppError('too-many', detail, { headers: { 'retry-after': String(retryAfter) } })
}
