import { expect, test } from 'vitest'
import { findNextAttempt, isHopeless } from './backoff'

const now = new Date('2026-11-21T10:00:00Z')
const waitAfter = (attempts: number, isShort: boolean, random: number) =>
  (findNextAttempt({ attempts, isShort }, now, () => random).getTime() - now.getTime()) / 1000

test('each wait is twice the one before it, up to half an hour, or a minute for what is urgent', () => {
  expect([1, 2, 3, 4].map((attempts) => waitAfter(attempts, false, 1))).toEqual([5, 10, 20, 40])
  expect(waitAfter(30, false, 1)).toBe(1800)
  expect(waitAfter(30_000, true, 1)).toBe(60)
})

test('half of a wait is chance, so that what failed together does not come back together', () => {
  expect([0, 0.5, 1].map((random) => waitAfter(3, false, random))).toEqual([10, 15, 20])
})

test('after three days it is over', () => {
  expect(isHopeless(new Date('2026-11-18T10:00:01Z'), now)).toBe(false)
  expect(isHopeless(new Date('2026-11-18T09:59:59Z'), now)).toBe(true)
})
