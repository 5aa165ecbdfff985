/**
 * The language in which something is being made. A page says it once, at its start, and every server component below
 * asks; whatever is made outside of a page (an email, a PDF, a page of text) runs inside `inLanguage`.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { cache } from 'react'
import type { Language } from './languages.mjs'

const made = new AsyncLocalStorage<Language>()

/** React keeps this for as long as it renders one page. */
const rendered = cache((): { language: Language } => ({ language: 'en' }))

export function currentLanguage(): Language {
  return made.getStore() ?? rendered().language
}

export function inLanguage<Result>(language: Language, make: () => Result): Result {
  return made.run(language, make)
}

/** A page, or what describes it, in another language than English. */
export function renderIn<Props, Result>(language: Language, make: (props: Props) => Result): (props: Props) => Result {
  return (props) => {
    rendered().language = language
    return make(props)
  }
}

/** One of the same content in each language; in English where it has not been written yet. */
export function choose<Content>(by: { en: Content } & { [Other in Language]?: Content }): Content {
  return by[currentLanguage()] ?? by.en
}
