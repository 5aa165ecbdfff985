import { oncePerProcess } from '@/lib/once-per-process.mjs'

function getWorker(): { wake: () => void } {
  return oncePerProcess('check-ins-worker', () => ({ wake: () => {} }))
}

export function onCheckInChanged(look: () => void): void {
  getWorker().wake = look
}

/** After every change, whatever it was: what has to be done at once is done at once, and nobody can tell that it was. */
export function wakeCheckIns(): void {
  getWorker().wake()
}
