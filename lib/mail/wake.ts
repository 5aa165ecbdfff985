import { oncePerProcess } from '@/lib/once-per-process.mjs'

function getWorker(): { wake: () => void } {
  return oncePerProcess('mail-worker', () => ({ wake: () => {} }))
}

export function onMailQueued(wake: () => void): void {
  getWorker().wake = wake
}

/** Tells this process's worker that there may soon be something to send. */
export function wakeMailWorker(): void {
  getWorker().wake()
}
