import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createLimiter, MemoryStore, RedisStore } from '@/lib/http/rate-limit'
import { connectRedis } from './client'

/** Returns an address at which nothing listens anymore. */
async function findDeadAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `redis://127.0.0.1:${port}`
}

test('an unreachable Redis fails the command, not the process, and memory counts instead', async () => {
  const send = connectRedis(await findDeadAddress())
  await expect(send(['INCR', 'key'])).rejects.toThrow()
  const limiter = createLimiter([new RedisStore(send), new MemoryStore()])
  const limit = { max: 1, seconds: 86_400 }
  expect(await limiter.take('POST /x', '203.0.113.7', limit)).toEqual({ isAllowed: true })
  expect(await limiter.take('POST /x', '203.0.113.7', limit)).toMatchObject({ isAllowed: false })
})
