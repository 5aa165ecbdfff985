import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSiteServer, shutDownGracefully } from './listen.mjs'

/** As a proxy does it: one connection, for as long as it lasts. */
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

/** With an answer on its way when the server is told to end. */
async function endMeanwhile() {
  const { port } = server.address() as AddressInfo
  const asked = isAsked()
  const first = ask(port)
  await asked
  const ended = shutDownGracefully(server)
  answer()
  return { ended, port, first: await first }
}

it('ends with the next answer on a connection that was busy when it was told to', async () => {
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

it('ends by itself once nobody says anything any more on a connection that was busy', async () => {
  const { ended } = await endMeanwhile()
  await ended
})
