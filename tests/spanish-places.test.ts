/** The pages under /es of places, records and searches: no English that is not marked as such, whatever lists wrote. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createHelpIndex, createHelpPage } from '@/components/help-now/help-page'
import { getStateHelp } from '@/lib/resources/states/state-help'
import { inLanguage } from '@/lib/site/language/speak'
import { useDatabase } from './support/database'
import { findEnglish, listSpoken } from './support/find-english'
import { listNames, readSpanishPage } from './support/spanish-pages'

const database = useDatabase()

let names: string[] = []

beforeAll(async () => {
  names = await listNames(database)
})

it.each([
  '/es/help',
  '/es/help/find?place=zzqx',
  '/es/help/ohio',
  '/es/help/ohio/cuyahoga',
  '/es/help/puerto-rico',
  '/es/help/puerto-rico/ponce',
  '/es/resources',
  '/es/resources/housing-shelter',
  '/es/resources/housing-shelter/in/ohio',
  '/es/resources/housing-shelter/national-domestic-violence-hotline',
  '/es/resources/report/national-domestic-violence-hotline',
  '/es/resources/womens-health/crisis-text-line',
  '/es/resources/listing-sent',
  '/es/resources/reported',
  '/es/resources/search?q=refugio+columbus',
  '/es/resources/search?q=no+se+que+hacer',
  '/es/advocates',
  '/es/advocates/find',
  '/es/advocates/ohio',
  '/es/advocates/ohio/cuyahoga',
  '/es/location-services',
  '/es/location-services/search?place=44101',
  '/es/safe-tonight?place=44101',
])('%s', async (path) => {
  expect(await readSpanishPage(path, names)).toEqual([])
})

describe('the short pages for weak phones', () => {
  it.each(['OH', 'PR', 'TX'] as const)('%s', async (state) => {
    const help = await getStateHelp(state)
    const page = inLanguage('es', () => createHelpPage(help, new Date('2026-11-28')))
    expect(findEnglish(listSpoken(page), names)).toEqual([])
  })

  it('the list of states', () => {
    expect(findEnglish(listSpoken(inLanguage('es', () => createHelpIndex())))).toEqual([])
  })
})
