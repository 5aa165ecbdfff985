/** The database does not answer: the caller shows what it has, or says that the service is down. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  /** Next bundles this module several times, and the one breaker throws the class of whichever came first. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'DatabaseUnavailable'
  }
}

export interface BreakerOptions {
  /** Failures in a row after which nothing more is sent. */
  failures: number
  /** Milliseconds until one call is let through to try again. */
  rest: number
  now?: () => number
}

/** Stops asking a database that has stopped answering, so that nobody waits behind it. */
export class Breaker {
  private failed = 0
  private openedAt: number | null = null
  private trying = false
  private readonly now: () => number

  constructor(private readonly options: BreakerOptions) {
    this.now = options.now ?? Date.now
  }

  get isOpen(): boolean {
    return this.openedAt !== null
  }

  /** Throws DatabaseUnavailable at once while open; every rest, one call goes through. */
  async run<T>(call: () => Promise<T>, isOutage: (error: unknown) => boolean): Promise<T> {
    if (this.openedAt !== null) {
      if (this.trying || this.now() - this.openedAt < this.options.rest) throw new DatabaseUnavailable('resting')
      this.trying = true
    }
    try {
      const result = await call()
      this.failed = 0
      this.openedAt = null
      return result
    } catch (error) {
      if (!isOutage(error)) {
        this.failed = 0
        this.openedAt = null
        throw error
      }
      this.failed += 1
      if (this.openedAt !== null || this.failed >= this.options.failures) this.openedAt = this.now()
      throw error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable('no answer', { cause: error })
    } finally {
      this.trying = false
    }
  }
}
