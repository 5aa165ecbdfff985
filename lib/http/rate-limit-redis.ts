import { randomBytes } from 'node:crypto'
import { nameDay, type WindowStore } from './rate-limit'

/** A command as Redis reads it: ['INCR', 'key']. Rejects when Redis does not answer in time. */
export type SendCommand = (command: string[]) => Promise<unknown>

const PREFIX = 'marigold:limit:'
const DAY_MS = 86_400_000
/** How long a Redis that did not answer is left alone. */
const REST_MS = 2000

/** Windows shared by several instances. Both secret and counts expire in Redis by themselves. */
export class RedisStore implements WindowStore {
  private day = ''
  private secret = Buffer.alloc(0)
  private awayUntil = 0

  constructor(
    private readonly send: SendCommand,
    private readonly now: () => number = Date.now,
  ) {}

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

  /** Nobody waits behind a Redis that is away: it is not asked for a while, and may come back with another secret. */
  private async ask(command: string[]): Promise<unknown> {
    if (this.now() < this.awayUntil) throw new Error('resting')
    try {
      return await this.send(command)
    } catch (error) {
      this.awayUntil = this.now() + REST_MS
      this.forget()
      throw error
    }
  }
}
