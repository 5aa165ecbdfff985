import { expect, it } from 'vitest'
import { findDue } from './due'

const fact = (on: string) => ({ value: 'x', source: null, url: null, dated: null, on, isConfirmed: true })

it('asks for an answer again after 18 months, and not before', () => {
  expect(findDue('lease', fact('2026-11-28'), '2028-05-28')).toBeNull()
  expect(findDue('lease', fact('2026-11-28'), '2028-05-29')).toBe('old')
})

it('asks each August for what new laws change, until it is read', () => {
  expect(findDue('guns', fact('2026-11-28'), '2027-07-31')).toBeNull()
  expect(findDue('guns', fact('2026-11-28'), '2027-08-01')).toBe('august')
  expect(findDue('guns', fact('2026-11-28'), '2027-11-01')).toBe('august')
  expect(findDue('guns', fact('2027-08-02'), '2027-11-01')).toBeNull()
  expect(findDue('order_names', fact('2026-11-28'), '2027-08-01')).toBeNull()
})
