import { oncePerProcess } from '@/lib/once-per-process.mjs'

function getWorker(): { wake: () => void } {
  return oncePerProcess('mail-worker', () => ({ wake: () => {} }))
}

export function setMailWorker(wake: () => void): void {
  getWorker().wake = wake
}

/** Notifies the mail worker of this process. */
export function wakeMailWorker(): void {
  getWorker().wake()
}
