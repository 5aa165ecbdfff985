import { expect, test } from 'vitest'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { findLawQuestion } from './law-question'
import { listSuggestedPages } from './suggested-pages'
import { understand } from './understand'

const ask = (typed: string) => understand(typed, getGazetteer())

test.each([
  ['restraining order texas', 'TX', '#orders', 'order_names'],
  ['orden de restricción en texas', 'TX', '#orders', 'order_names'],
  ['can i record him in florida', 'FL', '#recording', 'recording'],
  ['is it legal to record phone calls in ohio', 'OH', '#recording', 'recording'],
  ['puedo grabar a mi esposo en california', 'CA', '#recording', 'recording'],
  ['can i change the locks georgia', 'GA', '#lease', 'lock_change'],
  ['break my lease because of domestic violence illinois', 'IL', '#lease', 'lease'],
])('%j is answered from the law of %s', (typed, state, part, cell) => {
  const asked = ask(typed)
  expect(asked.place?.state).toBe(state)
  const question = findLawQuestion(asked)
  expect(question?.part).toBe(part)
  expect(question?.cells).toContain(cell)
})

test.each(['clear my criminal record ohio', 'medical records request texas', 'shelter tonight dallas', 'food stamps'])(
  '%j asks nothing of the law table',
  (typed) => {
    expect(findLawQuestion(ask(typed))).toBeNull()
  },
)

test('the part of her state’s law page comes first in what to read', () => {
  expect(listSuggestedPages(ask('can i record him in florida'), [])[0]?.href).toBe(
    '/legal-education/states/florida#recording',
  )
  expect(listSuggestedPages(ask('can i record my husband'), [])[0]?.href).toBe('/legal-education/states')
})

test('being sued, arrested or reported leads to the guide on it, and couples counseling to why it is not safe', () => {
  const hrefs = (typed: string) => listSuggestedPages(ask(typed), []).map(({ href }) => href)
  for (const typed of [
    'cps is investigating me',
    'he is suing me for custody',
    'he filed a restraining order against me',
    'me arrestaron a mi',
  ])
    expect(hrefs(typed), typed).toContain('/legal-education/guides/sued-or-arrested')
  for (const typed of ['couples counseling', 'terapia de pareja'])
    expect(hrefs(typed), typed).toContain('/legal-education/guides/is-this-abuse')
})
