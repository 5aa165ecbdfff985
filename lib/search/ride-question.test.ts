import { expect, test } from 'vitest'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { findRideQuestion } from './ride-question'
import { understand } from './understand'

const ask = (typed: string) => findRideQuestion(understand(typed, getGazetteer()))

test.each([
  'ride to the doctor in cairo illinois',
  'dial a ride cairo il',
  'how do i get there cairo illinois',
  'no tengo como llegar en cairo illinois',
])('%j is answered by the rides of its county', (typed) => {
  expect(ask(typed)?.county?.fips).toBe('17003')
})

test.each(['how do i get there', 'dial a ride', '¿cómo llego?'])('%j, without a place, asks for one', (typed) => {
  expect(ask(typed)).toEqual({ county: null })
})

test.each([
  'how do i get a restraining order',
  'he is hitting me i need a ride out of cairo illinois',
  'food pantry cairo illinois',
  'cómo llegar a un acuerdo de custodia',
])('%j asks for no ride', (typed) => {
  expect(ask(typed)).toBeNull()
})
