// @ts-check
/** The site's languages, and which one a path is in. The page scripts and the request handler use it too. */

/** English has no prefix; each of these prefixes its addresses. ARCHITECTURE.md says what else a new one needs. */
export const otherLanguages = /** @type {const} */ (['es'])

/** @typedef {'en' | (typeof otherLanguages)[number]} Language */

export const languages = /** @type {const} */ (['en', ...otherLanguages])

/** A stored or requested language code. @param {unknown} value @returns {Language} */
export function readLanguage(value) {
  return otherLanguages.find((language) => language === value) ?? 'en'
}

/** @param {string} path @returns {Language} */
export function languageOf(path) {
  const [, first] = path.split('/', 2)
  return otherLanguages.find((language) => language === first) ?? 'en'
}

/** '/es/help' becomes '/help'. @param {string} path */
export function withoutLanguage(path) {
  const language = languageOf(path)
  return language === 'en' ? path : path.slice(language.length + 1) || '/'
}

/** A call that responds in the language; `path` has no query of its own. @param {Language} language @param {string} path */
export function callIn(language, path) {
  return language === 'en' ? path : `${path}?lang=${language}`
}

/** '/help' becomes '/es/help'. @param {Language} language @param {string} path */
export function withLanguage(language, path) {
  if (language === 'en') return path
  return `/${language}${path === '/' ? '' : path}`
}
