import { expect, it } from 'vitest'
import { addressOf, innerPath } from './inner-paths.mjs'
import { localized } from './table.mjs'

it('a page in English has a prefix below `app` and none in its address', () => {
  expect(innerPath('/')).toBe('/en')
  expect(innerPath('/about')).toBe('/en/about')
  expect(addressOf('/[locale]/news/[slug]')).toBe('/news/[slug]')
  for (const path of localized) expect(addressOf(innerPath(path))).toBe(path)
})

it('any other page has its address', () => {
  for (const path of ['/es', '/es/about', '/es/en']) expect([innerPath(path), addressOf(path)]).toEqual([path, path])
  for (const path of ['/admin', '/english', '/help-now/in/ar', '/']) expect(addressOf(path)).toBe(path)
})
