/** Static pages rendered per request are sent without React, like cached ones. */
import type { ServerResponse } from 'node:http'
import { stripReactRuntime } from '@/lib/cache/policy.mjs'
import { toBuffer } from './compress'

const MAX_PAGE_BYTES = 2 * 1024 * 1024
/** The start of a page rendered by Next. */
const BEGIN = '<!DOCTYPE html>'
/** By then the page's frame has declared whether it needs React. */
const CONTENT = ' id="main"'

type Way = 'undecided' | 'held' | 'plain'

export function stripStillPages(response: ServerResponse): void {
  const { write, end } = response
  let way: Way = 'undecided'
  let held: Buffer = Buffer.alloc(0)

  function isPage(begin: Buffer): boolean {
    if (response.headersSent || ['content-length', 'content-encoding'].some((name) => response.hasHeader(name)))
      return false
    const isHtml = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    return isHtml && BEGIN.startsWith(begin.subarray(0, BEGIN.length).toString())
  }

  /** Whether the chunk was buffered. */
  function hold(chunk: unknown, encoding: unknown): boolean {
    const piece = toBuffer(chunk, encoding)
    if (held.length === 0 && !isPage(piece)) way = 'plain'
    if (way === 'plain') return false
    held = Buffer.concat([held, piece])
    if (way === 'undecided' && held.includes(' data-still=')) way = 'held'
    if ((way === 'undecided' && held.includes(CONTENT)) || held.length > MAX_PAGE_BYTES) way = 'plain'
    return way !== 'plain'
  }

  /** Sends the buffered chunks unchanged. */
  function release(details: unknown[]): boolean {
    const pieces = held
    held = Buffer.alloc(0)
    return Reflect.apply(write, response, pieces.length > 0 ? [pieces] : details)
  }

  Object.assign(response, {
    write(...details: unknown[]) {
      if (way === 'plain') return Reflect.apply(write, response, details)
      return hold(details[0], details[1]) || release(details)
    },
    end(...details: unknown[]) {
      if (way !== 'plain' && details[0] && typeof details[0] !== 'function') hold(details[0], details[1])
      if (held.length === 0) return Reflect.apply(end, response, details)
      return Reflect.apply(end, response, [way === 'held' ? stripReactRuntime(held.toString()) : held])
    },
  })
}
