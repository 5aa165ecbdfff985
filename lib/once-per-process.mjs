/**
 * Next bundles start-up code, handlers and pages apart, and a variable of a module would be one in each. What a process
 * must have once (its limiter, its page cache, who wakes its workers) is kept here, under the one symbol of the server.
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
 * What this process has under the name; made by whoever asks first.
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
 * For tests: the next to ask makes it anew.
 * @param {string} name
 */
export function forgetOnce(name) {
  getShelf().delete(name)
}

/** For tests, before each file of them: as in a process that has just begun. */
export function forgetAll() {
  getShelf().clear()
}
