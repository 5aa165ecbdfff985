/**
 * What the page cache tells whoever keeps its answers outside of it (server/page-memory.ts): the tags of the stored
 * pages that a request was answered from, and the tags that expire.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** @type {AsyncLocalStorage<Set<string>>} */
const reading = new AsyncLocalStorage()
/** @type {Set<(tags: readonly string[]) => void>} */
const listeners = new Set()

/** A page that is made anew under its old key expires what was kept of it. @param {string} key */
function nameKey(key) {
  return `page:${key}`
}

/**
 * Runs `work`, and puts the tags of every stored page that it reads into `tags`.
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
