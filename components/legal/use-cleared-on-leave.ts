'use client'

import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/** A browser can restore a page with everything typed in it, so the input is cleared before the page is cached. */
export function useClearedOnLeave(clear: () => void): void {
  useEffect(() => {
    const leave = () => flushSync(clear)
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [clear])
}
