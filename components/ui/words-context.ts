'use client'

import { createContext, useContext, useSyncExternalStore } from 'react'

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

const never = () => () => {}

/**
 * False on the server, and for anyone without a script: those see what the browser can do natively.
 * True once a script runs.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
