import { withPolicy } from '@/lib/cache/policy.mjs'

/** A page written by a handler, with the same policy and caching as prerendered ones. */
export function createHtmlResponse(html: string, status = 200): Response {
  const page: { html: string; headers: Record<string, string> } = {
    html,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  }
  withPolicy(page)
  return new Response(page.html, { status, headers: page.headers })
}
