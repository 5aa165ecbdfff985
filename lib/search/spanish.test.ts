import { expect, test } from 'vitest'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { isSpanish } from './spanish'
import { readTokens } from './tokens'
import { understand } from './understand'

test.each([
  'mi esposo me pega',
  'necesito refugio en el paso',
  'ayuda con la renta',
  'comida gratis houston',
  'quiero morir',
  'me revisa el telefono y me cela con todos',
  'me quitaron el pasaporte y no me pagan',
  'me corté las venas',
  'el supervisor me pide sexo para darme horas',
  'consulado de guatemala',
  'me cortaron el agua',
])('%s is Spanish', (typed) => expect(isSpanish(readTokens(typed))).toBe(true))

test.each([
  'el paso tx he hit me',
  'dv shelter el paso',
  'la he hit me',
  'los angeles',
  'casa grande shelter near me',
  'las vegas rent help',
  'nina house shelter',
  'corte madera food',
  'agua dulce shelter',
])('%s is not Spanish: a place may have a Spanish name', (typed) => expect(isSpanish(readTokens(typed))).toBe(false))

const isOfVeterans = (typed: string) => JSON.stringify(understand(typed, getGazetteer())).includes('veteran')

test.each(['mi esposo me va a matar', 'no se va de la casa', 'ella va sola', 'nos va a quitar los niños'])(
  '%s: the Spanish verb va is not the VA of veterans',
  (typed) => expect(isOfVeterans(typed)).toBe(false),
)

test.each(['va hospital near me', 'va benefits', 'hospital de veteranos'])('%s is of veterans', (typed) =>
  expect(isOfVeterans(typed)).toBe(true),
)
