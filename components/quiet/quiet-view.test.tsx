import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { quiet as spanish } from '@/lib/site/language/es/quiet'
import { QuietHome, QuietPrivate } from './quiet-help'
import { readView } from './quiet-view'
import { QuietWordsContext } from './use-answer'

it('every button on the first screen opens a view on this page, including the private search', () => {
  const home = renderToStaticMarkup(<QuietHome hotlines={[]} />)
  const targets = [...home.matchAll(/data-quiet-go="([^"]+)"/g)].map(([, go]) => go ?? '')
  expect(targets).toContain('private')
  expect(targets.filter((go) => readView(go) === null)).toEqual([])
})

it('the private search is in the language of the page, and its fields have no name, action or link', () => {
  const page = renderToStaticMarkup(
    <QuietWordsContext value={spanish}>
      <QuietPrivate />
    </QuietWordsContext>,
  )
  expect(page).toContain('Búsqueda privada')
  expect(page).toContain('Nueva York')
  expect(page).not.toMatch(/\s(name|action|href)="/)
  expect(page).not.toContain('Get the file')
})
