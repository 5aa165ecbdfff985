/** The policy of every page that reads no cookie and no query (class 'cached'), and the hashes in it. */

import { sharedHeaders } from '../http/common-headers.mjs'
import { composeHashPolicy } from './compose-policy.mjs'
import { dedupeFlightText, hasLatePieces } from './rsc-payload.mjs'
import { toastStyles } from './toast-style.mjs'

const HEADER = 'content-security-policy'
const stored = new WeakSet()
/** When off, pages are sent as Next wrote them: larger and complete. */
const isSlimming = process.env.SLIM_PAGES !== 'off'

/** @param {string} html */
function sha256(html) {
  const { createHash } = process.getBuiltinModule('node:crypto')
  return `'sha256-${createHash('sha256').update(html).digest('base64')}'`
}

/**
 * @param {string} html
 * @param {RegExp} element
 */
function hashes(html, element) {
  const found = new Set()
  for (const match of html.matchAll(element)) {
    const isData = /\ssrc=|application\/ld\+json/.test(match[1] ?? '')
    if (!isData && match[2]) found.add(sha256(match[2]))
  }
  return [...found].join(' ')
}

/** @param {string} html */
export function hashPolicy(html) {
  const scripts = hashes(html, /<script([^>]*)>([\s\S]*?)<\/script>/g)
  const toasts = html.includes(' data-toasts=') ? toastStyles : ''
  const styles = `${hashes(html, /<style([^>]*)>([\s\S]*?)<\/style>/g)} ${toasts}`.trim()
  return composeHashPolicy(scripts, styles)
}

/**
 * A page marked as having no client components (`data-still`) needs no React in the browser: its
 * links, forms, menus and exit work without it. Removing the scripts saves a slow phone 140 KB and half a minute.
 * @param {string} html
 */
export function stripReactRuntime(html) {
  if (!isSlimming || !html.includes(' data-still=') || hasLatePieces(html)) return html
  return (
    html
      .replaceAll(/<script[^>]*\ssrc="\/_next\/[^>]*><\/script>/g, '')
      .replaceAll(/<link rel="preload" as="script"[^>]*\/>/g, '')
      .replaceAll(/<script[^>]*>(?:\(self\.__next_f=|self\.__next_f\.)[\s\S]*?<\/script>/g, '')
      // Comments by which React separates text nodes.
      .replaceAll(/<!--(?: |\/?\$)-->/g, '')
  )
}

/**
 * The shell of private pages (`data-private`) is the same for everyone, but still must not be cached, because the same
 * address shows others different data. next.config.mjs sets the headers for all such addresses.
 * @param {string} html
 */
function cachingOf(html) {
  return html.includes(' data-private=') ? {} : sharedHeaders
}

/** Removes what no browser needs. @param {string} html */
export function slimPage(html) {
  return isSlimming ? dedupeFlightText(stripReactRuntime(html)) : html
}

/** @param {{ html: unknown, headers?: Record<string, unknown> }} page */
export function withPolicy(page) {
  if (stored.has(page)) return
  const html = typeof page.html === 'string' ? page.html : page.html?.toUnchunkedString?.()
  if (typeof html !== 'string') return
  page.html = slimPage(html)
  page.headers = { ...page.headers, ...cachingOf(page.html), [HEADER]: hashPolicy(page.html) }
  stored.add(page)
}
