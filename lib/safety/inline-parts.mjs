// @ts-check
/**
 * The one list of what may stand inline in a stored page: our own scripts by the page's language, and our own styles.
 * Their hashes are made from these texts, never from a finished page. `server/known-scripts.ts` fills it when the process
 * starts; a text page, which the build makes too, names its own parts (components/help-now/text-page.ts).
 */
import { oncePerProcess } from '../once-per-process.mjs'

/** Starts React on a stored page: its data stands in blocks that do not run, so that the page needs no script of its own. */
export const readData =
  "(self.__next_f=self.__next_f||[]).push([0]);for(const one of document.querySelectorAll('script[data-flight]'))self.__next_f.push(JSON.parse(one.textContent))"

/** React's own, on a page with client components: the moment of the first paint. */
const firstPaint = 'requestAnimationFrame(function(){$RT=performance.now()});'

/** @param {string} text */
function hash(text) {
  const { createHash } = process.getBuiltinModule('node:crypto')
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** @param {Iterable<string>} texts */
const hashAll = (texts) => new Map(Array.from(texts, (text) => [text, hash(text)]))

const getParts = () =>
  oncePerProcess('inline-parts', () => ({
    scripts: /** @type {Map<string, Map<string, string>>} */ (new Map()),
    ofReact: hashAll([readData, firstPaint]),
    styles: /** @type {Map<string, string>} */ (new Map()),
  }))

/**
 * @param {string} tag of the language, as in the page's `lang`
 * @param {readonly string[]} texts
 */
export function knowScripts(tag, texts) {
  const { scripts } = getParts()
  scripts.set(tag, new Map([...(scripts.get(tag) ?? []), ...hashAll(texts)]))
}

/** @param {string} text */
export function knowStyle(text) {
  const { styles } = getParts()
  if (!styles.has(text)) styles.set(text, hash(text))
}

/**
 * The scripts that a stored page in this language may carry, and their hashes.
 * @param {string} tag
 * @param {boolean} isLive whether it has client components
 * @returns {ReadonlyMap<string, string>}
 */
export function listScripts(tag, isLive) {
  const { scripts, ofReact } = getParts()
  const own = scripts.get(tag) ?? new Map()
  return isLive ? new Map([...own, ...ofReact]) : own
}

/** @param {string} text @returns {string | undefined} */
export function findStyle(text) {
  return getParts().styles.get(text)
}
