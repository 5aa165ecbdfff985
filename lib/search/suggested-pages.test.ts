import { expect, test } from 'vitest'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { asksHow, listSuggestedPages, withKinds } from './suggested-pages'
import { understand } from './understand'

const articles = [
  { slug: 'judges', title: 'How judges read a restraining order', excerpt: 'What to bring to court.' },
  { slug: 'gala', title: 'Our spring gala', excerpt: 'A look back.' },
].map(withKinds)

const list = (typed: string) => listSuggestedPages(understand(typed, getGazetteer()), articles).map(({ href }) => href)

test('a legal question leads to the law of her state, the guide, the checklist and our articles about it', () => {
  const found = list('restraining order ohio')
  expect(found[0]).toBe('/legal-education/states/ohio#orders')
  expect(found).toContain('/legal-education/guides/protection-orders')
  expect(found).toContain('/legal-education/tools/protection-order-checklist')
  expect(found).toContain('/news/judges')
  expect(found).not.toContain('/news/gala')
})

test('without a place, the laws of all states are offered', () => {
  expect(list('eviction notice')).toContain('/legal-education/states')
})

test('a town adds its county page to the reading list', () => {
  expect(list('shelter cleveland')).toContain('/help/ohio/cuyahoga')
})

test('an article is found by words in its title', () => {
  expect(list('spring gala')).toEqual(['/news/gala'])
})

test.each([
  ['airtag in my car', '/legal-education/guides/watched-devices'],
  ['i was raped', '/legal-education/guides/after-sexual-assault'],
  ['he chokes me', '/legal-education/guides/deadly-danger'],
  ['ice took my husband', '/legal-education/guides/ice-and-detention'],
  ['se lo llevo la migra', '/legal-education/guides/ice-and-detention'],
  ['consulado mexicano', '/legal-education/guides/ice-and-detention'],
  ['fraude de notario', '/legal-education/guides/ice-and-detention'],
  ['hablo mam', '/legal-education/guides/immigrant-safety'],
  ['la migra', '/legal-education/guides/immigrant-safety'],
  ['el mayordomo me toca', '/legal-education/guides/farmworkers'],
  ['campesina', '/legal-education/guides/farmworkers'],
  ['trabajo en el campo y no me pagan', '/legal-education/guides/farmworkers'],
  ['me sacaron tarjetas de credito a mi nombre', '/legal-education/guides/coerced-debt'],
  ['un notario me robó el dinero de mis papeles', '/legal-education/guides/ice-and-detention'],
  ['la migra está tocando la puerta', '/legal-education/guides/ice-and-detention'],
  ['no tengo papeles y me pega', '/legal-education/guides/immigrant-safety'],
  ['como me divorcio', '/legal-education/guides/divorce-and-money'],
  ['tengo un perro y no lo quiero dejar', '/legal-education/guides/leaving-with-pets'],
  ['break my lease because of domestic violence', '/legal-education/guides/housing-rights'],
])('%j leads to %s', (typed, href) => {
  expect(list(typed)).toContain(href)
})

test('nothing is offered for a topic that we have nothing on', () => {
  expect(list('zyx987')).toEqual([])
})

test.each([
  'how do i get a restraining order in ohio',
  'Can he take my kids out of state?',
  'what are my rights if i get evicted',
  'how long does child support last',
  '¿Cómo pido una orden de protección?',
  'me pueden correr por estar embarazada',
])('%j is answered by what there is to read first', (typed) => {
  expect(asksHow(understand(typed, getGazetteer()))).toBe(true)
})

test.each([
  'shelter cleveland',
  'how do i find a shelter near me',
  'where can i get food',
  'can i get a bed tonight',
  'what do i do he is going to kill me',
  '¿dónde hay un refugio?',
  'cómo encuentro un abogado',
])('%j is answered by whom to call first', (typed) => {
  expect(asksHow(understand(typed, getGazetteer()))).toBe(false)
})
