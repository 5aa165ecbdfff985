/** One line of JSON for each thing worth knowing. Never what a person typed, her address, or an error's message. */

import { oncePerProcess } from '@/lib/once-per-process.mjs'

type Field = string | number | boolean | null | undefined

/** Lines that wait behind a reader who has stopped reading; beyond this they are dropped, and counted. */
const MAX_WAITING_BYTES = 1_000_000

let dropped = 0

/** A reader that went away (EPIPE) or a full disk is reported as an event, which would end the process. */
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
