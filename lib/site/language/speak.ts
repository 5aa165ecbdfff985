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

/** A page, or its metadata, in a language other than English. */
export function renderIn<Props, Result>(language: Language, make: (props: Props) => Result): (props: Props) => Result {
  return (props) => {
    rendered().language = language
    return make(props)
  }
}

/** Picks the content in the current language; English if it has not been translated yet. */
export function choose<Content>(by: { en: Content } & { [Other in Language]?: Content }): Content {
  return by[currentLanguage()] ?? by.en
}
