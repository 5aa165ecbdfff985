import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { stateCodes, stateName } from '@/lib/geography/states'
import { understand } from '@/lib/search/understand'
import { inLanguage } from '@/lib/site/language/speak'
import { InLanguage } from './national-line'

const draw = (language: 'en' | 'es') =>
  inLanguage(language, () => renderToStaticMarkup(<InLanguage near="New Mexico" />))

it('a place in Spanish leads to those there that answer in Spanish', () => {
  expect(draw('es')).toContain('href="/es/resources/search?near=New+Mexico&amp;language=es"')
  expect(draw('en')).toBe('')
})

it.each(stateCodes)('the name of %s is read as the state in a search', (code) => {
  expect(understand(stateName(code), getGazetteer()).place).toMatchObject({ state: code })
})
