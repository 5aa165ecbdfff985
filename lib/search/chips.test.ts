import { expect, test } from 'vitest'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { listChips } from './chips'
import { readSearchPage } from './search-page'
import { understand } from './understand'

function list(params: Record<string, string>): Record<string, string> {
  const { shown } = readSearchPage(params)
  const chips = listChips(understand(shown.q, getGazetteer()), shown)
  return Object.fromEntries(chips.map(({ label, href }) => [label, href]))
}

test('each chip links to the same search with that part changed or removed', () => {
  const chips = list({ q: 'Food stamps for veterans in Columbus today', language: 'es' })
  expect(chips['Food stamps (SNAP)']).toBe('/resources/search?q=for+veterans+in+Columbus+today&language=es')
  expect(chips.veterans).toBe('/resources/search?q=Food+stamps+for+in+Columbus+today&language=es')
  expect(chips['near Columbus, OH']).toBe(
    '/resources/search?q=Food+stamps+for+veterans+today&near=Columbus%2C+OH&language=es#near',
  )
  expect(chips.now).toBe('/resources/search?q=Food+stamps+for+veterans+in+Columbus&language=es')
})

test('a part that was not typed has no chip of its own', () => {
  expect(Object.keys(list({ q: 'transgender woman' }))).toEqual(['trans women'])
})
