import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

export interface FileWriter {
  write(chunk: string | Uint8Array): Promise<void>
  close(): Promise<void>
  /** Gives up what was begun. */
  abort(): void
}

/** Waits while the disk is slower than what is written. */
export function openFile(path: string): FileWriter {
  const stream = createWriteStream(path, { flags: 'w', mode: 0o600 })
  const done = finished(stream)
  done.catch(() => {})
  return {
    async write(chunk) {
      if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done])
    },
    async close() {
      stream.end()
      await done
    },
    abort: () => stream.destroy(),
  }
}
