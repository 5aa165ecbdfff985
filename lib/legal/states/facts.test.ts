import { expect, it } from 'vitest'
import type { StateFacts } from './cells'
import { countLaw } from './facts'

const fact = { value: '512-555-0100', source: 'x', url: null, dated: '2026', isConfirmed: false, on: '2026-11-27' }
const facts = new Map<'TX' | 'OH', StateFacts>([
  ['TX', { child_line: { ...fact, sureness: 2 }, leave: { ...fact, value: 'Yes.', sureness: 1, on: '2026-11-22' } }],
  [
    'OH',
    { child_line: { ...fact, isConfirmed: true }, leave: { ...fact, value: 'Yes.', valueEs: 'Sí.', sureness: 1 } },
  ],
])

it('counts what is filled, sure and in Spanish, by question and by state', () => {
  expect(countLaw(facts, ['TX', 'OH', 'GU'], ['child_line'])).toEqual({
    asked: 3,
    filled: 2,
    sure: 2,
    spanish: 2,
    oldest: '2026-11-27',
  })
  expect(countLaw(facts, ['TX'], ['child_line', 'leave', 'lease'])).toEqual({
    asked: 3,
    filled: 2,
    sure: 1,
    spanish: 1,
    oldest: '2026-11-22',
  })
})
