// @ts-check
/** Looks up an address in the route table. The cost depends on the number of its segments, not on the table's size. */

import { routes } from './table.mjs'

/** @typedef {import('./table.mjs').RouteClass} RouteClass */

/**
 * @typedef {object} Route
 * @property {string} path the address as in the table: '/news/[slug]'
 * @property {RouteClass} class
 * @property {string} address as requested, its fixed segments spelled as in the table
 */

/** @typedef {{ path: string, class: RouteClass }} Entry */

/**
 * @typedef {object} Branch
 * @property {Map<string, Branch>} fixed
 * @property {Branch | null} any a dynamic segment
 * @property {Entry | null} rest a catch-all
 * @property {Entry | null} entry the route that ends here
 */

/** @returns {Branch} */
function createBranch() {
  return { fixed: new Map(), any: null, rest: null, entry: null }
}

const root = createBranch()

/** @param {Entry} entry */
function plant(entry) {
  let branch = root
  for (const part of entry.path.split('/').filter(Boolean)) {
    if (part.startsWith('[[...')) branch.entry = entry
    if (part.includes('...')) {
      branch.rest = entry
      return
    }
    const next = part.startsWith('[') ? (branch.any ?? createBranch()) : (branch.fixed.get(part) ?? createBranch())
    if (part.startsWith('[')) branch.any = next
    else branch.fixed.set(part, next)
    branch = next
  }
  branch.entry = entry
}

for (const [name, paths] of Object.entries(routes)) {
  for (const path of paths) plant({ path, class: /** @type {RouteClass} */ (name) })
}

/** Normalizes a fixed segment: Next decodes it, and its rewrites ignore case. @param {string} part */
function fold(part) {
  try {
    return decodeURIComponent(part).toLowerCase()
  } catch {
    return part.toLowerCase()
  }
}

/**
 * A fixed segment takes precedence over a dynamic one, as in Next.
 * @param {Branch} branch
 * @param {string[]} parts
 * @param {string} address
 * @returns {Route | null}
 */
function follow(branch, parts, address) {
  const [part, ...others] = parts
  if (part === undefined) return branch.entry && { ...branch.entry, address: address || '/' }
  const name = fold(part)
  const fixed = branch.fixed.get(name)
  const found =
    (fixed && follow(fixed, others, `${address}/${name}`)) ||
    (branch.any && follow(branch.any, others, `${address}/${part}`))
  return found || (branch.rest && { ...branch.rest, address: [address, ...parts].join('/') })
}

/**
 * The route of a path without its query; null if there is none.
 * @param {string} pathname
 * @returns {Route | null}
 */
export function findRoute(pathname) {
  const route = follow(root, pathname.split('/').filter(Boolean), '')
  // '/dashboard/x.css' does not exist, and must not look like a file that a cache may store.
  return route && needsSession(route) && route.address.includes('.') ? null : route
}

/** @type {ReadonlySet<RouteClass>} */
const sessionClasses = new Set(['frame', 'account', 'staff'])

/** Whether a visitor without a session is shown the sign-in page there. @param {{ class: RouteClass }} route */
export function needsSession(route) {
  return sessionClasses.has(route.class)
}

/** A public page in its canonical spelling, the only one that may be cached, without a query. @param {string} pathname */
export function isCachedForAll(pathname) {
  const route = findRoute(pathname)
  return route?.class === 'cached' && route.address === pathname && !/[A-Z%?#]/.test(pathname)
}

/** @type {ReadonlySet<RouteClass>} */
const privateClasses = new Set(['frame', 'account', 'staff', 'private', 'card-form'])

/** No route has more segments, so a lookup stays short, however long the requested address. */
const DEEPEST = 8

/** Addresses that nobody else may cache or index, including everything below such a page. @param {string} pathname */
export function isPrivatePage(pathname) {
  const parts = pathname.split('/').filter(Boolean)
  for (let length = Math.min(parts.length, DEEPEST); length > 0; length -= 1) {
    const route = findRoute(parts.slice(0, length).join('/'))
    if (route) return privateClasses.has(route.class)
  }
  return false
}

/** The page with the card form, entered and left by a full page load, because its policy differs. @param {string} pathname */
export function isCardForm(pathname) {
  return findRoute(pathname)?.class === 'card-form'
}
