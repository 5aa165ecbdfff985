import { expect, it } from 'vitest'
import { findHeldBackNumber, readProgramsToCall } from './to-call'

it('keeps the programs of old lists for staff to call', () => {
  expect(readProgramsToCall()).toHaveLength(116)
})

it('tells staff the number that the public does not see', () => {
  expect(findHeldBackNumber('oklahoma-safeline-ok')).toBe('1-800-522-7233')
  expect(findHeldBackNumber('lawhelp-org')).toBeNull()
  expect(findHeldBackNumber('not-of-the-seed')).toBeNull()
})
