'use client'

import { useEffect, useRef, useState } from 'react'
import { ANSWERS_TYPE, askForAnswers } from '@/lib/vault/call-answers'
import type { FileQueue } from './use-file-queue'

/**
 * Accepts a call card's answers from the page that opened this one: they wait in the file queue until the vault is
 * unlocked. Returns the notice to show about them.
 */
export function useAnswers({ put, chosen, added, waiting }: FileQueue): 'waiting' | 'kept' | null {
  const tellKept = useRef<(() => void) | null>(null)
  const [isTaken, setTaken] = useState(false)

  useEffect(() => {
    if (!window.opener || tellKept.current) return
    const asked = askForAnswers(window, window.opener, ({ name, text }) => {
      tellKept.current = asked.tellKept
      setTaken(true)
      put('answers', [new File([text], name, { type: ANSWERS_TYPE })])
    })
    return asked.stop
  }, [put])

  const isKept = chosen === 'answers' && added > 0
  useEffect(() => {
    if (isKept) tellKept.current?.()
  }, [isKept])

  if (isKept) return 'kept'
  return isTaken && waiting.some(({ kind }) => kind === 'answers') ? 'waiting' : null
}
