/** The policy of every page that reads no cookie and no query (class A), and the hashes that go into it. */

import { composeHashPolicy } from './compose-policy.mjs'
import { dedupeFlightText, hasLatePieces } from './rsc-payload.mjs'
import { toastStyles } from './toast-style.mjs'

const HEADER = 'content-security-policy'
const stored = new WeakSet()
/** Off, pages leave as Next wrote them: larger, and whole. */
const isSlimming = process.env.SLIM_PAGES !== 'off'

/** Nothing stays in her browser's cache; a cache of ours before this server may keep it and outlive a failure. */
const caching = {
  'cache-control': 'no-store',
  'cdn-cache-control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
}

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
 * A page that says of itself that it has no interactive part (`data-still`) needs none of React in the browser: its
 * links, forms, menus and exit work without it. Taking the scripts out saves a slow phone 140 KB and half a minute.
 * @param {string} html
 */
export function stripReactRuntime(html) {
  if (!isSlimming || !html.includes(' data-still=') || hasLatePieces(html)) return html
  return (
    html
      .replaceAll(/<script[^>]*\ssrc="\/_next\/[^>]*><\/script>/g, '')
      .replaceAll(/<link rel="preload" as="script"[^>]*\/>/g, '')
      .replaceAll(/<script[^>]*>(?:\(self\.__next_f=|self\.__next_f\.)[\s\S]*?<\/script>/g, '')
      // What React marks the borders of its texts with.
      .replaceAll(/<!--(?: |\/?\$)-->/g, '')
  )
}

/**
 * The frame of pages that are for one person (`data-private`) is the same for all, and is still kept by no cache: for
 * someone else its address says something else. next.config.mjs says so of whatever is answered there.
 * @param {string} html
 */
function cachingOf(html) {
  return html.includes(' data-private=') ? {} : caching
}

/** Without what no browser needs of it. @param {string} html */
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
