import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

export interface FileWriter {
  write(chunk: string | Uint8Array): Promise<void>
  close(): Promise<void>
  /** Gives up what was begun. */
  abort(): void
}

/** What is given line by line leaves in pieces of about this size: a large one would stay in memory for long. */
const PIECE = 32_768

/** Waits while the disk is slower than what is written. */
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
