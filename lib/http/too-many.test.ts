import { expect, test } from 'vitest'
import { describeTooMany } from './too-many'

test('whoever is held back reads for how long, and a number to call meanwhile', () => {
  expect(describeTooMany(1)).toContain('Please wait a minute, then')
  expect(describeTooMany(60)).toContain('Please wait a minute, then')
  expect(describeTooMany(61)).toContain('Please wait 2 minutes, then')
  expect(describeTooMany(3600)).toContain('Please wait 60 minutes, then')
  expect(describeTooMany(1)).toContain('National Domestic Violence Hotline at 1-800-799-7233')
})
