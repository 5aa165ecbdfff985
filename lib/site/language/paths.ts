/** Addresses in the current language. */
import { findRoute } from '@/lib/routes/find-route.mjs'
import { callIn, type Language, languages, withLanguage, withoutLanguage } from './languages.mjs'
import { currentLanguage } from './speak'

/** The address in that language, or null if the page does not exist in it. */
export function pathIn(language: Language, path: string): string | null {
  const [address = ''] = path.split(/[?#]/, 1)
  const localized = withLanguage(language, address)
  return findRoute(localized) ? `${localized}${path.slice(address.length)}` : null
}

/** A link to the page in the current language, if it exists. API calls and files have one address for all. */
export function to(path: string): string {
  return pathIn(currentLanguage(), path) ?? path
}

/** An API call from a page or email, whose outcome will be in the same language. */
export function call(path: string): string {
  return callIn(currentLanguage(), path)
}

/** The same page in every language that has it, English first. `path` is the English address. */
export function listVersions(path: string): { language: Language; path: string }[] {
  const bare = withoutLanguage(path)
  return languages.flatMap((language) => {
    const found = pathIn(language, bare)
    return found ? [{ language, path: found }] : []
  })
}
