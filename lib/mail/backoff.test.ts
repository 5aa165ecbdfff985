import { expect, test } from 'vitest'
import { findNextAttempt, isHopeless } from './backoff'

const now = new Date('2026-11-21T10:00:00Z')
const waitAfter = (attempts: number, isShort: boolean, random: number) =>
  (findNextAttempt({ attempts, isShort }, now, () => random).getTime() - now.getTime()) / 1000

test('each wait is twice the previous one, up to half an hour, or a minute for urgent mail', () => {
  expect([1, 2, 3, 4].map((attempts) => waitAfter(attempts, false, 1))).toEqual([5, 10, 20, 40])
  expect(waitAfter(30, false, 1)).toBe(1800)
  expect(waitAfter(30_000, true, 1)).toBe(60)
})

test('half of each wait is random, so failures do not retry in lockstep', () => {
  expect([0, 0.5, 1].map((random) => waitAfter(3, false, random))).toEqual([10, 15, 20])
})

test('an email is given up after three days', () => {
  expect(isHopeless(new Date('2026-11-18T10:00:01Z'), now)).toBe(false)
  expect(isHopeless(new Date('2026-11-18T09:59:59Z'), now)).toBe(true)
})
