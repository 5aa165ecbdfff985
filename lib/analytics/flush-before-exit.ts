import type { Counter } from './counter'

/** A stop waits no longer than this for the last totals. */
const STOP_MS = 3000

/** Next ends the process when the last request has been answered: then the last totals are written, before the end. */
export function flushBeforeExit(counter: Pick<Counter, 'flush'>): void {
  const hold = () => {
    const exit = process.exit.bind(process)
    const exitLater = (code?: number | string | null): never => {
      const timer = setTimeout(() => exit(code), STOP_MS)
      void counter.flush().finally(() => {
        clearTimeout(timer)
        exit(code)
      })
      // Whoever calls this expects never to go on; the process ends as soon as the totals are written.
      return undefined as never
    }
    process.exit = exitLater
  }
  process.once('SIGTERM', hold)
  process.once('SIGINT', hold)
}
