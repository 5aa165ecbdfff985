import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

export interface FileWriter {
  write(chunk: string | Uint8Array): Promise<void>
  close(): Promise<void>
  /** Aborts and deletes the file. */
  abort(): void
}

/** Lines are buffered to chunks of about this size: larger ones would stay in memory for long. */
const PIECE = 32_768

/** Waits for a slow disk (backpressure). */
export function openFile(path: string): FileWriter {
  const stream = createWriteStream(path, { flags: 'w', mode: 0o600 })
  const done = finished(stream)
  done.catch(() => {})
  let held = ''
  async function send(chunk: string | Uint8Array): Promise<void> {
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done])
  }
  async function sendHeld(): Promise<void> {
    const text = held
    held = ''
    if (text) await send(text)
  }
  return {
    async write(chunk) {
      if (typeof chunk === 'string') {
        held += chunk
        if (held.length >= PIECE) await sendHeld()
        return
      }
      await sendHeld()
      await send(chunk)
    },
    async close() {
      await sendHeld()
      stream.end()
      await done
    },
    abort: () => stream.destroy(),
  }
}
