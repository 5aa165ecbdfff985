import { beforeEach, describe, expect, it } from 'vitest'
import { createAutoLock, type LockReason, watchPage } from './auto-lock'

class FakeClock {
  time = 1_000_000
  timers = new Map<number, { at: number; run: () => void }>()
  count = 0
  now = () => this.time
  setTimer = (run: () => void, ms: number) => {
    this.count += 1
    this.timers.set(this.count, { at: this.time + ms, run })
    return this.count
  }
  clearTimer = (timer: number) => {
    this.timers.delete(timer)
  }
  /** Lets time pass as in a browser that is awake. */
  pass(ms: number) {
    const end = this.time + ms
    for (;;) {
      const [next] = [...this.timers].sort(([, one], [, other]) => one.at - other.at)
      if (!next || next[1].at > end) break
      this.time = next[1].at
      this.timers.delete(next[0])
      next[1].run()
    }
    this.time = end
  }
}

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
}

const MINUTE = 60_000
let clock: FakeClock
let document: FakeDocument
let window: EventTarget
let locked: LockReason[]
let warnings: boolean[]
let unwatch: () => void

beforeEach(() => {
  clock = new FakeClock()
  document = new FakeDocument()
  window = new EventTarget()
  locked = []
  warnings = []
  const autoLock = createAutoLock({
    clock,
    onLock: (reason) => locked.push(reason),
    onWarn: (isNear) => warnings.push(isNear),
  })
  unwatch = watchPage(autoLock, { window, document })
})

describe('the vault locks itself', () => {
  it('after exactly five minutes without activity', () => {
    clock.pass(5 * MINUTE - 1)
    expect(locked).toEqual([])
    clock.pass(1)
    expect(locked).toEqual(['idle'])
  })

  it.each(['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchstart', 'scroll'])(
    'five minutes after the last %s',
    (type) => {
      clock.pass(4 * MINUTE)
      document.dispatchEvent(new Event(type))
      clock.pass(5 * MINUTE - 1)
      expect(locked).toEqual([])
      clock.pass(1)
      expect(locked).toEqual(['idle'])
    },
  )

  it('after a warning one minute before, which any activity dismisses', () => {
    clock.pass(4 * MINUTE - 1)
    expect(warnings).toEqual([])
    clock.pass(1)
    expect(warnings).toEqual([true])
    document.dispatchEvent(new Event('keydown'))
    expect(warnings).toEqual([true, false])
    clock.pass(4 * MINUTE)
    expect(warnings).toEqual([true, false, true])
  })

  it('when the phone slept through the five minutes: the touch that wakes it is too late', () => {
    clock.time += 3 * 60 * MINUTE
    document.dispatchEvent(new Event('pointerdown'))
    expect(locked).toEqual(['idle'])
  })

  it('when the clock was set back', () => {
    clock.time -= 24 * 60 * MINUTE
    clock.pass(1001)
    document.dispatchEvent(new Event('pointerdown'))
    expect(locked).toEqual(['idle'])
  })

  it('as soon as the page is hidden', () => {
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    expect(locked).toEqual(['hidden'])
  })

  it('but not when the page becomes visible', () => {
    document.dispatchEvent(new Event('visibilitychange'))
    expect(locked).toEqual([])
  })

  it.each([
    ['freeze', () => document.dispatchEvent(new Event('freeze')), 'hidden'],
    ['pagehide', () => window.dispatchEvent(new Event('pagehide')), 'hidden'],
    ['exit', () => window.dispatchEvent(new Event('marigold:exit')), 'exit'],
  ] as const)('on %s', (_, happen, reason) => {
    happen()
    expect(locked).toEqual([reason])
  })

  it('once, regardless of what follows', () => {
    window.dispatchEvent(new Event('marigold:exit'))
    window.dispatchEvent(new Event('pagehide'))
    clock.pass(10 * MINUTE)
    document.dispatchEvent(new Event('keydown'))
    expect(locked).toEqual(['exit'])
    expect(clock.timers.size).toBe(0)
  })

  it('no longer after the page is unwatched', () => {
    unwatch()
    window.dispatchEvent(new Event('marigold:exit'))
    expect(locked).toEqual([])
  })
})
