import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPages } from './share'

let logged: string[]

beforeEach(() => {
  logged = []
  vi.useFakeTimers()
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => logged.push(String(text)) > 0)
})

afterEach(() => void vi.useRealTimers())

const events = () => logged.flatMap((line) => /shared-pages-\w+/.exec(line) ?? [])

test('a few failed polls log nothing; a Redis outage is logged once, and so is its recovery', async () => {
  let isThere = true
  followPages({ listChanged: async () => (isThere ? [] : Promise.reject(new Error('away'))) })
  await vi.advanceTimersByTimeAsync(5000)
  isThere = false
  await vi.advanceTimersByTimeAsync(2000)
  isThere = true
  await vi.advanceTimersByTimeAsync(2000)
  expect(events()).toEqual([])
  isThere = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events()).toEqual(['shared-pages-away'])
  isThere = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events()).toEqual(['shared-pages-away', 'shared-pages-back'])
})
