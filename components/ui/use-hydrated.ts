import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False where the page is drawn on the server, and for whoever has no script: there stands what the browser can do by
 * itself. True once a script runs.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
