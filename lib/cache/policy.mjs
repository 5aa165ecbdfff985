// @ts-check
/** What a stored page may carry (class 'cached'), and its policy, which follows from its language and its class alone. */
import { sharedHeaders } from '../http/common-headers.mjs'
import { oncePerProcess } from '../once-per-process.mjs'
import { findStyle, knowStyle, listScripts, readData } from '../safety/inline-parts.mjs'
import { composeHashPolicy, toastStyles } from './compose-policy.mjs'

const HEADER = 'content-security-policy'
const finished = new WeakSet()
/** When off, pages keep React and their links to style sheets: larger and complete. */
const isSlimming = process.env.SLIM_PAGES !== 'off'

const PART = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi
const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/css\/[^"]+\.css)"(?![^>]* disabled)[^>]*>/g
const DATA = /<script>self\.__next_f\.push\((\[[^<]*\])\)<\/script>/g
const BOOT = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const SOURCE = /\ssrc="([^"]*)"/
/** Blocks that no browser runs: for search engines, and React's data. */
const BLOCK = /\stype="application\/(?:ld\+)?json"/

/** The build's style sheets by address. @returns {ReadonlyMap<string, string>} */
function getSheets() {
  return oncePerProcess('style-sheets', () => {
    const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs')
    const folder = `${process.cwd()}/.next/static/css`
    const sheets = new Map()
    try {
      for (const name of readdirSync(folder)) {
        if (name.endsWith('.css')) sheets.set(`/_next/static/css/${name}`, readFileSync(`${folder}/${name}`, 'utf8'))
      }
    } catch {
      // Without a build each page keeps its links.
    }
    for (const text of sheets.values()) knowStyle(text)
    return sheets
  })
}

/**
 * Style sheets written into the page: it is shown as soon as it is there, and no sheet that loads slowly holds up the
 * exit script. React finds its link there, disabled, and loads nothing.
 * @param {string} html
 * @param {string} nonce
 * @param {boolean} isStill
 */
function inlineStyles(html, nonce, isStill) {
  const sheets = getSheets()
  const attribute = nonce && ` nonce="${nonce}"`
  return html.replaceAll(SHEET, (link, address) => {
    const text = sheets.get(address)
    if (text === undefined) return link
    return `<style${attribute}>${text}</style>${isStill ? '' : link.replace(/\s*\/?>$/, ' disabled=""/>')}`
  })
}

/**
 * A page marked as having no client components (`data-still`) needs no React in the browser: its
 * links, forms, menus and exit work without it. Removing the scripts saves a slow phone 140 KB and half a minute.
 * @param {string} html
 * @param {string} [nonce] of a page rendered per request
 */
export function slimPage(html, nonce = '') {
  if (!isSlimming) return html
  // A piece that streams in late is moved into place by a script.
  if (!html.includes(' data-still=') || html.includes('$RC(')) return inlineStyles(html, nonce, false)
  const still = html
    .replaceAll(/<script[^>]*\ssrc="\/_next\/[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="preload" as="(?:script|style)"[^>]*\/>/g, '')
    .replaceAll(/<script[^>]*>(?:\(self\.__next_f=|self\.__next_f\.)[\s\S]*?<\/script>/g, '')
    // Comments by which React separates text nodes.
    .replaceAll(/<!--(?: |\/?\$)-->/g, '')
  return inlineStyles(still, nonce, true)
}

/** A call that is not of data alone stays a script, which nothing allows. @param {string} call @param {string} list */
function toBlock(call, list) {
  try {
    JSON.parse(list)
    return `<script type="application/json" data-flight="">${list}</script>`
  } catch {
    return call
  }
}

/** React's data as blocks, which one known script reads. @param {string} html */
function blockData(html) {
  if (!html.includes(BOOT)) return html
  return html
    .replace(BOOT, '')
    .replaceAll(DATA, toBlock)
    .replace(/<\/body>\s*<\/html>\s*$/, () => `<script>${readData}</script></body></html>`)
}

/** A stored page as it is sent: without what no browser needs. @param {string} html */
export function finishHtml(html) {
  return blockData(slimPage(html))
}

/** @param {string} html */
function readKind(html) {
  const [, tag = ''] = /<html[^>]*\slang="([^"]*)"/i.exec(html) ?? []
  return { tag, isLive: html.includes(`<script>${readData}</script>`) }
}

/** @param {string} html */
const listStyles = (html) =>
  [...html.matchAll(PART)].flatMap(([, name, , text]) => (name === 'style' ? [text ?? ''] : []))

/** Whether a page carries a script or a style that is not ours, such as one that came with a record or an article. */
export function hasForeignPart(/** @type {string} */ html) {
  getSheets()
  const { tag, isLive } = readKind(html)
  const scripts = listScripts(tag, isLive)
  /** @param {string} name @param {string} attributes @param {string} text */
  function isOwn(name, attributes, text) {
    if (name !== 'script') return name === 'style' && findStyle(text) !== undefined
    const [, source] = SOURCE.exec(attributes) ?? []
    if (source !== undefined) return source.startsWith('/_next/static/') && text === ''
    return BLOCK.test(attributes) || scripts.has(text)
  }
  const rest = html.replaceAll(PART, (whole, name, attributes, text) => (isOwn(name, attributes, text) ? '' : whole))
  return /<(?:script|style)\b/i.test(rest)
}

/** The policy of a stored page: the scripts of its language and class, and those of our style sheets that it has. @param {string} html */
export function fixedPolicy(html) {
  getSheets()
  const { tag, isLive } = readKind(html)
  const scripts = [...listScripts(tag, isLive).values()]
  const styles = new Set(listStyles(html).flatMap((text) => findStyle(text) ?? []))
  const toasts = html.includes(' data-toasts=') ? toastStyles : ''
  return composeHashPolicy(scripts.join(' '), `${[...styles].join(' ')} ${toasts}`.trim())
}

/**
 * The shell of private pages (`data-private`) is the same for everyone, but still must not be cached, because the same
 * address shows others different data. next.config.mjs sets the headers for all such addresses.
 * @param {string} html
 */
function cachingOf(html) {
  return html.includes(' data-private=') ? {} : sharedHeaders
}

/**
 * Finishes a page to be stored, once, and gives it its policy.
 * @param {{ html: unknown, headers?: Record<string, unknown> }} page
 */
export function withPolicy(page) {
  if (finished.has(page)) return
  const { html: given } = page
  const html =
    typeof given === 'string'
      ? given
      : /** @type {{ toUnchunkedString?: () => string } | null} */ (given)?.toUnchunkedString?.()
  if (typeof html !== 'string') return
  const own = finishHtml(html)
  page.html = own
  page.headers = { ...page.headers, ...cachingOf(own), [HEADER]: fixedPolicy(own) }
  finished.add(page)
}
