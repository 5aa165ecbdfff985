import { expect, test } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { en, es } from '@/lib/site/language/words'
import { describeMoment } from './relative-time'

const { account } = en
const { account: spanish } = es

const now = new Date('2026-03-08T12:00:00Z')

test.each([
  ['2026-03-08T12:00:00Z', 'just now'],
  ['2026-03-08T11:59:01Z', 'just now'],
  ['2026-03-08T12:00:30Z', 'in less than a minute'],
  ['2026-03-08T11:59:00Z', '1 minute ago'],
  ['2026-03-08T12:29:59Z', 'in 29 minutes'],
  ['2026-03-08T10:01:00Z', '1 hour ago'],
  ['2026-03-07T01:00:00Z', '35 hours ago'],
  ['2026-04-07T12:00:00Z', 'in 30 days'],
])('%s is %s', (at, words) => {
  expect(describeMoment(new Date(at), now, account.places)).toBe(words)
})

test('a moment is described in the language of the page', () => {
  const text = inLanguage('es', () => describeMoment(new Date('2026-03-08T10:01:00Z'), now, spanish.places))
  expect(text).toBe('hace 1 hora')
})
