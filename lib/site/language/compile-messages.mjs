// @ts-check
/** A webpack loader: the messages of a file, compiled, so that no browser or server has to (icu-minify). */
import compile from 'icu-minify/compile'

/** @param {unknown} tree @returns {unknown} */
function compileTree(tree) {
  if (typeof tree === 'string') return compile(tree)
  return Object.fromEntries(
    Object.entries(/** @type {object} */ (tree)).map(([key, inner]) => [key, compileTree(inner)]),
  )
}

/** @param {string} source */
export default function compileMessages(source) {
  return JSON.stringify(compileTree(JSON.parse(source)))
}
