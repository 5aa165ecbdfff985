import { expect, it } from 'vitest'
import { readLocalPrograms } from './facts'
import { readProgramsToCall } from './to-call'

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
