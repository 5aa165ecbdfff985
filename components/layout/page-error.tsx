'use client'

import type { ComponentProps } from 'react'
import { ExitKeys } from './exit-keys'
import { LoadProblem } from './load-problem'

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
