'use client'

import { useCallback, useRef, useState } from 'react'
import { VaultError, vaultProblems } from '@/lib/vault/vault-error'

/** What a person is told of an error; nothing when the vault locked meanwhile, which she sees anyway. */
export function describeProblem(error: unknown): string | null {
  if (!(error instanceof VaultError)) return vaultProblems.unknown
  return error.code === 'locked' ? null : error.message
}

/** One thing at a time, with what went wrong. */
export function useTask() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isRunning = useRef(false)

  const run = useCallback(async (task: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(null)
    try {
      await task()
    } catch (error) {
      setProblem(describeProblem(error))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }, [])

  return { isBusy, problem, setProblem, run }
}
