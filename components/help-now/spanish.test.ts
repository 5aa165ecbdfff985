import { expect, test } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { createHelpIndex } from './help-page'

test('the short page is fully in Spanish: language, hotlines, links, and a link to the English page', () => {
  const page = inLanguage('es', () => createHelpIndex())
  expect(page).toContain('<html lang="es-US">')
  expect(page).toContain('Ayuda gratis, de día y de noche')
  expect(page).toContain('Mande AYUDA al <b class="n">741741</b>')
  expect(page).toContain('href="/es/help-now/new-york">Nueva York<')
  expect(page).toContain('<a href="/help-now" hreflang="en-US" lang="en-US">English</a>')
  expect(page).toContain('hreflang="es-US"')
  expect(page).not.toContain('In danger right now')
  expect(createHelpIndex()).toContain('<html lang="en-US">')
})
