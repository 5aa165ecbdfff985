import { isUtf8 } from 'node:buffer'
import { Transform, type TransformCallback } from 'node:stream'
import { FileProblem, type NoteBytes } from './file-problem'

const NEWLINE = 0x0a
/** The most bytes of one character, less one: what a piece may end with the beginning of. */
const MAX_OPEN_BYTES = 3

const asUtf8 = 'Save it as UTF-8 (in Excel: "CSV UTF-8") and send it again. Nothing was changed.'

function findWideText(start: Buffer): boolean {
  const mark = start.subarray(0, 2).toString('hex')
  if (mark === 'fffe' || mark === 'feff') return true
  // Latin letters in two bytes each: every other one is 0.
  const some = start.subarray(0, 200)
  const zeros = some.filter((byte) => byte === 0).length
  return some.length > 3 && zeros >= some.length / 4
}

/** Where the last whole character of a piece ends. */
function findCut(bytes: Buffer): number {
  for (let open = 1; open <= Math.min(MAX_OPEN_BYTES, bytes.length); open += 1) {
    const byte = bytes[bytes.length - open] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) {
      const wanted = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return wanted > open ? bytes.length - open : bytes.length
    }
  }
  return bytes.length
}

/** Passes a file on as it is, as long as it is UTF-8; says in which line it stops being so. */
export class Utf8Check extends Transform {
  private open: Buffer = Buffer.alloc(0)
  private lines = 0
  private passed = 0
  private isBegun = false

  constructor(private readonly noteBytes: NoteBytes = () => {}) {
    super()
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const bytes = this.open.length > 0 ? Buffer.concat([this.open, chunk]) : chunk
    if (!this.isBegun && findWideText(bytes)) {
      done(new FileProblem(`This file is written in UTF-16, which we do not read. ${asUtf8}`))
      return
    }
    this.isBegun = true
    const cut = findCut(bytes)
    const complete = bytes.subarray(0, cut)
    this.open = bytes.subarray(cut)
    if (!isUtf8(complete)) {
      done(this.describe(complete))
      return
    }
    for (const byte of complete) if (byte === NEWLINE) this.lines += 1
    this.passed += chunk.length
    this.noteBytes(this.passed)
    done(null, complete)
  }

  override _flush(done: TransformCallback): void {
    done(this.open.length > 0 ? this.describe(this.open) : null)
  }

  private describe(bytes: Buffer): FileProblem {
    let line = this.lines + 1
    for (let at = 0; at < bytes.length; line += 1) {
      const end = bytes.indexOf(NEWLINE, at)
      const stop = end === -1 ? bytes.length : end + 1
      if (!isUtf8(bytes.subarray(at, stop))) break
      at = stop
    }
    return new FileProblem(
      `Line ${line} has a character that is not UTF-8. The file may be in Latin-1 or Windows-1252. ${asUtf8}`,
    )
  }
}
