'use client'

import { createContext, useContext } from 'react'

/** Words that a page gives, in its language, to all that stands below in the browser. */
export function createWordsContext<Words>(missing: string) {
  const context = createContext<Words | null>(null)
  function useWords(): Words {
    const words = useContext(context)
    if (!words) throw new Error(missing)
    return words
  }
  return { Provider: context.Provider, useWords }
}
