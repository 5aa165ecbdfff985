/** One line of JSON per event. Never what a person typed, her address, or an error's message. */

import { oncePerProcess } from '@/lib/once-per-process.mjs'

type Field = string | number | boolean | null | undefined

/** The limit for lines waiting for a stalled reader; beyond it lines are dropped and counted. */
const MAX_WAITING_BYTES = 1_000_000

let dropped = 0

/** A closed reader (EPIPE) or a full disk emits an error event, which would otherwise end the process. */
export function ignoreBrokenPipe(): void {
  oncePerProcess('log-listening', () => {
    process.stdout.on('error', () => {})
    process.stderr.on('error', () => {})
    return true
  })
}

export function logEvent(event: string, fields: Record<string, Field> = {}): void {
  try {
    ignoreBrokenPipe()
    if (process.stdout.writableLength > MAX_WAITING_BYTES) {
      dropped += 1
      return
    }
    const missing = dropped > 0 ? { droppedBefore: dropped } : {}
    dropped = 0
    process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields, ...missing })}\n`)
  } catch {
    // No reason to fail a visitor.
  }
}
