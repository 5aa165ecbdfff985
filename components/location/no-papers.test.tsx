import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { NationalLine } from './national-line'

const draw = (language: 'en' | 'es', look: 'primary' | 'soft') =>
  inLanguage(language, () => renderToStaticMarkup(<NationalLine look={look} />))

test('the first screen in Spanish says that she need not tell her status, and leads to the guide that cites it', () => {
  expect(draw('es', 'primary')).toContain('no tiene que decir su estatus migratorio')
  expect(draw('es', 'primary')).toContain('href="/es/legal-education/guides/immigrant-safety"')
})

test('it is said once a page: not again on the card beside, and not in English', () => {
  expect(draw('es', 'soft')).not.toContain('estatus')
  expect(draw('en', 'primary')).not.toContain('immigrant-safety')
})
