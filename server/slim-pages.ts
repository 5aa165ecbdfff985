/** Pages rendered per request are sent without what no browser needs, like cached ones: docs/decisions/flight.md. */
import type { ServerResponse } from 'node:http'
import { slimPage } from '@/lib/cache/policy.mjs'
import { toBuffer } from './compress'

const MAX_PAGE_BYTES = 2 * 1024 * 1024
/** The start of a page rendered by Next. */
const BEGIN = '<!DOCTYPE html>'

/** Holds a page until its end, which nobody waits for: Next renders all of ours before it sends a byte. */
export function slimPages(response: ServerResponse): void {
  const { write, end } = response
  let isPassing = false
  let held: Buffer[] = []
  let bytes = 0

  function isPage(begin: Buffer): boolean {
    if (response.headersSent || ['content-length', 'content-encoding'].some((name) => response.hasHeader(name)))
      return false
    const isHtml = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    return isHtml && BEGIN.startsWith(begin.subarray(0, BEGIN.length).toString())
  }

  /** Whether the chunk is held: it is of a page, and the page is not too long. */
  function hold(chunk: unknown, encoding: unknown): boolean {
    if (isPassing) return false
    const piece = toBuffer(chunk, encoding)
    isPassing = held.length === 0 && !isPage(piece)
    if (isPassing) return false
    held.push(piece)
    bytes += piece.length
    isPassing = bytes > MAX_PAGE_BYTES
    return !isPassing
  }

  function takeHeld(): Buffer {
    const page = Buffer.concat(held)
    held = []
    return page
  }

  Object.assign(response, {
    write(...details: unknown[]) {
      if (hold(details[0], details[1])) return true
      return Reflect.apply(write, response, held.length > 0 ? [takeHeld()] : details)
    },
    end(...details: unknown[]) {
      if (details[0] && typeof details[0] !== 'function') hold(details[0], details[1])
      if (held.length === 0) return Reflect.apply(end, response, details)
      const page = takeHeld()
      return Reflect.apply(end, response, [isPassing ? page : slimPage(page.toString())])
    },
  })
}
