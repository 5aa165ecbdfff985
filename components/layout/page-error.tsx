'use client'

import { type ComponentProps, useLayoutEffect } from 'react'
import { type ExitWords, startExit } from '@/lib/safety/exit-script.js'
import { exit as english } from '@/lib/site/language/en/trouble'
import { EXIT_URL } from '@/lib/site/public-facts'
import { LoadProblem } from './load-problem'

/** For a page that React renders in the browser, where script elements don't run. Does nothing if the exit script already ran. */
function ExitKeys({ copy = english }: { copy?: ExitWords }) {
  // Layout effect: before its parent becomes visible.
  useLayoutEffect(() => startExit(EXIT_URL, copy), [copy])
  return null
}

/** Shown if a page could not be rendered in the browser. It requests nothing more. */
export function PageError({
  exit,
  failed,
}: {
  exit?: ComponentProps<typeof ExitKeys>['copy']
  failed?: ComponentProps<typeof LoadProblem>['copy']
}) {
  return (
    <>
      <ExitKeys copy={exit} />
      <LoadProblem copy={failed} />
    </>
  )
}
