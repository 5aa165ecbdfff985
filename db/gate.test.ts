import { expect, test } from 'vitest'
import { Gate } from './gate'

const patient = new AbortController().signal

/** Waits until everyone who may enter has entered. */
async function settle() {
  await new Promise((resolve) => setImmediate(resolve))
}

function setUp(most: number, mostOfOneKind: number) {
  const gate = new Gate(most, mostOfOneKind)
  const inside: string[] = []
  const exits = new Map<string, () => void>()
  return {
    inside,
    enter(name: string, kind: string, signal = patient) {
      return gate.enter(kind, signal).then((leave) => {
        inside.push(name)
        exits.set(name, leave)
      })
    },
    leave: (name: string) => exits.get(name)?.(),
  }
}

test('it admits a limited number at once, and the others in order of arrival as those leave', async () => {
  const { inside, enter, leave } = setUp(2, 2)
  for (const name of ['a', 'b', 'c', 'd']) void enter(name, name)
  await settle()
  expect(inside).toEqual(['a', 'b'])
  leave('b')
  leave('b')
  await settle()
  expect(inside).toEqual(['a', 'b', 'c'])
  leave('a')
  leave('c')
  await settle()
  expect(inside).toEqual(['a', 'b', 'c', 'd'])
})

test('it limits each kind, and other kinds pass those that wait', async () => {
  const { inside, enter, leave } = setUp(3, 2)
  for (const name of ['slow 1', 'slow 2', 'slow 3', 'slow 4']) void enter(name, 'slow')
  void enter('quick 1', 'quick')
  await settle()
  expect(inside).toEqual(['slow 1', 'slow 2', 'quick 1'])
  void enter('quick 2', 'quick')
  leave('quick 1')
  await settle()
  expect(inside.at(-1)).toBe('quick 2')
  leave('slow 1')
  await settle()
  expect(inside.at(-1)).toBe('slow 3')
})

test('a canceled wait does not use up a place', async () => {
  const { inside, enter, leave } = setUp(1, 1)
  await enter('a', 'x')
  const impatient = new AbortController()
  const given = enter('b', 'x', impatient.signal)
  void enter('c', 'x')
  impatient.abort(new Error('too late'))
  await expect(given).rejects.toThrow('too late')
  leave('a')
  await settle()
  expect(inside).toEqual(['a', 'c'])
})
