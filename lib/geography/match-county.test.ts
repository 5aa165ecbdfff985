import { expect, test } from 'vitest'
import { getCounty, listCounties } from './counties'
import { matchCounty } from './match-county'
import { stateCodes } from './states'

test.each([
  ['Cuyahoga', 'OH', 'Cuyahoga County'],
  ['cuyahoga co.', 'OH', 'Cuyahoga County'],
  ['Saint Louis', 'MO', 'St. Louis County'],
  ['St Louis County', 'MO', 'St. Louis County'],
  ['Saint Louis city', 'MO', 'St. Louis city'],
  ['Sainte Genevieve', 'MO', 'Ste. Genevieve County'],
  ['Ft. Bend', 'TX', 'Fort Bend County'],
  ['Orleans', 'LA', 'Orleans Parish'],
  ['Orleans Parish', 'LA', 'Orleans Parish'],
  ['Saint Martin', 'LA', 'St. Martin Parish'],
  ['Kenai Peninsula', 'AK', 'Kenai Peninsula Borough'],
  ['Bethel', 'AK', 'Bethel Census Area'],
  ['Dona Ana', 'NM', 'Doña Ana County'],
  ["Prince George's", 'MD', "Prince George's County"],
  ['Prince Georges County', 'MD', "Prince George's County"],
  ['LaSalle', 'IL', 'LaSalle County'],
  ['La Salle', 'IL', 'LaSalle County'],
  ['Richmond', 'VA', 'Richmond County'],
  ['Richmond city', 'VA', 'Richmond city'],
  ['Erie PA', 'NY', 'Erie County'],
  ['39035', null, 'Cuyahoga County'],
] as const)('%s in %s is %s', (words, state, name) => {
  expect(matchCounty(words, state)?.fullName).toBe(name)
})

test('a name with its state is found in that state, whichever state the record is in', () => {
  expect(matchCounty('Erie PA', 'TX')?.state).toBe('PA')
  expect(matchCounty('Erie County, Pennsylvania', null)?.state).toBe('PA')
  expect(matchCounty('Mount Nowhere', 'PA')).toBeNull()
  expect(matchCounty('Cuyahoga', null)).toBeNull()
})

test('every county is found by its full name', () => {
  const lost = stateCodes.flatMap(listCounties).filter((one) => matchCounty(one.fullName, one.state)?.fips !== one.fips)
  expect(lost.map(({ fullName, state }) => `${fullName} ${state}`)).toEqual([])
  expect(getCounty('39035')?.name).toBe('Cuyahoga')
})
