import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { follow } from './follow'
import { isShownHere, nameVersions } from './versions.mjs'

vi.mock('@/lib/log/log', () => ({ logEvent: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start(answers: (string | Error)[]) {
  const told: string[] = []
  follow({
    name: 'test',
    tag: 'tested',
    async readVersion() {
      const answer = answers.shift() ?? 'last'
      if (answer instanceof Error) throw answer
      return answer
    },
    async changed(isFirst) {
      told.push(isFirst ? 'first' : 'changed')
    },
    async beganAway() {
      told.push('began away')
    },
  })
  return told
}

it('tells of the first look and of every change, and counts a database that is back as one', async () => {
  const told = start(['1', '1', '2', new Error('away'), '2'])
  await vi.advanceTimersByTimeAsync(4500)
  expect(told).toEqual(['first', 'changed', 'changed'])
})

it('pages of other instances are taken between changes, and not while the database is away', async () => {
  start(['1', '1', '2', new Error('away'), '2'])
  const known: (string | null)[] = []
  for (const _ of Array(5)) {
    await vi.advanceTimersByTimeAsync(known.length === 0 ? 10 : 1000)
    known.push(nameVersions(['tested']))
  }
  expect(known).toEqual(['[["tested","1"]]', '[["tested","1"]]', '[["tested","2"]]', null, '[["tested","2"]]'])
  expect(isShownHere({ versions: '[["tested","2"]]', lastModified: Date.now() - 60_000 }, ['tested'])).toBe(false)
})

it('tells once that the process began without a database, and never of an outage later', async () => {
  const told = start([new Error('away'), new Error('away'), '1', new Error('away'), '1'])
  await vi.advanceTimersByTimeAsync(4500)
  expect(told).toEqual(['began away', 'first', 'changed'])
})
