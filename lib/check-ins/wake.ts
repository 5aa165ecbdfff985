/** Start-up code and handlers are bundled apart: what they share is in the process. */
const WORKER = Symbol.for('marigold.check-ins')

export function onCheckInChanged(look: () => void): void {
  Reflect.set(globalThis, WORKER, look)
}

/** After every change, whatever it was: what has to be done at once is done at once, and nobody can tell that it was. */
export function wakeCheckIns(): void {
  const look: unknown = Reflect.get(globalThis, WORKER)
  if (typeof look === 'function') look()
}
