import { expect, it } from 'vitest'
import { readLocalPrograms } from './facts'
import { findHeldBackNumber, readProgramsToCall } from './to-call'

it('keeps every number that nobody has proved for staff to call, with where it was seen', () => {
  const programs = readProgramsToCall()
  expect(programs.length).toBeGreaterThan(700)
  expect(programs.filter(({ source }) => source === '')).toEqual([])
})

it('publishes none of these numbers', () => {
  const shown = new Map(readLocalPrograms().map(({ id, phone }) => [id, phone.replace(/^1-/, '')]))
  const published = readProgramsToCall().filter(({ id, phone }) => phone && shown.get(id) === phone.replace(/^1-/, ''))
  expect(published).toEqual([])
})

it('tells staff the number that the public does not see', () => {
  expect(findHeldBackNumber('usda-rural-housing-service')).toBe('1-800-414-1226')
  expect(findHeldBackNumber('lawhelp-org')).toBeNull()
  expect(findHeldBackNumber('not-of-the-seed')).toBeNull()
})
