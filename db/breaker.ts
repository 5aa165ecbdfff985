/** The database is unavailable: the caller shows what it has, or reports that the service is down. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  /** Next bundles this module several times, and the shared breaker throws the error class of the first copy. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'DatabaseUnavailable'
  }
}

export interface BreakerOptions {
  /** Pings the server over a new connection; rejects if it is unreachable. */
  ask: () => Promise<void>
  /** Milliseconds between two pings while it is down. */
  every: number
  /** Called when the server goes down: existing connections are useless from now on. */
  onOpen: () => void
}

/**
 * Stops sending queries to a database that is down, so that nobody queues behind it. A failed query alone does not open
 * it, because it may have been one slow statement or one broken connection: the server is pinged, and while it stays
 * silent, pinged again without any visitor waiting.
 */
export class Breaker {
  private open = false
  private asking = false
  private stopped = false
  private answered = 0

  constructor(private readonly options: BreakerOptions) {}

  get isOpen(): boolean {
    return this.open
  }

  /** A query was slow or failed. */
  doubt(): void {
    if (this.asking || this.stopped) return
    this.asking = true
    void this.askUntilItAnswers()
  }

  /** A query succeeded, so the server is up. */
  trust(): void {
    this.open = false
    this.answered += 1
  }

  stop(): void {
    this.stopped = true
  }

  private async askUntilItAnswers(): Promise<void> {
    while (!(await this.answers()) && !this.stopped) {
      if (!this.open) {
        this.open = true
        this.options.onOpen()
      }
      await new Promise<void>((resolve) => setTimeout(resolve, this.options.every).unref())
    }
    this.open = false
    this.asking = false
  }

  /** On a busy machine the ping itself may time out, so any query answered meanwhile counts too. */
  private async answers(): Promise<boolean> {
    const before = this.answered
    try {
      await this.options.ask()
      return true
    } catch {
      return this.answered > before
    }
  }
}
