import { expect, test } from 'vitest'
import { check, findWorse, readResults, writeResults } from './ratios'

const paint = { name: '/: paint, times the same file', value: 1.05, better: 'less', part: 'loading' } as const
const rate = { name: '/: requests, times a bare page', value: 6, better: 'more', part: 'throughput' } as const
const kept = writeResults('', [rate, paint], '2026-11-20')

test('ratios that are written down are read again, each with its day', () => {
  expect(readResults(kept)).toEqual([
    { ...paint, day: '2026-11-20' },
    { ...rate, day: '2026-11-20' },
  ])
  expect(readResults(writeResults(kept, [{ ...rate, value: 7 }], '2026-11-21'))).toEqual([
    { ...paint, day: '2026-11-20' },
    { ...rate, value: 7, day: '2026-11-21' },
  ])
})

test('a ratio that is over a tenth worse is found, whichever way is worse', () => {
  expect(
    findWorse(kept, [
      { ...paint, value: 1.15 },
      { ...rate, value: 5.5 },
    ]),
  ).toEqual([])
  expect(findWorse(kept, [{ ...paint, value: 1.16 }])).toEqual([`${paint.name}: 1.16, was 1.05 (less is better)`])
  expect(findWorse(kept, [{ ...rate, value: 5.3 }])).toEqual([`${rate.name}: 5.30, was 6.00 (more is better)`])
  expect(
    findWorse(kept, [
      { ...paint, value: 0.5 },
      { ...rate, value: 60 },
    ]),
  ).toEqual([])
})

test('a ratio that was never written down is no finding', () => {
  expect(findWorse('', [paint])).toEqual([])
})

test('a check passes on the same and fails on worse, and where nothing was compared', () => {
  expect(check(kept, [paint, rate]).isGood).toBe(true)
  expect(check(kept, [paint, { ...rate, value: 5 }])).toEqual({
    said: `Over 10 % worse:\n  ${rate.name}: 5.00, was 6.00 (more is better)`,
    isGood: false,
  })
  expect(check(kept, [{ ...rate, name: 'another' }]).isGood).toBe(false)
  expect(check(kept, []).isGood).toBe(false)
})
