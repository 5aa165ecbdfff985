'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type AutoLock, createAutoLock, watchPage } from '@/lib/vault/auto-lock'
import { type CallOptions, type Client, startClient } from '@/lib/vault/client'
import { findVault } from '@/lib/vault/find-vault'
import type { CallArguments, CallName, CallResult } from '@/lib/vault/vault-calls'
import { VaultError } from '@/lib/vault/vault-error'
import { toLocked, type VaultState, type WhyLocked } from './vault-state'

const clock = {
  now: () => Date.now(),
  setTimer: (run: () => void, ms: number) => window.setTimeout(run, ms),
  clearTimer: (timer: number) => window.clearTimeout(timer),
}

/** Everything else needs an unlocked vault: a form that unmounts after the lock must not start a new worker. */
const openers: readonly CallName[] = ['create', 'unlock', 'unlockWithRecoveryKey', 'deleteVault']

interface Guard {
  autoLock: AutoLock
  unwatch: () => void
}

export type Ask = <Name extends CallName>(
  name: Name,
  args: CallArguments<Name>,
  options?: CallOptions,
) => Promise<CallResult<Name>>

/** Finds, opens and locks this browser's vault. The keys are in a worker, which is terminated on lock. */
export function useVault() {
  const [state, setState] = useState<VaultState>({ phase: 'looking' })
  const [isNearLock, setNearLock] = useState(false)
  const client = useRef<Client | null>(null)
  /** Set as long as the page shows an unlocked vault. */
  const guard = useRef<Guard | null>(null)
  /** What a form still has to save before the keys are dropped. */
  const lastWords = useRef<(() => void) | null>(null)

  const lock = useCallback((why: WhyLocked) => {
    if (why !== 'exit' && why !== 'gone') lastWords.current?.()
    guard.current?.autoLock.stop()
    guard.current?.unwatch()
    guard.current = null
    if (why === 'exit' || why === 'gone') client.current?.end()
    else client.current?.shutDownGracefully()
    client.current = null
    // Before the browser paints anything else or takes its snapshot of the page.
    flushSync(() => {
      setNearLock(false)
      setState((before) => toLocked(before, why))
    })
  }, [])

  const getClient = useCallback(() => {
    const onFail = () => {
      client.current = null
    }
    client.current ??= startClient({ onGone: () => lock('gone'), onFail })
    return client.current
  }, [lock])

  const ask: Ask = useCallback(
    (name, args, options) => {
      const onProgress = (done: number, total: number) => {
        // A long file transfer is not idleness.
        guard.current?.autoLock.touch()
        options?.onProgress?.(done, total)
      }
      const isReady = client.current !== null || openers.includes(name)
      const answer = isReady
        ? getClient().call(name, args, { ...options, onProgress })
        : Promise.reject(new VaultError('locked'))
      return answer.catch((error: VaultError) => {
        // If the page still shows it unlocked, its worker has crashed, which needs a message.
        throw error.code === 'locked' && guard.current ? new VaultError('unknown', error) : error
      })
    },
    [getClient],
  )

  const look = useCallback(async () => {
    try {
      const { state: found, ...facts } = await findVault(indexedDB)
      setState(found === 'none' ? { phase: 'none' } : { phase: 'locked', why: 'first', ...facts })
    } catch {
      setState({ phase: 'unsupported' })
    }
  }, [])

  useEffect(() => {
    void look()
    // Also while a vault is being created or unlocked.
    const leave = () => lock('exit')
    window.addEventListener('marigold:exit', leave)
    return () => {
      window.removeEventListener('marigold:exit', leave)
      guard.current?.autoLock.stop()
      guard.current?.unwatch()
      client.current?.end()
      client.current = null
    }
  }, [look, lock])

  const show = useCallback(
    async (facts: { hasRecoveryKey: boolean; mustRenew: boolean; isNew: boolean }) => {
      const contents = await ask('list', [])
      guard.current?.unwatch()
      const autoLock = createAutoLock({ clock, onLock: lock, onWarn: setNearLock })
      guard.current = { autoLock, unwatch: watchPage(autoLock, { window, document }) }
      setState({ phase: 'open', contents, ...facts })
      // She left the page while it was unlocking.
      if (document.visibilityState === 'hidden') autoLock.lock('hidden')
    },
    [ask, lock],
  )

  const refresh = useCallback(async () => {
    const contents = await ask('list', [])
    setState((before) => (before.phase === 'open' ? { ...before, contents } : before))
  }, [ask])

  const change = useCallback((facts: { hasRecoveryKey?: boolean; mustRenew?: boolean; isNew?: boolean }) => {
    setState((before) => (before.phase === 'open' ? { ...before, ...facts } : before))
  }, [])

  return useMemo(
    () => ({ state, isNearLock, ask, show, refresh, change, lock, lastWords }),
    [state, isNearLock, ask, show, refresh, change, lock],
  )
}

export type Vault = ReturnType<typeof useVault>
export type OpenState = Extract<VaultState, { phase: 'open' }>
