/** Limits how much CPU-bound work runs at once, and yields to the event loop in between. */
import { callWords } from '@/lib/site/language/call-words'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { AppError } from './app-error'

/** Seconds. */
export const BUSY_RETRY_AFTER = 5

/** Says when to try again, and whom to call meanwhile. */
export class Busy extends AppError {
  constructor() {
    const { name, phone } = localizedHotline('domestic-violence')
    super('unavailable', callWords().busy({ name, phone: phone ?? '911' }), {
      headers: { 'retry-after': String(BUSY_RETRY_AFTER) },
    })
  }
}

/** Lets pending events run first. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** While others wait, the next one pauses for as long as the last one took, but no longer than this. */
const MAX_PAUSE_MS = 300

export class Turns {
  private running = 0
  private lastMs = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
    private readonly maxPauseMs = MAX_PAUSE_MS,
  ) {}

  get isFull(): boolean {
    return this.running >= this.maxRunning && this.waiting.length >= this.maxWaiting
  }

  /** Rejects at once with Busy if too many are waiting already. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isFull) throw new Busy()
    const mustWait = this.running >= this.maxRunning
    if (mustWait) await new Promise<void>((resolve) => this.waiting.push(resolve))
    else this.running += 1
    if (mustWait) await new Promise((resolve) => setTimeout(resolve, Math.min(this.lastMs, this.maxPauseMs)))
    else await yieldToEventLoop()
    const began = performance.now()
    try {
      return await work()
    } finally {
      this.lastMs = performance.now() - began
      // The slot passes directly to the next in line, so that no newcomer takes it.
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
