import { IDLE_MS, WARNING_MS } from './limits'

export type LockReason = 'idle' | 'hidden' | 'exit'

export interface Clock {
  now: () => number
  setTimer: (run: () => void, ms: number) => number
  clearTimer: (timer: number) => void
}

export interface AutoLockOptions {
  clock: Clock
  onLock: (reason: LockReason) => void
  /** True a minute before it locks, false on activity. */
  onWarn: (isNear: boolean) => void
}

const CHECK_MS = 1000

/** Locks after five minutes without activity, measured by the clock: a phone that slept counts as idle. */
export function createAutoLock({ clock, onLock, onWarn }: AutoLockOptions) {
  let last = clock.now()
  let isNear = false
  let isStopped = false
  let timer = clock.setTimer(check, CHECK_MS)

  function warn(next: boolean): void {
    if (next !== isNear) onWarn(next)
    isNear = next
  }

  function stop(): void {
    isStopped = true
    clock.clearTimer(timer)
  }

  function lock(reason: LockReason): void {
    if (isStopped) return
    stop()
    onLock(reason)
  }

  function check(): void {
    if (isStopped) return
    const idle = clock.now() - last
    // Setting the clock back must not keep the vault open.
    if (idle >= IDLE_MS || idle < 0) {
      lock('idle')
      return
    }
    warn(idle >= IDLE_MS - WARNING_MS)
    clock.clearTimer(timer)
    timer = clock.setTimer(check, CHECK_MS)
  }

  /** Activity. The first touch after a long sleep comes too late. */
  function touch(): void {
    check()
    if (isStopped) return
    last = clock.now()
    warn(false)
  }

  return { touch, lock, stop }
}

export type AutoLock = ReturnType<typeof createAutoLock>

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchstart', 'scroll']

interface Page {
  window: EventTarget
  document: EventTarget & { readonly visibilityState: DocumentVisibilityState }
}

/** Attaches the lock to the page; returns a function to detach it. */
export function watchPage(autoLock: AutoLock, { window, document }: Page): () => void {
  const watch = new AbortController()
  const { signal } = watch
  for (const type of signsOfLife) {
    document.addEventListener(type, autoLock.touch, { capture: true, passive: true, signal })
  }
  function lockWhenHidden(): void {
    if (document.visibilityState === 'hidden') autoLock.lock('hidden')
  }
  document.addEventListener('visibilitychange', lockWhenHidden, { signal })
  document.addEventListener('freeze', () => autoLock.lock('hidden'), { signal })
  window.addEventListener('pagehide', () => autoLock.lock('hidden'), { signal })
  window.addEventListener('marigold:exit', () => autoLock.lock('exit'), { signal })
  return () => watch.abort()
}
