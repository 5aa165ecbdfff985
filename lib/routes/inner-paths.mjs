// @ts-check
/** Below `app`, a page in English has a prefix, which its address does not have. */
import { languageOf } from '../site/language/languages.mjs'

/** '/about' is rendered as '/en/about', '/es/about' as itself. @param {string} address */
export function innerPath(address) {
  return languageOf(address) === 'en' ? `/en${address === '/' ? '' : address}` : address
}

/** The address of what is rendered as '/en/about', or of '/[locale]/about' in English. @param {string} path */
export function addressOf(path) {
  return path.replace(/^\/(?:en|\[locale\])(?=\/|$)/, '') || '/'
}
