'use client'

import { useEffect, useState } from 'react'
import type { Printed } from './plan-sheet'

/** What the paper, the list of print jobs and a PDF's file name show. */
const TITLE = 'Notes'

/** Also when she prints with the browser's own menu, the title is a neutral one. */
export function usePrint(): { printed: Printed | null; print: (what: Printed) => void } {
  const [printed, setPrinted] = useState<Printed | null>(null)

  useEffect(() => {
    let title: string | null = null
    const before = () => {
      title ??= document.title
      document.title = TITLE
    }
    const after = () => {
      if (title !== null) document.title = title
      title = null
      setPrinted(null)
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])

  useEffect(() => {
    if (printed) window.print()
  }, [printed])

  return { printed, print: setPrinted }
}
