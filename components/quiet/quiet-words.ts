import { createContext, useContext } from 'react'
import { quiet as english } from '@/lib/site/language/en/quiet'
import { callIn } from '@/lib/site/language/languages.mjs'

/** The dictionary of the page's language. */
export const QuietWordsContext = createContext(english)

export function useQuietWords() {
  return useContext(QuietWordsContext)
}

/** Turns a path into a call that answers in the page's language. */
export function useCall(path: string): string {
  return callIn(useQuietWords().records.language, path)
}
