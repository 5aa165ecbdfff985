// @ts-check
/** What server/ does on machines of our own, as far as a request and its answer alone need it. */
import { withPolicy } from '../../lib/cache/policy.mjs'
import { listCardFormHeaders, listCommonHeaders, privateHeaders } from '../../lib/http/common-headers.mjs'
import { isForeign } from '../../lib/http/foreign-headers.mjs'
import { isCardForm, isPrivatePage } from '../../lib/routes/find-route.mjs'

/** @typedef {{ headers: Record<string, unknown>, body: ReadableStream | null }} Answer */
/** @typedef {{ method: string, rawPath: string, url: string, headers: Record<string, string>, remoteAddress: string }} Asked */

const POLICY = 'content-security-policy'
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
/** Calls, and the beacon of a page that is being left. */
const WRITABLE = /^\/(api\/|leave$)/
/** What was said of the body as it was. */
const ofBody = ['content-length', 'etag']

/** @param {string} method @param {string} path */
function isAllowed(method, path) {
  return READS.has(method) || (WRITES.has(method) && WRITABLE.test(path))
}

/**
 * @template {Asked} Request
 * @param {Request} request
 * @param {string} siteUrl
 * @returns {Request}
 */
export function admitRequest(request, siteUrl) {
  const { method, rawPath, url, remoteAddress } = request
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !isForeign(name)))
  headers['x-forwarded-host'] = new URL(siteUrl).host
  headers['x-marigold-address'] = remoteAddress
  if (isAllowed(method, rawPath)) return { ...request, headers }
  // A page must not be rendered for a write. At this address every method is refused.
  const refused = '/api/refused'
  return { ...request, headers, rawPath: refused, url: url.replace(rawPath, refused) }
}

/** @param {Answer} answer */
async function finishPage(answer) {
  const page = { html: await new Response(answer.body).text(), headers: answer.headers }
  withPolicy(page)
  answer.headers = page.headers
  answer.body = new Response(page.html).body
  for (const name of ofBody) delete answer.headers[name]
}

/**
 * @param {Answer} answer
 * @param {string} path
 * @param {string} siteUrl
 */
export async function finishAnswer(answer, path, siteUrl) {
  const isPage = String(answer.headers['content-type'] ?? '').startsWith('text/html')
  if (isPage && !answer.headers[POLICY]) await finishPage(answer)
  const common = isCardForm(path) ? listCardFormHeaders(siteUrl) : listCommonHeaders(siteUrl)
  for (const [name, value] of common) answer.headers[name] ??= value
  if (!isPrivatePage(path)) return
  for (const [name, value] of privateHeaders) answer.headers[name] = value
  delete answer.headers['cdn-cache-control']
}
