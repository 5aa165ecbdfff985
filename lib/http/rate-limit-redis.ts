import { randomBytes } from 'node:crypto'
import { pauseAfterFailure, type SendCommand } from '@/lib/outside/redis/send-command'
import { nameDay, type WindowStore } from './rate-limit'

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
