import type { ServerResponse } from 'node:http'
import { callLater, toBuffer } from './compress'

interface BufferOptions {
  /** Decided once, by the first chunk, before the headers are sent. */
  isBuffered(begin: Buffer): boolean
  /** Returns the page to send; may still set headers. */
  finish(html: string): string
  /** A longer page is sent as it is. */
  maxBytes?: number
}

/** Buffers a whole page. This delays nothing: Next renders our pages completely before it sends a byte. */
export function bufferPage(response: ServerResponse, { isBuffered, finish, maxBytes = Infinity }: BufferOptions): void {
  const { write, end, flushHeaders } = response
  let isPassing = false
  let buffered: Buffer[] = []
  let bytes = 0

  /** Whether the chunk was buffered. */
  function addChunk(chunk: unknown, encoding: unknown): boolean {
    if (isPassing) return false
    const piece = toBuffer(chunk, encoding)
    isPassing = buffered.length === 0 && !isBuffered(piece)
    if (isPassing) return false
    buffered.push(piece)
    bytes += piece.length
    isPassing = bytes > maxBytes
    return !isPassing
  }

  function takeBuffered(): Buffer {
    const page = Buffer.concat(buffered)
    buffered = []
    return page
  }

  Object.assign(response, {
    /** Next calls it before the first chunk of a page rendered per request. */
    flushHeaders() {
      if (isPassing) Reflect.apply(flushHeaders, response, [])
    },
    write(...details: unknown[]) {
      const wasAdded = addChunk(details[0], details[1])
      if (wasAdded || buffered.length > 0) callLater(...details)
      if (wasAdded) return true
      return Reflect.apply(write, response, buffered.length > 0 ? [takeBuffered()] : details)
    },
    end(...details: unknown[]) {
      addChunk(details[0], details[1])
      if (buffered.length === 0) return Reflect.apply(end, response, details)
      const page = takeBuffered()
      const done = details.filter((one) => typeof one === 'function')
      return Reflect.apply(end, response, [isPassing ? page : finish(page.toString()), ...done])
    },
  })
}
