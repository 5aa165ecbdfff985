import { oncePerProcess } from '@/lib/once-per-process.mjs'

/** By which what changed something wakes the worker that looks for it; until one runs in this process, it wakes nobody. */
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
