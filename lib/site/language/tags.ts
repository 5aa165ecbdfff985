/** A language's tag for `lang`, `hreflang`, Open Graph and Intl, and its own name. */
import type { Language } from './languages.mjs'

export const languageTags: Record<Language, { tag: string; graph: string; name: string }> = {
  en: { tag: 'en-US', graph: 'en_US', name: 'English' },
  es: { tag: 'es-US', graph: 'es_US', name: 'Español' },
}
