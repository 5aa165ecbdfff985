'use client'

import { useLayoutEffect } from 'react'
import { startExit } from '@/lib/safety/exit-script.js'
import { EXIT_URL } from '@/lib/site/public-facts'

/** For a page that React makes in the browser, where a script element does not run. Where the exit is on, it stays as it is. */
export function ExitKeys() {
  // Before what it stands in can be seen.
  useLayoutEffect(() => startExit(EXIT_URL), [])
  return null
}
