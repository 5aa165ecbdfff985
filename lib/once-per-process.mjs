// @ts-check
/**
 * Next bundles startup code, handlers and pages separately, so a module variable would exist in each bundle. What a process
 * must have only once (its rate limiter, page cache, worker wakers) is stored here, under a global symbol.
 */
const KEY = Symbol.for('marigold')

/** @returns {Map<string, unknown>} */
function getShelf() {
  const kept = Reflect.get(globalThis, KEY)
  if (kept) return kept
  const made = new Map()
  Reflect.set(globalThis, KEY, made)
  return made
}

/**
 * Returns the process's object of this name, created by the first caller.
 * @template T
 * @param {string} name
 * @param {() => T} create
 * @returns {T}
 */
export function oncePerProcess(name, create) {
  const shelf = getShelf()
  if (!shelf.has(name)) shelf.set(name, create())
  return /** @type {T} */ (shelf.get(name))
}

/**
 * For tests: the next caller creates it again.
 * @param {string} name
 */
export function forgetOnce(name) {
  getShelf().delete(name)
}

/** For tests, before each test file: as in a new process. */
export function forgetAll() {
  getShelf().clear()
}
