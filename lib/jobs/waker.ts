import { oncePerProcess } from '@/lib/once-per-process.mjs'

/** Lets a change wake its worker; without a running worker in this process it does nothing. */
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
