// @ts-check
import { createServer } from 'node:http'

const limits = {
  /** Longer than the minute for which a proxy keeps a connection: what it sends on one that we have just closed is lost. */
  keepAliveTimeout: 75_000,
  headersTimeout: 30_000,
  /** A large file from a slow line. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
}

/** @param {string} status @param {import('node:stream').Duplex} socket */
function closeWith(status, socket) {
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * Node's server, as the site wants it. In development Next's own tools speak WebSocket; else nothing does.
 * @param {import('node:http').RequestListener} receive
 * @param {boolean} isProduction
 */
export function createSiteServer(receive, isProduction) {
  const server = createServer(limits, receive)
  server.on('connect', (_, socket) => closeWith('405 Method Not Allowed', socket))
  if (isProduction) server.on('upgrade', (_, socket) => closeWith('400 Bad Request', socket))
  return server
}

/** A connection that nobody says anything on any more is closed so soon after its last answer. */
const LOOK_MS = 1000

/**
 * Answers whatever is still asked, and tells each connection with its answer that it was the last. Left to itself a
 * server goes on for as long as a proxy has a request for one of the connections that were busy when it was stopped.
 * @param {import('node:http').Server} server
 * @returns {Promise<void>} when the last connection is closed
 */
export function endGently(server) {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  const timer = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(timer)
      resolve()
    })
  })
}
