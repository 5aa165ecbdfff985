import { expect, test } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { describeTooMany } from './too-many'

test('the message says how long to wait, and gives a number to call meanwhile', () => {
  expect(describeTooMany(1)).toContain('Please wait a minute, then')
  expect(describeTooMany(60)).toContain('Please wait a minute, then')
  expect(describeTooMany(61)).toContain('Please wait 2 minutes, then')
  expect(describeTooMany(3600)).toContain('Please wait 60 minutes, then')
  expect(describeTooMany(1)).toContain('National Domestic Violence Hotline at 1-800-799-7233')
})

test('the message in Spanish names the hotline in Spanish', () => {
  const text = inLanguage('es', () => describeTooMany(90))
  expect(text).toContain('Espere 2 minutos')
  expect(text).toContain('1-800-799-7233: Línea Nacional contra la Violencia Doméstica')
})
