import { expect, test } from 'vitest'
import { fillBlanks } from './format'

test('fills each blank once, whatever the inserted name looks like', () => {
  expect(fillBlanks('Locking {name}, then {count} more.', { name: '$& 100{count}.txt', count: 2 })).toBe(
    'Locking $& 100{count}.txt, then 2 more.',
  )
})

test('leaves a blank without a value', () => {
  expect(fillBlanks('{count} of {total}', { count: 1 })).toBe('1 of {total}')
})

test('ends a sentence with one full stop, even after a time of day in Spanish', () => {
  expect(fillBlanks('El aviso llega a esta hora: {time}.', { time: '9:00 p.m.' })).toBe(
    'El aviso llega a esta hora: 9:00 p.m.',
  )
  expect(fillBlanks('The alert goes off at {time}.', { time: '9:00 PM' })).toBe('The alert goes off at 9:00 PM.')
})
