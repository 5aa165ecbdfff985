'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { mergePlans, type Plan, readPlan } from '@/lib/safety/plan'
import { KeeperError, type KeeperProblem, type PlanKeeper, startPlanKeeper } from '@/lib/safety/plan-keeper'
import { createAutoLock, watchPage } from '@/lib/vault/auto-lock'

export type SavedPlanState = 'looking' | 'none' | 'locked' | 'open'

const SAVE_AFTER = 600
const MAX_SAVE_MS = 1500

const clock = {
  now: () => Date.now(),
  setTimer: (run: () => void, ms: number) => window.setTimeout(run, ms),
  clearTimer: (timer: number) => window.clearTimeout(timer),
}

interface KeptPlan {
  state: SavedPlanState
  problem: KeeperProblem | null
  isBusy: boolean
  isSaved: boolean
  keep: (passphrase: string) => void
  open: (passphrase: string) => void
  remove: () => void
  lock: () => void
}

/** Connects the plan on screen to the saved one: opened by hand, saved on each change, locked automatically. */
export function useSavedPlan(plan: Plan, setPlan: (plan: Plan | null) => void, isPrinting: boolean): KeptPlan {
  const [state, setState] = useState<SavedPlanState>('looking')
  const [problem, setProblem] = useState<KeeperProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isSaved, setSaved] = useState(true)
  const keeper = useRef<PlanKeeper | null>(null)
  const latest = useRef({ plan, setPlan, saved: '' })
  latest.current = { ...latest.current, plan, setPlan }

  const getKeeper = useCallback(() => {
    keeper.current ??= startPlanKeeper()
    return keeper.current
  }, [])

  const run = useCallback(async (task: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    try {
      await task()
    } catch (error) {
      const code = error instanceof KeeperError ? error.code : 'unknown'
      setProblem(code)
      if (code === 'gone') setState('none')
    } finally {
      setBusy(false)
    }
  }, [])

  const save = useCallback(async () => {
    const json = JSON.stringify(latest.current.plan)
    if (json === latest.current.saved) return setSaved(true)
    await getKeeper().save(json)
    latest.current.saved = json
    setSaved(JSON.stringify(latest.current.plan) === json)
  }, [getKeeper])

  /** Off the screen at once; the keys are dropped once the last changes are stored. */
  const lock = useCallback(
    (isExit = false) => {
      const end = () => keeper.current?.lock()
      if (isExit) end()
      else {
        const late = setTimeout(end, MAX_SAVE_MS)
        save()
          .catch(() => undefined)
          .finally(() => {
            clearTimeout(late)
            end()
          })
      }
      latest.current.setPlan(null)
      setState((before) => (before === 'open' ? 'locked' : before))
    },
    [save],
  )

  useEffect(() => {
    getKeeper()
      .isKept()
      .then(
        (isKept) => setState(isKept ? 'locked' : 'none'),
        () => setState('none'),
      )
    return () => keeper.current?.lock()
  }, [getKeeper])

  useEffect(() => {
    if (state !== 'open') return
    const isStored = JSON.stringify(plan) === latest.current.saved
    setSaved(isStored)
    if (isStored) return
    const timer = setTimeout(() => run(save), SAVE_AFTER)
    return () => clearTimeout(timer)
  }, [plan, state, run, save])

  // Even mid-change: an exit clears the plan from the screen, and that must never be saved as her edit.
  useEffect(() => {
    const leave = () => lock(true)
    window.addEventListener('marigold:exit', leave)
    return () => window.removeEventListener('marigold:exit', leave)
  }, [lock])

  // A phone's print preview hides the page. That must not lock what is being printed; only the idle timer may.
  useEffect(() => {
    if (state !== 'open') return
    const autoLock = createAutoLock({ clock, onLock: (reason) => lock(reason === 'exit'), onWarn: () => undefined })
    const unwatch = isPrinting ? undefined : watchPage(autoLock, { window, document })
    return () => {
      autoLock.stop()
      unwatch?.()
    }
  }, [state, isPrinting, lock])

  return {
    state,
    problem,
    isBusy,
    isSaved,
    keep: (passphrase) =>
      run(async () => {
        const json = JSON.stringify(latest.current.plan)
        await getKeeper().create(passphrase, json)
        latest.current.saved = json
        setState('open')
      }),
    open: (passphrase) =>
      run(async () => {
        const json = await getKeeper().unlock(passphrase)
        const kept = readPlan(json)
        if (!kept) throw new KeeperError('damaged')
        latest.current.saved = json
        setPlan(mergePlans(kept, latest.current.plan))
        setState('open')
      }),
    remove: () =>
      run(async () => {
        await getKeeper().remove()
        setState('none')
      }),
    lock: () => lock(),
  }
}
