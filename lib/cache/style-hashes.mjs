// @ts-check
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** @typedef {Record<string, { path: string, content?: string }[]>} Sheets by the path of a route's file */

const MANIFEST = /page_client-reference-manifest\.js$/
const LAYOUT = /\/layout$/

/**
 * Parses the style sheets in a route's manifest.
 * @param {string} manifest
 * @returns {Sheets}
 */
export function readSheets(manifest) {
  const start = manifest.indexOf(']=') + 2
  return JSON.parse(manifest.slice(start).replace(/;\s*$/, '')).entryCSSFiles ?? {}
}

/**
 * React inlines a page's style sheets as one element: those of its layouts, outermost first, then its own.
 * @param {Sheets} sheets
 * @returns {string[]}
 */
export function listInlined(sheets) {
  const layouts = Object.keys(sheets)
    .filter((file) => LAYOUT.test(file))
    .sort((a, b) => a.length - b.length)
  const leaves = Object.keys(sheets).filter((file) => !LAYOUT.test(file))
  const texts = layouts.flatMap((_, depth) =>
    leaves.map((leaf) => {
      const used = [...layouts.slice(0, depth + 1), leaf].flatMap((file) => sheets[file] ?? [])
      return [...new Map(used.map(({ path, content = '' }) => [path, content])).values()].join('')
    }),
  )
  return [...new Set(texts)].filter(Boolean)
}

/** @param {string} text */
function hash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The routes with cached pages, which get hashes of their inline parts.
 * @param {string} folder of the build
 * @returns {Promise<Set<string>>}
 */
async function listKept(folder) {
  const manifest = await readFile(join(folder, 'prerender-manifest.json'), 'utf8').catch(() => '{}')
  /** @type {{ routes?: Record<string, { srcRoute?: string | null }>, dynamicRoutes?: Record<string, unknown> }} */
  const { routes = {}, dynamicRoutes = {} } = JSON.parse(manifest)
  const sources = Object.entries(routes).map(([path, { srcRoute }]) => srcRoute ?? path)
  return new Set([...sources, ...Object.keys(dynamicRoutes)])
}

/** The route of `(public)/about/page_client-reference-manifest.js` is `/about`. @param {string} file */
function toRoute(file) {
  const rooms = file.split(sep).slice(0, -1)
  return `/${rooms.filter((room) => !room.startsWith('(')).join('/')}`
}

/**
 * Hashes of the style sheets that this build inlines into pages rendered per request, in policy syntax. Those
 * of other pages are left out, because a proxy by default accepts only 4 KB of response headers.
 * @param {string} [folder] of the build
 */
export async function hashStyleSheets(folder = join(process.cwd(), '.next')) {
  const pages = join(folder, 'server/app')
  const kept = await listKept(folder)
  const files = await readdir(pages, { recursive: true }).catch(() => [])
  const manifests = await Promise.all(
    files
      .filter((name) => MANIFEST.test(name) && !kept.has(toRoute(name)))
      .map((name) => readFile(join(pages, name), 'utf8')),
  )
  const texts = new Set(manifests.flatMap((manifest) => listInlined(readSheets(manifest))))
  return [...texts].map(hash).join(' ')
}
