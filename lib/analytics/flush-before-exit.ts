import type { Counter } from './counter'

/** A shutdown waits no longer than this for the last totals. */
const STOP_MS = 3000

/** Next ends the process after its last response: this writes the remaining totals before that. */
export function flushBeforeExit(counter: Pick<Counter, 'flush'>): void {
  const hold = () => {
    const exit = process.exit.bind(process)
    const exitLater = (code?: number | string | null): never => {
      const timer = setTimeout(() => exit(code), STOP_MS)
      void counter.flush().finally(() => {
        clearTimeout(timer)
        exit(code)
      })
      // The caller expects the process to end here; it ends as soon as the totals are written.
      return undefined as never
    }
    process.exit = exitLater
  }
  process.once('SIGTERM', hold)
  process.once('SIGINT', hold)
}
