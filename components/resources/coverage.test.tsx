import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { getUsMap } from '@/lib/geography/us-map'
import { Coverage, CoverageSummary } from './coverage'

const rows = stateCodes.map((state: StateCode) => {
  const people = state === 'OH' ? 100 : state === 'TX' ? 50 : 0
  return {
    state,
    counties: 4,
    people: 100,
    named: { counties: 2, people: 100 },
    numbered: { counties: 1, people },
  }
})

it('draws the states darker the more of their people have a number, as the table says it', () => {
  const page = renderToStaticMarkup(<Coverage rows={rows} />)
  const shade = (state: string) => {
    const { path = '' } = getUsMap().find((shape) => shape.state === state) ?? {}
    return /^" class="(shade-\d)"/.exec(page.split(path)[1] ?? '')?.[1]
  }
  expect(['OH', 'TX', 'ME'].map(shade)).toEqual(['shade-5', 'shade-3', 'shade-1'])
  expect(page).toMatch(/<th scope="row">Ohio<\/th>(<td>[^<]*<\/td>){3}<td>100 %<\/td>/)
  expect(page).toMatch(/<th scope="row">Guam<\/th>/)
  expect(page).toContain('role="img"')
})

it('is a map of 12 KB at most', () => {
  expect(renderToStaticMarkup(<CoverageSummary rows={rows} />).length).toBeLessThan(12 * 1024)
})
