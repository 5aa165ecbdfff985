import { describe, expect, it, vi } from 'vitest'
import { chooseWorkFactor, lowerWorkFactor, SAMPLE_WORK_FACTOR } from './work-factor'

/** A device on which the sample takes `sampleMs` milliseconds. */
function device(sampleMs: number) {
  return (factor: number) => sampleMs * 2 ** (factor - SAMPLE_WORK_FACTOR)
}

describe('the work factor', () => {
  it.each([
    { sampleMs: 5, factor: 18 },
    { sampleMs: 50, factor: 18 },
    { sampleMs: 149, factor: 18 },
    { sampleMs: 151, factor: 17 },
    { sampleMs: 310, factor: 16 },
    { sampleMs: 620, factor: 15 },
    { sampleMs: 30_000, factor: 15 },
  ])('is $factor if the sample takes $sampleMs ms', ({ sampleMs, factor }) => {
    expect(chooseWorkFactor(device(sampleMs))).toBe(factor)
  })

  it('is chosen so that a device four times slower still unlocks in three seconds', () => {
    for (let sampleMs = 5; sampleMs < 300; sampleMs += 1) {
      const slowed = device(sampleMs * 4)
      const factor = chooseWorkFactor(slowed)
      if (factor > 15) expect(slowed(factor)).toBeLessThan(3000)
    }
  })

  it('ignores the first run, in which the code is still being compiled', () => {
    const times = [900, 60, 70]
    expect(chooseWorkFactor(vi.fn(() => times.shift() ?? 0))).toBe(18)
  })

  it('is lowered if unlocking took too long after all, but never below the minimum', () => {
    expect(lowerWorkFactor(18, 2999)).toBeNull()
    expect(lowerWorkFactor(18, 3001)).toBe(17)
    expect(lowerWorkFactor(18, 7000)).toBe(16)
    expect(lowerWorkFactor(18, 60_000)).toBe(15)
    expect(lowerWorkFactor(15, 60_000)).toBeNull()
  })
})
