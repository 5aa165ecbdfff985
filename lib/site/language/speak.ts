/**
 * The current language. A page sets it once, at its start, and every server component below reads
 * it; anything rendered outside of a page (an email, a PDF, a text page) runs inside `inLanguage`.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { cache } from 'react'
import type { Language } from './languages.mjs'

const made = new AsyncLocalStorage<Language>()

/** React caches this per page render. */
const rendered = cache((): { language: Language } => ({ language: 'en' }))

export function currentLanguage(): Language {
  return made.getStore() ?? rendered().language
}

export function inLanguage<Result>(language: Language, make: () => Result): Result {
  return made.run(language, make)
}

/** The page being rendered, or its metadata, is in this language (lib/site/language/page-language.ts). */
export function speakIn(language: Language): void {
  rendered().language = language
}

/** Picks the content in the current language; English if it has not been translated yet. */
export function choose<Content>(by: { en: Content } & { [Other in Language]?: Content }): Content {
  return by[currentLanguage()] ?? by.en
}
