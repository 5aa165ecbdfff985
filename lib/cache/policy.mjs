/** The policy of every page that reads no cookie and no query (class 'cached'), and the hashes in it. */

import { sharedHeaders } from '../http/common-headers.mjs'
import { oncePerProcess } from '../once-per-process.mjs'
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

/** The hashes of our own scripts; null in a build and in development, where a page may be rendered before they are known. */
const getKnown = () => oncePerProcess('known-scripts', () => ({ hashes: /** @type {Set<string> | null} */ (null) }))

/** From now on a stored page may contain no other inline script than these, and those by which Next sends its data. */
export function allowScripts(/** @type {readonly string[]} */ scripts) {
  getKnown().hashes = new Set(scripts.map(sha256))
}

/** Next's own: data for its runtime, as a literal, and the moment of the first paint. @param {string} script */
function isOfNext(script) {
  if (script === '(self.__next_f=self.__next_f||[]).push([0])') return true
  if (script === 'requestAnimationFrame(function(){$RT=performance.now()});') return true
  const [, list] = /^self\.__next_f\.push\((\[.*\])\)$/s.exec(script) ?? []
  if (list === undefined) return false
  try {
    JSON.parse(list)
    return true
  } catch {
    return false
  }
}

/** @param {string} script */
function isAllowed(script) {
  const { hashes } = getKnown()
  return hashes === null || hashes.has(sha256(script)) || isOfNext(script)
}

/**
 * The contents of these elements, without data blocks and external scripts.
 * @param {string} html
 * @param {RegExp} element
 */
function listInline(html, element) {
  return [...html.matchAll(element)].flatMap(([, attributes = '', content]) =>
    content && !/\ssrc=|application\/ld\+json/.test(attributes) ? content : [],
  )
}

/** @param {string} html */
const listScripts = (html) => listInline(html, /<script([^>]*)>([\s\S]*?)<\/script>/g)

/** Whether a page contains an inline script that is not ours, such as one that came with a record or an article. */
export function hasUnknownScript(/** @type {string} */ html) {
  return listScripts(html).some((script) => !isAllowed(script))
}

/** @param {string[]} texts */
const hashAll = (texts) => [...new Set(texts.map(sha256))].join(' ')

/** @param {string} html */
export function hashPolicy(html) {
  const scripts = hashAll(listScripts(html).filter(isAllowed))
  const toasts = html.includes(' data-toasts=') ? toastStyles : ''
  const styles = `${hashAll(listInline(html, /<style([^>]*)>([\s\S]*?)<\/style>/g))} ${toasts}`.trim()
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
