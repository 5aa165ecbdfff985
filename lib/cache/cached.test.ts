import { expect, it, vi } from 'vitest'
import { cached } from './cached'

const stored = vi.hoisted(() => new Map<string, unknown>())
/** Like Next's: a result is stored under its arguments, whatever it is, and an error is not. */
vi.mock('next/cache', () => ({
  unstable_cache:
    (work: (...args: unknown[]) => Promise<unknown>, [name]: string[]) =>
    async (...args: unknown[]) => {
      const key = JSON.stringify([name, ...args])
      if (!stored.has(key)) stored.set(key, await work(...args))
      return stored.get(key)
    },
}))

it('stores what is there, and nothing for a made-up address', async () => {
  const read = vi.fn(async (slug: string) => (slug === 'known' ? { slug } : null))
  const get = cached('test', read, [])
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await get('known')).toEqual({ slug: 'known' })
    expect(await get('made-up')).toBeNull()
  }
  expect(read.mock.calls.flat()).toEqual(['known', 'made-up', 'made-up'])
  expect([...stored.keys()]).toEqual(['["test","known"]'])
})

it('passes an error on, and stores nothing', async () => {
  const get = cached('failing', async (): Promise<string> => Promise.reject(new Error('away')), [])
  await expect(get()).rejects.toThrow('away')
  expect(stored.has('["failing"]')).toBe(false)
})
