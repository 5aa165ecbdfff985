import { scrypt } from '@noble/hashes/scrypt.js'
import { randomBytes } from './bytes'
import { MAX_UNLOCK_MS, MAX_WORK_FACTOR, MIN_WORK_FACTOR } from './limits'

/** Small enough to be quick on the slowest phone, large enough to tell it from a fast one. */
export const SAMPLE_WORK_FACTOR = 14
/** The larger tables miss the processor's cache: measured, 16 times the work takes up to 20 times the time. */
const CACHE_COST = 1.25

export type MeasureWork = (factor: number) => number

/** Milliseconds that one key takes on this device. */
export const measureScrypt: MeasureWork = (factor) => {
  const salt = randomBytes(16)
  const start = performance.now()
  scrypt('a measured phrase', salt, { N: 2 ** factor, r: 8, p: 1, dkLen: 32 })
  return performance.now() - start
}

function clampFactor(factor: number): number {
  return Math.min(MAX_WORK_FACTOR, Math.max(MIN_WORK_FACTOR, factor))
}

/** The highest factor that should still unlock in time here. The first run is not counted: code is compiled in it. */
export function chooseWorkFactor(measure: MeasureWork = measureScrypt): number {
  measure(SAMPLE_WORK_FACTOR)
  const sample = Math.min(measure(SAMPLE_WORK_FACTOR), measure(SAMPLE_WORK_FACTOR))
  const doublings = Math.log2(MAX_UNLOCK_MS / (sample * CACHE_COST))
  return clampFactor(SAMPLE_WORK_FACTOR + Math.floor(doublings))
}

/** Corrects the estimate by what really happened; null when it was quick enough, or when nothing lower is allowed. */
export function lowerWorkFactor(factor: number, tookMs: number): number | null {
  if (tookMs <= MAX_UNLOCK_MS || factor <= MIN_WORK_FACTOR) return null
  return clampFactor(factor - Math.ceil(Math.log2(tookMs / MAX_UNLOCK_MS)))
}
