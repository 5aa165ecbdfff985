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
