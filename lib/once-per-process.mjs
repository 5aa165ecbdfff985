// @ts-check
/**
 * Next bundles startup code, handlers and pages separately, so a module variable would exist in each bundle. What a process
 * must have only once (its rate limiter, page cache, worker wakers) is stored here, under a global symbol.
 */
const KEY = Symbol.for('marigold')

/** @returns {Map<string, unknown>} */
function getRegistry() {
  const existing = Reflect.get(globalThis, KEY)
  if (existing) return existing
  const created = new Map()
  Reflect.set(globalThis, KEY, created)
  return created
}

/**
 * Returns the process's object of this name, created by the first caller.
 * @template T
 * @param {string} name
 * @param {() => T} create
 * @returns {T}
 */
export function oncePerProcess(name, create) {
  const registry = getRegistry()
  if (!registry.has(name)) registry.set(name, create())
  return /** @type {T} */ (registry.get(name))
}

/**
 * For tests: the next caller creates it again.
 * @param {string} name
 */
export function resetOnce(name) {
  getRegistry().delete(name)
}

/** For tests, before each test file: as in a new process. */
export function resetAll() {
  getRegistry().clear()
}
