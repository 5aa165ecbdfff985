import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readSearchPage } from '@/lib/search/search-page'
import { CategoryFilter } from './filter-links'
import { SearchFilters } from './search-filters'

const counts = {
  category: { 'housing-shelter': 3 },
  state: { OH: 2, KY: 1 },
  language: { en: 3, es: 1 },
  ...{ openNow: 0, open24Hours: 2, emergency: 0, who: {} },
}
const draw = (params: Record<string, string>) =>
  renderToStaticMarkup(<SearchFilters filters={readSearchPage(params).shown} counts={counts} />)
const listOptions = (page: string, name: string) =>
  [...(page.match(new RegExp(`<select id="${name}"[\\s\\S]*?</select>`))?.[0] ?? '').matchAll(/value="([^"]*)"/g)].map(
    ([, value]) => value,
  )

test('a filter that would find nothing is not offered, unless it is on', () => {
  const page = draw({ q: 'shelter' })
  expect(listOptions(page, 'state')).toEqual(['', 'KY', 'OH'])
  expect(listOptions(page, 'category')).toEqual(['', 'housing-shelter'])
  expect(page).toContain('name="open24"')
  expect(page).not.toMatch(/name="(?:open|emergency)"/)
  expect(draw({ q: 'shelter', emergency: '1' })).toContain('name="emergency"')
})

test('another state can be chosen after one is', () => {
  expect(listOptions(draw({ q: 'shelter', state: 'OH' }), 'state')).toContain('TX')
})

test('a category without an entry has no button', () => {
  const some = { 'housing-shelter': 4, 'womens-health': 0, 'rights-advocacy': 2, 'financial-support': 0 }
  const page = renderToStaticMarkup(<CategoryFilter counts={some} selected="financial-support" />)
  expect([...page.matchAll(/href="\/resources\/([^"]*)"/g)].map(([, category]) => category)).toEqual([
    'housing-shelter',
    'rights-advocacy',
    'financial-support',
  ])
})
