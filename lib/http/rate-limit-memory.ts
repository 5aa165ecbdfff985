import { randomBytes } from 'node:crypto'
import { nameDay, type WindowStore } from './rate-limit'

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
    private readonly mostWindows = MAX_WINDOWS,
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
    if (this.windows.size >= this.mostWindows) this.makeRoom()
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

  /** Drops the least used of the oldest windows. The others come last again: a flood must not free whoever was refused. */
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
