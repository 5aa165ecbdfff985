import { useSyncExternalStore } from 'react'

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
