import { expect, test } from 'vitest'
import { fillBlanks } from './fill-blanks'

test('fills each blank once, whatever the inserted name looks like', () => {
  expect(fillBlanks('Locking %s, then %n more.', { s: '$& 100%n.txt', n: 2 })).toBe(
    'Locking $& 100%n.txt, then 2 more.',
  )
})

test('leaves a blank without a value', () => {
  expect(fillBlanks('%n of %m', { n: 1 })).toBe('1 of %m')
})

test('ends a sentence with one full stop, even after a time of day in Spanish', () => {
  expect(fillBlanks('El aviso llega a esta hora: %t.', { t: '9:00 p.m.' })).toBe(
    'El aviso llega a esta hora: 9:00 p.m.',
  )
  expect(fillBlanks('The alert goes off at %t.', { t: '9:00 PM' })).toBe('The alert goes off at 9:00 PM.')
})
