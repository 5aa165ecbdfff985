import type { ServerResponse } from 'node:http'
import { callLater, toBuffer } from './compress'

interface Hold {
  /** Decided once, by the first chunk, before the headers are sent. */
  isHeld(begin: Buffer): boolean
  /** Returns the page to send; may still set headers. */
  finish(html: string): string
  /** A longer page is sent as it is. */
  mostBytes?: number
}

/** Holds a page until its end, which nobody waits for: Next renders all of ours before it sends a byte. */
export function holdPage(response: ServerResponse, { isHeld, finish, mostBytes = Infinity }: Hold): void {
  const { write, end, flushHeaders } = response
  let isPassing = false
  let held: Buffer[] = []
  let bytes = 0

  /** Whether the chunk was held. */
  function hold(chunk: unknown, encoding: unknown): boolean {
    if (isPassing) return false
    const piece = toBuffer(chunk, encoding)
    isPassing = held.length === 0 && !isHeld(piece)
    if (isPassing) return false
    held.push(piece)
    bytes += piece.length
    isPassing = bytes > mostBytes
    return !isPassing
  }

  function takeHeld(): Buffer {
    const page = Buffer.concat(held)
    held = []
    return page
  }

  Object.assign(response, {
    /** Next calls it before the first chunk of a page rendered per request. */
    flushHeaders() {
      if (isPassing) Reflect.apply(flushHeaders, response, [])
    },
    write(...details: unknown[]) {
      const isHolding = hold(details[0], details[1])
      if (isHolding || held.length > 0) callLater(...details)
      if (isHolding) return true
      return Reflect.apply(write, response, held.length > 0 ? [takeHeld()] : details)
    },
    end(...details: unknown[]) {
      hold(details[0], details[1])
      if (held.length === 0) return Reflect.apply(end, response, details)
      const page = takeHeld()
      const done = details.filter((one) => typeof one === 'function')
      return Reflect.apply(end, response, [isPassing ? page : finish(page.toString()), ...done])
    },
  })
}
