import { expect, test } from 'vitest'
import { findTimeZone } from './time-zones'

test.each([
  ['OH', null, 'America/New_York'],
  ['TX', '48201', 'America/Chicago'],
  // El Paso, Coeur d'Alene's neighbor Moscow, Pensacola, Knoxville, Rapid City.
  ['TX', '48141', 'America/Denver'],
  ['ID', '16057', 'America/Los_Angeles'],
  ['FL', '12033', 'America/Chicago'],
  ['TN', '47093', 'America/New_York'],
  ['SD', '46103', 'America/Denver'],
  // Near the line, or no county at all.
  ['IN', '18123', null],
  ['ND', '38105', null],
  ['TX', null, null],
  [null, null, null],
] as const)('%s %s goes by %s', (state, county, zone) => {
  expect(findTimeZone(state, county)).toBe(zone)
})
