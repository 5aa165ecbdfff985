/** Start-up code and handlers are bundled apart: what they share is in the process. */
const WORKER = Symbol.for('marigold.mail-worker')

export function onMailQueued(wake: () => void): void {
  Reflect.set(globalThis, WORKER, wake)
}

/** Tells this process's worker that there may soon be something to send. */
export function wakeMailWorker(): void {
  const wake: unknown = Reflect.get(globalThis, WORKER)
  if (typeof wake === 'function') wake()
}
