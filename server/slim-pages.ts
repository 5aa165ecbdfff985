/** Pages rendered per request are sent without what no browser needs, like cached ones: docs/decisions/flight.md. */
import type { ServerResponse } from 'node:http'
import { slimPage } from '@/lib/cache/policy.mjs'
import { holdPage } from './hold-page'

const MAX_PAGE_BYTES = 2 * 1024 * 1024
/** The start of a page rendered by Next. */
const BEGIN = '<!DOCTYPE html>'

export function slimPages(response: ServerResponse): void {
  function isHeld(begin: Buffer): boolean {
    if (response.headersSent || ['content-length', 'content-encoding'].some((name) => response.hasHeader(name)))
      return false
    const isHtml = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    return isHtml && BEGIN.startsWith(begin.subarray(0, BEGIN.length).toString())
  }

  holdPage(response, { isHeld, finish: slimPage, mostBytes: MAX_PAGE_BYTES })
}
