import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { requireDatabase, requireFreePort } from './reach'

async function listen(host: string): Promise<number> {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('the error for a port in use names the port and its variable', async () => {
  const port = await listen('127.0.0.1')
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is in use`)
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow('PORT=3001')
  await expect(requireFreePort(port, null)).rejects.toThrow(`Port ${port} is in use`)
})

test('a free port passes', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  await expect(
    requireFreePort(typeof address === 'object' && address ? address.port : 0, '127.0.0.1'),
  ).resolves.toBeUndefined()
})

test('the error for a database that hangs up names its host and port, without the password', async () => {
  const port = await listen('127.0.0.1')
  const url = `postgres://user:hunter%2F2@127.0.0.1:${port}/marigold`
  const error = await requireDatabase(url, 300).catch((caught: Error) => caught)
  expect(error).toMatchObject({ name: 'Problem', message: expect.stringContaining(`127.0.0.1:${port}`) })
  expect(String(error)).not.toContain('hunter')
})
