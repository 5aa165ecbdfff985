// @ts-check
/** The checks of server/ that need only a request and its response, for AWS Lambda. */
import { findNonce, hasNonce } from '../../lib/cache/compose-policy.mjs'
import { slimPage, withPolicy } from '../../lib/cache/policy.mjs'
import {
  isStoredRedirect,
  listCardFormHeaders,
  listCommonHeaders,
  privateHeaders,
} from '../../lib/http/common-headers.mjs'
import { chooseErrorPage } from '../../lib/http/error-pages'
import { isForeign } from '../../lib/http/foreign-headers.mjs'
import { findRoute, isCardForm, isPrivatePage } from '../../lib/routes/find-route.mjs'
import { languageOf } from '../../lib/site/language/languages.mjs'
import { isAllowed } from '../../server/refuse'

/** @typedef {{ statusCode?: number, headers: Record<string, unknown>, body: ReadableStream | null }} Answer */
/** @typedef {import('../../lib/http/error-pages').ErrorPages} ErrorPages */
/** @typedef {{ method: string, rawPath: string, url: string, headers: Record<string, string>, remoteAddress: string }} Asked */

const POLICY = 'content-security-policy'
/** Headers that describe the replaced body. */
const ofBody = ['content-length', 'etag']

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
  // A write must not render a page. At this address every method is rejected.
  const refused = '/api/refused'
  return { ...request, headers, rawPath: refused, url: url.replace(rawPath, refused) }
}

/** @param {Answer} answer */
async function finishPage(answer) {
  const page = { html: await new Response(answer.body).text(), headers: answer.headers }
  const nonce = findNonce(answer.headers[POLICY])
  if (nonce === null) withPolicy(page)
  else page.html = slimPage(page.html, nonce)
  answer.headers = page.headers
  answer.body = new Response(page.html).body
  for (const name of ofBody) delete answer.headers[name]
}

/**
 * Next's error responses are empty until its script has run, and a missing page is in English.
 * @param {Answer} answer
 * @param {string} path
 */
function isErrorPageNeeded({ statusCode = 200, headers }, path) {
  if (statusCode < 400 || statusCode === 429) return false
  return !headers[POLICY] || hasNonce(headers[POLICY]) || (statusCode === 404 && languageOf(path) !== 'en')
}

/**
 * @param {Answer} answer
 * @param {string} path
 * @param {ErrorPages} pages
 */
function replacePage(answer, path, pages) {
  const isConsole = findRoute(path)?.class === 'staff'
  const page = chooseErrorPage(pages, answer.statusCode ?? 500, languageOf(path), isConsole)
  for (const name of ofBody) delete answer.headers[name]
  delete answer.headers['cdn-cache-control']
  Object.assign(answer.headers, { [POLICY]: page.policy, 'cache-control': 'no-store' })
  answer.body = new Response(new Uint8Array(page.body)).body
}

/**
 * @param {Answer} answer
 * @param {string} path
 * @param {string} siteUrl
 * @param {ErrorPages} pages
 */
export async function finishResponse(answer, path, siteUrl, pages) {
  const isPage = String(answer.headers['content-type'] ?? '').startsWith('text/html')
  if (isPage && isErrorPageNeeded(answer, path)) replacePage(answer, path, pages)
  else if (isPage && (!answer.headers[POLICY] || hasNonce(answer.headers[POLICY]))) await finishPage(answer)
  const common = isCardForm(path) ? listCardFormHeaders(siteUrl) : listCommonHeaders(siteUrl)
  for (const [name, value] of common) answer.headers[name] ??= value
  if (isStoredRedirect(answer.statusCode ?? 200, answer.headers['cache-control']))
    answer.headers['cache-control'] = 'no-store'
  if (!isPrivatePage(path)) return
  for (const [name, value] of privateHeaders) answer.headers[name] = value
  delete answer.headers['cdn-cache-control']
}
