import { fixedPolicy } from '@/lib/cache/policy.mjs'
import { sharedHeaders } from './common-headers.mjs'

/** A page written by a handler, with the same policy and caching as prerendered ones. */
export function createHtmlResponse(html: string, status = 200): Response {
  const headers = {
    ...sharedHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': fixedPolicy(html),
  }
  return new Response(html, { status, headers })
}
