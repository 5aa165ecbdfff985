import { describe, expect, test } from 'vitest'
import { listCounties } from '@/lib/geography/counties'
import { stateCodes } from '@/lib/geography/states'
import { parseTable } from '@/lib/text/content/tables'
import { listRides, rideRow } from './rides'

const all = stateCodes.flatMap((state) => listCounties(state).map((county) => ({ county, here: listRides(county) })))

describe('the table of rides', () => {
  const columns = 'state,counties,towns,kind,name,phone,url,who,source,source_url,dated,read\n'
  const parse = (line: string) => parseTable('rides.csv', columns + line, rideRow)
  const rest = ',,anyone,A source,https://example.org,2024,2026-11-28'

  test.each([
    ['a county of another state', `IL,01003,,ride,Some Transit${rest}`],
    ['towns without their county', `IL,,Alton,ride,Some Transit${rest}`],
    [
      'a number with a letter',
      'IL,17003,,ride,Some Transit,866-577-RIDE,,anyone,A source,https://example.org,,2026-11-28',
    ],
    ['a row without its source', 'IL,17003,,ride,Some Transit,,,anyone,,,2024,2026-11-28'],
    ['a Medicaid ride that is said to be for anyone', `IL,17003,,health,Some Transit${rest}`],
  ])('refuses %s', (_, line) => {
    expect(() => parse(line)).toThrow(/rides\.csv, line 2/)
  })

  test('shows no number that rests on a list of strangers alone', () => {
    const rides = all.flatMap(({ here }) => [...here.rides, ...here.health])
    expect(rides.length).toBeGreaterThan(1000)
    expect(rides.filter(({ phone, source }) => phone && source === 'On-Demand Transit Database')).toEqual([])
  })

  test('gives a county its own rides, those with a number first', () => {
    const named = ({ fips, state }: { fips: string; state: 'IL' | 'KY' }) =>
      listRides({ fips, state }).rides.map(({ name, phone }) => [name, phone])
    expect(named({ fips: '17003', state: 'IL' })).toEqual([['Shawnee MTD', '1-866-577-6278']])
    for (const { here } of all) {
      const numbers = here.rides.map(({ phone }) => phone !== null)
      expect(numbers).toEqual([...numbers].sort((a, b) => Number(b) - Number(a)))
    }
  })

  test('the ride to an appointment of a county stands instead of that of its state', () => {
    const kings = listRides({ fips: '36047', state: 'NY' }).health
    const erie = listRides({ fips: '36029', state: 'NY' }).health
    expect(kings.map(({ phone }) => phone)).toEqual(['1-844-666-6270'])
    expect(erie.map(({ phone }) => phone)).toEqual([null])
  })

  test('knows a ride, a list or a line to appointments in half of the counties or more', () => {
    const known = all.filter(({ here }) => [here.rides, here.finds, here.health].some(({ length }) => length > 0))
    expect(known.length / all.length).toBeGreaterThan(0.5)
  })
})
