'use client'

import { ExitKeys } from '@/components/layout/exit-keys'
import { LoadProblem } from '@/components/layout/load-problem'

/** Reached when a page could not be made in the browser. It asks for nothing more. */
export default function PageError() {
  return (
    <>
      <ExitKeys />
      <LoadProblem />
    </>
  )
}
