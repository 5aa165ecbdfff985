/** Pages rendered per request are sent without what no browser needs, like cached ones: docs/decisions/0004-flight.md. */
import type { ServerResponse } from 'node:http'
import { findNonce } from '@/lib/cache/compose-policy.mjs'
import { slimPage } from '@/lib/cache/policy.mjs'
import { bufferPage } from './buffer-page'

const MAX_PAGE_BYTES = 2 * 1024 * 1024
/** The start of a page rendered by Next. */
const BEGIN = '<!DOCTYPE html>'

export function slimPages(response: ServerResponse): void {
  function isBuffered(begin: Buffer): boolean {
    if (response.headersSent || ['content-length', 'content-encoding'].some((name) => response.hasHeader(name)))
      return false
    const isHtml = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    return isHtml && BEGIN.startsWith(begin.subarray(0, BEGIN.length).toString())
  }

  function finish(html: string): string {
    return slimPage(html, findNonce(response.getHeader('content-security-policy')) ?? '')
  }

  bufferPage(response, { isBuffered, finish, maxBytes: MAX_PAGE_BYTES })
}
