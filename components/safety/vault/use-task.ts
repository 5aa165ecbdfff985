'use client'

import { useCallback, useRef, useState } from 'react'
import { VaultError } from '@/lib/vault/vault-error'
import { useVaultWords, type VaultWords } from './vault-words'

/** The message for an error; null if the vault has locked meanwhile, which she sees anyway. */
export function describeProblem(error: unknown, problems: VaultWords['problems']): string | null {
  if (!(error instanceof VaultError)) return problems.unknown
  return error.code === 'locked' ? null : problems[error.code]
}

/** Runs one task at a time and holds its error. */
export function useTask() {
  const { problems } = useVaultWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isRunning = useRef(false)

  const run = useCallback(
    async (task: () => Promise<void>) => {
      if (isRunning.current) return
      isRunning.current = true
      setBusy(true)
      setProblem(null)
      try {
        await task()
      } catch (error) {
        setProblem(describeProblem(error, problems))
      } finally {
        isRunning.current = false
        setBusy(false)
      }
    },
    [problems],
  )

  return { isBusy, problem, setProblem, run }
}
