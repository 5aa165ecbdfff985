import { expect, it } from 'vitest'
import { readVerificationDate } from './verification-date'

it.each([
  ['2026-07-19', '', { on: '2026-07-19', precision: 'day' }],
  ['2026-10', '', { on: '2026-10-01', precision: 'month' }],
  ['', 'usa.gov food pages (May 2025) (2025-05-25)', { on: '2025-05-25', precision: 'day' }],
  ['', 'lender pages checked Aug 2026', { on: '2026-08-01', precision: 'month' }],
  ['', 'July 2026 directory', { on: '2026-07-01', precision: 'month' }],
  ['', 'a (2025-01-02); b (2026-03-04)', { on: '2026-03-04', precision: 'day' }],
  ['', 'a table of 2024', { on: '2024-01-01', precision: 'year' }],
  ['', 'same phone in another table (c.2021)', null],
  ['', 'aauw.org page seen', null],
])('reads %j, %j as %j', (sourceDate, source, expected) => {
  expect(readVerificationDate(sourceDate, source)).toEqual(expected)
})
