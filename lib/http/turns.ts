/** Work that occupies this process's only thread takes turns, so that everything else is answered between two of them. */
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

/** Everything that is waiting in the event loop is answered first. */
export function letOthersGo(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** While others wait, the thread is left to everything else for as long as the last turn took, and no longer than this. */
const MAX_PAUSE_MS = 300

export class Turns {
  private inside = 0
  private lastMs = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly mostInside: number,
    private readonly mostWaiting: number,
    private readonly mostPauseMs = MAX_PAUSE_MS,
  ) {}

  get isFull(): boolean {
    return this.inside >= this.mostInside && this.waiting.length >= this.mostWaiting
  }

  /** Rejects at once with Busy if too many are waiting already. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isFull) throw new Busy()
    const mustWait = this.inside >= this.mostInside
    if (mustWait) await new Promise<void>((resolve) => this.waiting.push(resolve))
    else this.inside += 1
    if (mustWait) await new Promise((resolve) => setTimeout(resolve, Math.min(this.lastMs, this.mostPauseMs)))
    else await letOthersGo()
    const began = performance.now()
    try {
      return await work()
    } finally {
      this.lastMs = performance.now() - began
      // The place passes directly to the next, so that nobody who comes meanwhile takes it.
      const next = this.waiting.shift()
      if (next) next()
      else this.inside -= 1
    }
  }
}
