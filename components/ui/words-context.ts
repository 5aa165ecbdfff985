'use client'

import { createContext, useContext } from 'react'

/** A context for the dictionary that a page passes to its client components. */
export function createWordsContext<Words>(missing: string) {
  const context = createContext<Words | null>(null)
  function useWords(): Words {
    const words = useContext(context)
    if (!words) throw new Error(missing)
    return words
  }
  return { Provider: context.Provider, useWords }
}
