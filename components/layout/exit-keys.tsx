'use client'

import { useLayoutEffect } from 'react'
import { type ExitWords, startExit } from '@/lib/safety/exit-script.js'
import { exit as english } from '@/lib/site/language/en/trouble'
import { EXIT_URL } from '@/lib/site/public-facts'

/** For a page that React makes in the browser, where a script element does not run. Where the exit is on, it stays as it is. */
export function ExitKeys({ said = english }: { said?: ExitWords }) {
  // Before what it stands in can be seen.
  useLayoutEffect(() => startExit(EXIT_URL, said), [said])
  return null
}
