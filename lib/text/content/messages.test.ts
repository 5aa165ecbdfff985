import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en, es } from '@/lib/site/language/words'
import {
  argumentsFile,
  checkMessages,
  describeArguments,
  findUnsayable,
  mustMessageBeCurrent,
  readMessages,
  valuesOf,
} from './messages'

test('each message takes values in both languages or in neither', () => {
  expect(findUnsayable()).toEqual([])
})

test('what messages take is written down: `npm run content` does it', () => {
  expect(readFileSync(argumentsFile, 'utf8')).toBe(describeArguments())
})

test('every message on safety, exit, emergencies and gifts is said in Spanish as in English today', () => {
  const checked = checkMessages().filter(({ at }) => mustMessageBeCurrent(at))
  expect(checked.length).toBeGreaterThan(1000)
  expect(checked.filter(({ state }) => state !== 'current')).toEqual([])
})

test('no message needs a brace or a tag as a character: compiled, it could not be told from a value', () => {
  for (const language of ['en', 'es'] as const) {
    for (const [at, text] of readMessages(language)) expect(text, at).not.toMatch(/'[{}<]/)
  }
})

test('the values of a message are found in its branches, its tags and the forms of its grammar', () => {
  const names = (text: string) => [...valuesOf(text).keys()]
  expect(names('{count, plural, one {# place} other {# places in {theState}}}')).toEqual(['count', 'code'])
  expect(names('Press <kbd>{key}</kbd>')).toEqual(['kbd', 'key'])
  expect(names('It’s here.')).toEqual([])
})

test('numbers, plurals and what is not there are said as each language says them', () => {
  expect(en.records.results.count({ count: 1 })).toBe('1 result')
  expect(en.records.results.count({ count: 1200 })).toBe('1,200 results')
  expect(es.records.results.count({ count: 1200 })).toBe('1,200 resultados')
  expect(en.records.textTo({ keyword: null })).toBe('Text ')
  expect(es.records.textTo({ keyword: 'AYUDA' })).toBe('Mande AYUDA al ')
})

test('a place is said with its article and its preposition', () => {
  expect(en.help.state.heading({ code: 'DC' })).toBe('Help in the District of Columbia')
  expect(es.law.now.known({ code: 'DC' })).toBe('Lo que sabemos del Distrito de Columbia')
  expect(en.help.state.chooseCounty({ code: 'LA' })).toBe('Choose your parish')
})

test('a value stays as it is, whatever stands in it', () => {
  expect(en.search.understood.asItIs({ typed: "{it's} <b> #" })).toBe("Search for exactly “{it's} <b> #”")
})
