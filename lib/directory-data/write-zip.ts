import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { createDeflateRaw } from 'node:zlib'
import { Zip, ZipPassThrough } from 'fflate'
import type { FileWriter } from './file-writer'

/** Of no day: the same content is the same archive. */
const NO_DAY = new Date(1980, 0, 1)

export interface ZipPart {
  name: string
  /** A file on disk, the text itself, or what is still being made. */
  from: { path: string } | { text: string } | { made: AsyncIterable<string> }
}

const CHUNK = 65_536
type Bytes = Uint8Array<ArrayBuffer>

/** Each piece stands where the last one did: a buffer for each would pile up faster than they are taken away. */
async function* readFilePieces(path: string): AsyncGenerator<Bytes> {
  const handle = await open(path, 'r')
  const buffer = Buffer.allocUnsafeSlow(CHUNK)
  try {
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, CHUNK)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

async function* gatherLines(lines: AsyncIterable<string>): AsyncGenerator<Bytes> {
  let held = ''
  for await (const line of lines) {
    held += line
    if (held.length < CHUNK) continue
    yield Buffer.from(held)
    held = ''
  }
  yield Buffer.from(held)
}

function readPieces(from: ZipPart['from']): AsyncIterable<Bytes> | Bytes[] {
  if ('path' in from) return readFilePieces(from.path)
  return 'text' in from ? [Buffer.from(from.text)] : gatherLines(from.made)
}

/**
 * fflate keeps the archive's books; the compression itself is zlib's, whose memory is the same however much goes through.
 * fflate's own makes a buffer for each piece, tens of megabytes before they are taken away.
 */
class DeflatedPart extends ZipPassThrough {
  override compression = 8
  private readonly deflate = createDeflateRaw({ level: 6 })

  constructor(name: string) {
    super(name)
    this.mtime = NO_DAY
    this.deflate.on('data', (chunk: Bytes) => this.ondata(null, chunk, false))
  }

  /** What goes in is only counted; what comes out is compressed. */
  protected override process(chunk: Bytes, isLast: boolean): void {
    if (isLast) this.ondata(null, chunk, true)
  }

  /** When it is done the piece may be overwritten. */
  async take(piece: Bytes): Promise<void> {
    this.push(piece)
    await new Promise<void>((resolve, reject) =>
      this.deflate.write(piece, (error) => (error ? reject(error) : resolve())),
    )
  }

  async finish(): Promise<void> {
    const ended = once(this.deflate, 'end')
    this.deflate.end()
    await ended
    this.push(new Uint8Array(), true)
  }

  abort(): void {
    this.deflate.destroy()
  }
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
    const part = new DeflatedPart(name)
    try {
      zip.add(part)
      for await (const piece of readPieces(from)) {
        await part.take(piece)
        await flush()
      }
      await part.finish()
      await flush()
    } finally {
      part.abort()
    }
  }
  zip.end()
  await flush()
}
