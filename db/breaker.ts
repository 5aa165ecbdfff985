/** The database does not answer: the caller shows what it has, or says that the service is down. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  /** Next bundles this module several times, and the one breaker throws the class of whichever came first. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'DatabaseUnavailable'
  }
}

export interface BreakerOptions {
  /** Asks the server for a sign of life, over a new connection; rejects when there is none. */
  ask: () => Promise<void>
  /** Milliseconds between two questions while it is away. */
  every: number
  /** The server is away: connections from before will not be of use again. */
  onOpen: () => void
}

/**
 * Stops asking a database that is away, so that nobody waits behind it. What failed never says so by itself: it may have
 * been one slow statement or one broken connection. The server is asked, and while it is silent, asked again and again
 * without any visitor waiting for it.
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

  /** Something took long or broke. */
  doubt(): void {
    if (this.asking || this.stopped) return
    this.asking = true
    void this.askUntilItAnswers()
  }

  /** Something was answered, so the server is there. */
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

  /** On a crowded machine the question itself may come too late: whatever was answered meanwhile is a sign as well. */
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
