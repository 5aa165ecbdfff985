'use client'

import { useLayoutEffect } from 'react'
import { type ExitWords, startExit } from '@/lib/safety/exit-script.js'
import { exit as english } from '@/lib/site/language/en/trouble'
import { EXIT_URL } from '@/lib/site/public-facts'

/** For a page that React renders in the browser, where script elements don't run. Does nothing if the exit script already ran. */
export function ExitKeys({ copy = english }: { copy?: ExitWords }) {
  // Layout effect: before its parent becomes visible.
  useLayoutEffect(() => startExit(EXIT_URL, copy), [copy])
  return null
}
