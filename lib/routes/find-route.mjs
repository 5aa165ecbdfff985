// @ts-check
/** Finds what the table says of an address. A look costs as much as the address has parts, however long the table is. */

import { routes } from './table.mjs'

/** @typedef {import('./table.mjs').RouteClass} RouteClass */

/**
 * @typedef {object} Route
 * @property {string} path the address as the table has it: '/news/[slug]'
 * @property {RouteClass} class
 * @property {string} address as it was asked for, its fixed parts spelled as in the table
 */

/** @typedef {{ path: string, class: RouteClass }} Entry */

/**
 * @typedef {object} Branch
 * @property {Map<string, Branch>} fixed
 * @property {Branch | null} any a part that may be anything
 * @property {Entry | null} rest whatever follows
 * @property {Entry | null} entry the address that ends here
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

/** How a fixed part is known, however it was typed: Next decodes it, and its rewrites pass over capitals. @param {string} part */
function fold(part) {
  try {
    return decodeURIComponent(part).toLowerCase()
  } catch {
    return part.toLowerCase()
  }
}

/**
 * A fixed part comes before one that may be anything, as in Next.
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
 * What is at an address (a path, without its query); null where nothing is.
 * @param {string} pathname
 * @returns {Route | null}
 */
export function findRoute(pathname) {
  const route = follow(root, pathname.split('/').filter(Boolean), '')
  // '/dashboard/x.css' is nothing of hers, and must not look like a file that a cache may keep.
  return route && needsSession(route) && route.address.includes('.') ? null : route
}

/** @type {ReadonlySet<RouteClass>} */
const sessionClasses = new Set(['frame', 'account', 'staff'])

/** Whether a visitor is shown the way to sign in there. @param {{ class: RouteClass }} route */
function needsSession(route) {
  return sessionClasses.has(route.class)
}

/** The same page for everyone, spelled in the one way in which it may be kept, without a query. @param {string} pathname */
export function isCachedForAll(pathname) {
  const route = findRoute(pathname)
  return route?.class === 'cached' && route.address === pathname && !/[A-Z%?]/.test(pathname)
}

/** @type {ReadonlySet<RouteClass>} */
const privateClasses = new Set(['frame', 'account', 'staff', 'private', 'card-form'])

/** No address of the table has more parts: a look stays short, however long an address someone sends. */
const DEEPEST = 8

/** What nobody else may keep or find, and whatever is asked for below such a page. @param {string} pathname */
export function isPrivatePage(pathname) {
  const parts = pathname.split('/').filter(Boolean)
  for (let length = Math.min(parts.length, DEEPEST); length > 0; length -= 1) {
    const route = findRoute(parts.slice(0, length).join('/'))
    if (route) return privateClasses.has(route.class)
  }
  return false
}

/** The page where a card is typed; it is entered and left by a whole new page, since its policy is another. @param {string} pathname */
export function isCardForm(pathname) {
  return findRoute(pathname)?.class === 'card-form'
}
