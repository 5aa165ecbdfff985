import { createReadStream } from 'node:fs'
import { Zip, ZipDeflate } from 'fflate'
import type { FileWriter } from './file-writer'

/** Of no day: the same content is the same archive. */
const NO_DAY = new Date(1980, 0, 1)

export interface ZipPart {
  name: string
  /** A file on disk, the text itself, or what is still being made. */
  from: { path: string } | { text: string } | { made: AsyncIterable<string> }
}

/** One part after the other, some kilobytes of each in memory at a time. */
export async function writeZip(target: FileWriter, parts: ZipPart[]): Promise<void> {
  let waiting: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else waiting.push(chunk)
  })
  const flush = async () => {
    if (failure) throw failure
    const chunks = waiting
    waiting = []
    for (const chunk of chunks) await target.write(chunk)
  }
  for (const { name, from } of parts) {
    const entry = new ZipDeflate(name, { level: 6 })
    entry.mtime = NO_DAY
    zip.add(entry)
    if ('text' in from) entry.push(new TextEncoder().encode(from.text))
    else if ('made' in from) {
      for await (const text of from.made) {
        entry.push(new TextEncoder().encode(text))
        await flush()
      }
    } else {
      for await (const chunk of createReadStream(from.path)) {
        entry.push(chunk as Uint8Array)
        await flush()
      }
    }
    entry.push(new Uint8Array(), true)
    await flush()
  }
  zip.end()
  await flush()
}
