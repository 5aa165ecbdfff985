import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { quiet as spanish } from '@/lib/site/language/es/quiet'
import { QuietHome } from './quiet-home'
import { QuietPrivate } from './quiet-private'
import { readView } from './quiet-view'
import { QuietWordsContext } from './quiet-words'

it('every button of the first screen opens a view of this page, the private search too', () => {
  const home = renderToStaticMarkup(<QuietHome hotlines={[]} />)
  const wanted = [...home.matchAll(/data-quiet-go="([^"]+)"/g)].map(([, go]) => go ?? '')
  expect(wanted).toContain('private')
  expect(wanted.filter((go) => readView(go) === null)).toEqual([])
})

it('the private search stands in the language of the page, and none of its fields has a name or leads anywhere', () => {
  const page = renderToStaticMarkup(
    <QuietWordsContext value={spanish}>
      <QuietPrivate />
    </QuietWordsContext>,
  )
  expect(page).toContain('Buscar sin decirle a nadie')
  expect(page).toContain('Nueva York')
  expect(page).not.toMatch(/\s(name|action|href)="/)
  expect(page).not.toContain('Get the file')
})
