import { createContext, useContext } from 'react'
import { quiet as english } from '@/lib/site/language/en/quiet'
import { callIn } from '@/lib/site/language/languages.mjs'

/** The words of the page in its language. */
export const Said = createContext(english)

export function useSaid() {
  return useContext(Said)
}

/** A call whose answer is in the language of the page. */
export function useCall(path: string): string {
  return callIn(useSaid().records.language, path)
}
