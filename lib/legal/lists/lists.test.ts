import { describe, expect, it } from 'vitest'
import { type StateCode, stateCodes, stateName } from '@/lib/geography/states'
import type { StateFacts } from '../states/cells'
import { compareList, readByState, readList } from './compare'
import { findLawList, type LawList, lawLists } from './law-lists'

const find = (name: string): LawList => {
  const list = findLawList(name)
  if (!list) throw new Error(name)
  return list
}
const child = find('law-child-lines')
const food = find('law-food-help')
const leaveList = find('law-leave')

/** Stand-ins of the shapes that such lists have. */
const cards = (entries: [StateCode, string][]) =>
  `<html><body><nav>Alabama</nav><main>${entries
    .map(([code, inner]) => `<section><h3>${stateName(code)}</h3><p>${inner}</p></section>`)
    .join('\n')}</main><footer>Call 800-555-0199</footer></body></html>`
const lines = (entries: [StateCode, string][]) =>
  entries.map(([code, said]) => `${stateName(code).toUpperCase()}:\nWebsite: https://x.example\n${said}\n`).join('\n')
const all = (said: (code: StateCode) => string): [StateCode, string][] => stateCodes.map((code) => [code, said(code)])
const emptyFacts = () => Object.fromEntries(stateCodes.map((code) => [code, {}])) as Record<StateCode, StateFacts>

describe('a list by state', () => {
  it('is read from a page with headings, without its menu and its foot', () => {
    const page = cards(all((code) => `Hotline <b>(334) 555-01${String(stateCodes.indexOf(code)).padStart(2, '0')}</b>`))
    const read = readByState(page, child)
    expect(read.size).toBe(stateCodes.length)
    expect(read.get('AL')?.numbers).toEqual(['334-555-0100'])
    expect(read.get('WY')?.numbers).toHaveLength(1)
  })

  it('is read from plain text, and a table of names, codes and numbers', () => {
    const text = readByState(lines([['AK', 'Phone Reporting: (907) 555-0144']]), child)
    expect(text.get('AK')?.numbers).toEqual(['907-555-0144'])
    const table = '<td>West Virginia (WV) 304-555-0100</td><td>Virginia (VA) 804-555-0100</td>'
    expect([...readByState(table, child)].map(([code, { numbers }]) => [code, numbers])).toEqual([
      ['WV', ['304-555-0100']],
      ['VA', ['804-555-0100']],
    ])
  })

  it('takes a link around the name as the state’s own, and none within the list’s site', () => {
    const page =
      '<a href="https://www.fns.usda.gov/x">Alabama</a><a href="https://dhr.alabama.gov/food">Apply</a><a href="https://alaska.gov/snap">Alaska</a>'
    const read = readByState(page, food)
    expect(read.get('AL')?.links).toEqual(['https://dhr.alabama.gov/food'])
    expect(read.get('AK')?.links).toEqual(['https://alaska.gov/snap'])
  })

  it('gives no state the national number', () => {
    expect(readByState('Georgia (GA) 800-422-4453', child).get('GA')?.numbers).toEqual([])
  })

  it('is refused where most states are missing', () => {
    expect(() => readList(cards([['AL', '334-555-0100']]), child)).toThrow('at least 35 were expected')
    expect(() => readList('<html>Sorry</html>', food)).toThrow('0 states were found')
  })
})

describe('a comparison', () => {
  const fact = { source: 'x', url: null, dated: '2026', on: '2026-11-27', isConfirmed: false }

  it('says nothing where one of our numbers is the list’s, and the list’s numbers otherwise', () => {
    const facts = emptyFacts()
    facts.HI = { child_line: { ...fact, value: '808-555-0100 (Oahu); 1-888-555-0101 (other islands)' } }
    facts.ID = { child_line: { ...fact, value: '208-555-0100' } }
    const page = cards(
      all((code) => (code === 'HI' ? '888-555-0101' : code === 'ID' ? '208-555-0199' : '212-555-0100')),
    )
    const { differences } = compareList(page, child, facts)
    expect(differences.find(({ state }) => state === 'HI')).toBeUndefined()
    expect(differences.find(({ state }) => state === 'ID')).toEqual({
      state: 'ID',
      value: '208-555-0199',
      ours: '208-555-0100',
    })
    expect(differences.find(({ state }) => state === 'OH')).toMatchObject({ ours: null })
  })

  it('compares links by their site, and leave by whether there is a law', () => {
    const facts = emptyFacts()
    facts.TX = { food_help: { ...fact, value: 'https://yourtexasbenefits.com/Learn/SNAP' } }
    const page = cards(
      all((code) => `<a href="https://www.${code === 'TX' ? 'yourtexasbenefits.com' : `${code}.gov`}/snap">Apply</a>`),
    )
    expect(compareList(page, food, facts).differences.map(({ state }) => state)).not.toContain('TX')
    facts.OH = { leave: { ...fact, value: 'No state law found.' } }
    facts.WA = { leave: { ...fact, value: 'Reasonable leave.' } }
    const found = compareList(cards(all(() => 'Paid safe time since 2026.')), leaveList, facts).differences
    expect(found.find(({ state }) => state === 'OH')?.value).toContain('Paid safe time')
    expect(found.map(({ state }) => state)).not.toContain('WA')
  })
})

it('has a list for benefits, child and adult lines, compensation, address programs and leave', () => {
  expect(lawLists.map(({ cell }) => cell).sort()).toEqual([
    'address_phone',
    'adult_line',
    'cash_help',
    'child_line',
    'compensation_phone',
    'food_help',
    'leave',
    'medicaid',
  ])
  for (const { address } of lawLists) if (address) expect(new URL(address).protocol).toBe('https:')
})
