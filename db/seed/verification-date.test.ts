import { expect, it } from 'vitest'
import { datesIn } from './verification-date'

it.each([
  ['2026-07-19', '2026-07-19', 'day'],
  ['2026-10', '2026-10-01', 'month'],
  ['usa.gov food pages (May 2025) (2025-05-25)', '2025-05-25', 'day'],
  ['lender pages checked Aug 2026', '2026-08-01', 'month'],
  ['Des Moines Register, 30 September 2015, stored copy', '2015-09-01', 'month'],
  ['a table of 2024', '2024-01-01', 'year'],
])('reads %j as %s, to the %s', (text, on, precision) => {
  expect(datesIn(text)).toEqual([{ on, precision }])
})

it.each(['same phone in another table (c.2021)', 'aauw.org page seen', ''])('reads no date in %j', (text) => {
  expect(datesIn(text)).toEqual([])
})
