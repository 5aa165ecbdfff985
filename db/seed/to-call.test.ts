import { expect, it } from 'vitest'
import { readProgramsToCall } from './to-call'

it('keeps the programs of old lists for staff to call', () => {
  expect(readProgramsToCall()).toHaveLength(116)
})
