'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { VaultError } from '@/lib/vault/vault-error'
import { describeProblem } from './use-task'
import type { Vault } from './use-vault'
import { useVaultWords } from './vault-words'

export interface Waiting {
  key: number
  /** Whether these are a call's answers: a file that exists nowhere else. */
  kind: 'file' | 'photo' | 'answers'
  file: File
}

export interface Running {
  key: number
  name: string
  done: number
  total: number
}

export interface Refused {
  key: number
  name: string
  problem: string
  kind: Waiting['kind']
}

/**
 * Adds files to the vault one after the other. On a phone, choosing a file hides the page, which locks the vault: the
 * chosen files wait here and are added when she unlocks it.
 */
export function useFileQueue({ state, ask, refresh }: Vault) {
  const { problems } = useVaultWords()
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const [running, setRunning] = useState<Running | null>(null)
  const [refused, setRefused] = useState<Refused[]>([])
  const [added, setAdded] = useState(0)
  /** What kind of files are being added. */
  const [chosen, setChosen] = useState<Waiting['kind']>('file')
  const stopper = useRef<AbortController | null>(null)
  const count = useRef(0)
  const isOpen = state.phase === 'open'
  const next = waiting[0]

  const add = useCallback(
    async ({ key, kind, file }: Waiting) => {
      const controller = new AbortController()
      stopper.current = controller
      setRunning({ key, name: file.name, done: 0, total: file.size })
      try {
        const onProgress = (done: number, total: number) => setRunning({ key, name: file.name, done, total })
        await ask(kind === 'photo' ? 'addDraftPhoto' : 'addFile', [file], { onProgress, signal: controller.signal })
        await refresh()
        setAdded((before) => before + 1)
        setWaiting((all) => all.filter((one) => one.key !== key))
      } catch (error) {
        const isLocked = error instanceof VaultError && error.code === 'locked'
        const problem = describeProblem(error, problems)
        if (problem) setRefused((all) => [...all, { key, name: file.name, problem, kind }])
        // After a lock the file stays in the queue.
        if (!isLocked) setWaiting((all) => all.filter((one) => one.key !== key))
      } finally {
        stopper.current = null
        setRunning(null)
      }
    },
    [ask, refresh, problems],
  )

  useEffect(() => {
    if (!isOpen || !next || stopper.current) return
    void add(next)
  }, [isOpen, next, add])

  useEffect(() => {
    const forget = () => setWaiting([])
    window.addEventListener('marigold:exit', forget)
    return () => window.removeEventListener('marigold:exit', forget)
  }, [])

  const put = useCallback((kind: Waiting['kind'], files: Iterable<File>) => {
    const all = Array.from(files, (file) => {
      count.current += 1
      return { key: count.current, kind, file }
    })
    setRefused([])
    setAdded(0)
    setChosen(kind)
    setWaiting((before) => [...before, ...all])
  }, [])

  const forgetWaiting = useCallback(() => setWaiting([]), [])
  const stop = useCallback(() => {
    setWaiting((all) => all.slice(0, 1))
    stopper.current?.abort()
  }, [])

  return { waiting, running, refused, added, chosen, put, stop, forgetWaiting }
}

export type FileQueue = ReturnType<typeof useFileQueue>
