'use client'

import { useEffect, useState } from 'react'
import { watchPrint } from '@/lib/safety/watch-print'
import type { Printed } from './plan-sheet'

/** `neutral` is the title on the paper, in the list of print jobs and in a PDF's file name, also when she prints from the browser's menu. */
export function usePrint(neutral: string): { printed: Printed | null; print: (what: Printed) => void } {
  const [printed, setPrinted] = useState<Printed | null>(null)
  // A disguised sheet is titled after its disguise.
  const name = printed !== null && typeof printed === 'object' ? printed.list.title : neutral

  useEffect(() => {
    let title: string | null = null
    const before = () => {
      title ??= document.title
      document.title = name
    }
    const onOver = () => {
      if (title !== null) document.title = title
      title = null
      setPrinted(null)
    }
    // Keeps the title that an exit has set.
    const onExit = () => {
      title = null
      setPrinted(null)
    }
    const over = new AbortController()
    const { signal } = over
    window.addEventListener('beforeprint', before, { signal })
    watchPrint({ onOver, onExit, signal })
    return () => over.abort()
  }, [name])

  useEffect(() => {
    if (!printed) return
    if (typeof window.print === 'function') window.print()
    else setPrinted(null)
  }, [printed])

  return { printed, print: setPrinted }
}
