// @ts-check
/**
 * Lets a response cache outside of the page cache (server/page-memory.ts) learn the tags of the stored pages that a
 * response was made from, and the tags that expire.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** @type {AsyncLocalStorage<Set<string>>} */
const reading = new AsyncLocalStorage()
/** @type {Set<(tags: readonly string[]) => void>} */
const listeners = new Set()

/** Rerendering a page under the same key expires responses made from it. @param {string} key */
function nameKey(key) {
  return `page:${key}`
}

/**
 * Runs `work`, and adds the tags of every stored page it reads to `tags`.
 * @template Result
 * @param {Set<string>} tags
 * @param {() => Result} work
 * @returns {Result}
 */
export function collectTags(tags, work) {
  return reading.run(tags, work)
}

/** @param {string} key @param {readonly string[]} tags */
export function notePageRead(key, tags) {
  const collected = reading.getStore()
  if (collected) for (const tag of [nameKey(key), ...tags]) collected.add(tag)
}

/** @param {string} key */
export function notePageMade(key) {
  noteTagsExpired([nameKey(key)])
}

/** @param {readonly string[]} tags */
export function noteTagsExpired(tags) {
  for (const listener of listeners) listener(tags)
}

/** @param {(tags: readonly string[]) => void} listener */
export function onTagsExpired(listener) {
  listeners.add(listener)
}
