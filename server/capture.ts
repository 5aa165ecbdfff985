import type { ServerResponse } from 'node:http'
import { toBuffer } from './compress'

/** Calls back with a response's uncompressed bytes once the last of them is written; never with part of a response. */
export function captureBody(response: ServerResponse, mostBytes: number, whole: (body: Buffer) => void): void {
  const { write, end } = response
  let pieces: Buffer[] | null = []
  let size = 0
  const take = (chunk: unknown, encoding: unknown) => {
    if (!pieces || !(typeof chunk === 'string' || chunk instanceof Uint8Array)) return
    const piece = toBuffer(chunk, encoding)
    size += piece.length
    pieces.push(piece)
    // Only before the first piece: our own compression, which comes after this, names its coding then.
    const isEncoded = pieces.length === 1 && response.hasHeader('content-encoding')
    if (size > mostBytes || isEncoded) pieces = null
  }
  Object.assign(response, {
    write(...details: unknown[]) {
      take(details[0], details[1])
      return Reflect.apply(write, response, details)
    },
    end(...details: unknown[]) {
      take(details[0], details[1])
      const result = Reflect.apply(end, response, details)
      if (pieces) whole(Buffer.concat(pieces, size))
      pieces = null
      return result
    },
  })
}
