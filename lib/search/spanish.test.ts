import { expect, test } from 'vitest'
import { isSpanish } from './spanish'
import { readTokens } from './tokens'

test.each([
  'mi esposo me pega',
  'necesito refugio en el paso',
  'ayuda con la renta',
  'comida gratis houston',
  'quiero morir',
])('%s is Spanish', (typed) => expect(isSpanish(readTokens(typed))).toBe(true))

test.each([
  'el paso tx he hit me',
  'dv shelter el paso',
  'la he hit me',
  'los angeles',
  'casa grande shelter near me',
  'las vegas rent help',
])('%s is not Spanish: a place may have a Spanish name', (typed) => expect(isSpanish(readTokens(typed))).toBe(false))
