// @ts-check
import { minify_sync } from 'terser'

/**
 * For webpack: a module of plain functions as the shortest text that defines them, to be written into a page.
 * @param {string} source
 */
export default function minifyScript(source) {
  const functions = source.replace(/^import .*$/gm, '').replace(/^export /gm, '')
  const { code } = minify_sync(functions, { ecma: 2018, compress: { passes: 2 }, toplevel: false })
  if (!code) throw new Error('nothing is left of the script')
  return code
}
