import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { MissingPage } from './message'

const read = (language: 'en' | 'es') => {
  const page = inLanguage(language, () => renderToStaticMarkup(<MissingPage />))
  const [bar = ''] = page.match(/<div class="thumb[\s\S]*?<\/nav>/) ?? []
  const [dialog = ''] = page.match(/<dialog id="send-text"[\s\S]*?<\/dialog>/) ?? []
  return { bar, dialog, widget: page.match(/<dialog id="emergency-help"[\s\S]*?<\/dialog>/)?.[0] ?? '' }
}

test('the bar’s Text opens two named services, the hotline that looks for shelter first, without a script too', () => {
  const { bar, dialog } = read('en')
  expect(bar).toContain('href="#send-text"')
  expect(bar).not.toContain('sms:')
  expect(dialog.match(/sms:[^"]*/g)).toEqual(['sms:88788?&amp;body=START', 'sms:741741?&amp;body=HOME'])
  expect(dialog).toContain('National Domestic Violence Hotline')
  expect(dialog).toContain('Crisis Text Line')
  expect(dialog).toContain('they do not find shelter')
})

test('in Spanish the word to the crisis line is AYUDA, in the bar’s choices and in the emergency dialog', () => {
  const { dialog, widget } = read('es')
  expect(dialog.match(/sms:[^"]*/g)).toEqual(['sms:88788?&amp;body=START', 'sms:741741?&amp;body=AYUDA'])
  expect(widget).toContain('sms:741741?&amp;body=AYUDA')
  expect(`${dialog}${widget}`).not.toMatch(/HOME|\bCall\b|\bText\b(?! Line)/)
})

test.each(['en', 'es'] as const)('the banner and the footer name the text line beside the hotline (%s)', (language) => {
  const page = inLanguage(language, () => renderToStaticMarkup(<MissingPage />))
  const parts = [page.match(/<dialog open[\s\S]*?<\/dialog>/), page.match(/<footer[\s\S]*?<\/footer>/)]
  for (const part of parts) {
    const [link = ''] = part?.[0].match(/<a [^>]*href="sms:741741[\s\S]*?<\/a>/) ?? []
    const said = link.replace(/<span class="[^"]*sr-only[^"]*">[^<]*<\/span>/g, '').replace(/<[^>]*>/g, '')
    expect(said).toMatch(/^Crisis Text Line: .*741741$/)
  }
})

test('the emergency dialog keeps its four lines, each by name', () => {
  const { widget } = read('en')
  for (const href of ['tel:911', 'tel:+18007997233', 'tel:+18006564673', 'sms:741741?&amp;body=HOME', 'tel:988'])
    expect(widget).toContain(`href="${href}"`)
  expect(widget).toContain('Crisis Text Line')
})
