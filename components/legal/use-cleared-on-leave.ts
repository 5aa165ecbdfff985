'use client'

import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/** A browser can bring a page back as it was, with all that was typed: what was typed goes before it is put away. */
export function useClearedOnLeave(clear: () => void): void {
  useEffect(() => {
    const leave = () => flushSync(clear)
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [clear])
}
