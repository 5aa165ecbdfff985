import { oncePerProcess } from '@/lib/once-per-process.mjs'

/** Wakes a worker after a change; does nothing if the worker does not run in this process. */
export function createWaker(name: string) {
  const getWorker = () => oncePerProcess(name, () => ({ wake: () => {} }))
  return {
    set(wake: () => void): void {
      getWorker().wake = wake
    },
    wake(): void {
      getWorker().wake()
    },
  }
}
