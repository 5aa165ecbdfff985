import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSiteServer, shutDownGracefully } from './listen.mjs'

/** Like a proxy: one connection, kept open as long as possible. */
const proxy = new Agent({ keepAlive: true, maxSockets: 1 })
let answer: () => void
let server: ReturnType<typeof createSiteServer>

beforeEach(async () => {
  server = createSiteServer((_, response) => {
    answer = () => response.end('answered')
    server.emit('asked')
  }, true)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => {
  proxy.destroy()
  server.closeAllConnections()
})

function ask(port: number): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get({ port, host: '127.0.0.1', agent: proxy }, (response) => {
      response.resume().once('end', () => done(response))
    }).once('error', fail)
  })
}

const isAsked = () => new Promise<void>((done) => server.once('asked', done))

/** Shuts down while a response is pending. */
async function endMeanwhile() {
  const { port } = server.address() as AddressInfo
  const asked = isAsked()
  const first = ask(port)
  await asked
  const ended = shutDownGracefully(server)
  answer()
  return { ended, port, first: await first }
}

it('closes a connection that was busy at shutdown with its next response', async () => {
  const { ended, port, first } = await endMeanwhile()
  expect(first.headers.connection).toBe('keep-alive')
  const asked = isAsked()
  const last = ask(port)
  await asked
  answer()
  const { statusCode, headers } = await last
  expect([statusCode, headers.connection]).toEqual([200, 'close'])
  await ended
})

it('ends by itself once a connection that was busy at shutdown stays idle', async () => {
  const { ended } = await endMeanwhile()
  await ended
})
