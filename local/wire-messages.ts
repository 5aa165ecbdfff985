/** PostgreSQL protocol 3.0 messages, as far as a proxy must understand them. */
const PROTOCOL_3 = 196_608
const SSL_REQUEST = 80_877_103
const GSS_REQUEST = 80_877_104
const MAX_STARTUP_BYTES = 10_000
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024

export type Opening = 'incomplete' | 'encryption' | 'startup' | 'other'

/** What a connection's first bytes request; anything but PostgreSQL (an HTTP request, a cancel) is 'other'. */
export function readOpening(bytes: Buffer): { kind: Opening; length: number } {
  if (bytes.length < 4) return { kind: 'incomplete', length: 0 }
  const length = bytes.readInt32BE(0)
  if (length < 8 || length > MAX_STARTUP_BYTES) return { kind: 'other', length: 0 }
  if (bytes.length < 8) return { kind: 'incomplete', length: 0 }
  const code = bytes.readInt32BE(4)
  if (code === SSL_REQUEST || code === GSS_REQUEST) return { kind: 'encryption', length }
  if (code !== PROTOCOL_3) return { kind: 'other', length: 0 }
  return { kind: bytes.length < length ? 'incomplete' : 'startup', length }
}

/** Splits incoming bytes into complete messages. */
export class MessageBuffer {
  private chunks: Buffer[] = []
  private size = 0

  add(chunk: Buffer) {
    this.chunks.push(chunk)
    this.size += chunk.length
  }

  peek(): Buffer {
    if (this.chunks.length > 1) this.chunks = [Buffer.concat(this.chunks)]
    return this.chunks[0] ?? Buffer.alloc(0)
  }

  take(length: number): Buffer {
    const bytes = this.peek()
    this.chunks = length < bytes.length ? [bytes.subarray(length)] : []
    this.size -= length
    return bytes.subarray(0, length)
  }

  /** Null until a message is complete. Throws on an impossible length. */
  takeMessage(): Buffer | null {
    if (this.size < 5) return null
    const first = this.chunks[0]
    const length = 1 + (first && first.length >= 5 ? first : this.peek()).readInt32BE(1)
    if (length < 5 || length > MAX_MESSAGE_BYTES) throw new RangeError(`a message of ${length} bytes`)
    return this.size < length ? null : this.take(length)
  }
}

export function getType(message: Buffer): string {
  return String.fromCharCode(message[0] ?? 0)
}

/** The statement name of a Parse message: '' for the unnamed statement. */
export function getStatementName(parse: Buffer): string {
  return parse.toString('utf8', 5, parse.indexOf(0, 5))
}

/** PostgreSQL ends its session at any other message, and PGlite has only one session. */
export function isKnown(message: Buffer): boolean {
  return 'QPBDECSHFdcfX'.includes(getType(message))
}

/** After these the server answers ReadyForQuery, so a transaction may have ended. */
export function endsExchange(message: Buffer): boolean {
  return 'QSF'.includes(getType(message))
}

/** After these the client waits for a response. */
export function wantsAnswer(message: Buffer): boolean {
  return endsExchange(message) || getType(message) === 'H'
}

/** The data would have to arrive while the statement runs, which a single-threaded database can't do. */
export function isCopyIn(message: Buffer): boolean {
  const type = getType(message)
  if (type !== 'Q' && type !== 'P') return false
  return /^\s*copy\b[^;]*\bfrom\s+stdin\b/i.test(
    message
      .toString('utf8', 5)
      .split('\0')
      .at(type === 'Q' ? 0 : 1) ?? '',
  )
}

function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const refuseCopy =
  "do $$ begin raise feature_not_supported using message = 'COPY FROM STDIN is not available in this database'; end $$"

const text = (...parts: string[]) => Buffer.from(parts.map((part) => `${part}\0`).join(''))

export const encode = {
  startup(): Buffer {
    const body = Buffer.concat([text('user', 'postgres', 'database', 'postgres'), Buffer.alloc(1)])
    const head = Buffer.alloc(8)
    head.writeInt32BE(body.length + 8)
    head.writeInt32BE(PROTOCOL_3, 4)
    return Buffer.concat([head, body])
  },
  query: (statement: string) => frame('Q', text(statement)),
  /** Replaces a COPY with a failing statement, so that the exchange continues as after any error. */
  refusal: (copy: Buffer) =>
    getType(copy) === 'Q'
      ? encode.query(refuseCopy)
      : frame('P', Buffer.concat([text(getStatementName(copy), refuseCopy), Buffer.alloc(2)])),
  sync: () => frame('S', Buffer.alloc(0)),
  closeStatement: (name: string) => frame('C', Buffer.concat([Buffer.from('S'), text(name)])),
  fatal: (code: string, message: string) =>
    frame('E', Buffer.concat([text('SFATAL', 'VFATAL', `C${code}`, `M${message}`), Buffer.alloc(1)])),
}
