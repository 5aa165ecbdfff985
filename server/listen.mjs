// @ts-check
import { createServer } from 'node:http'

const limits = {
  /** Longer than the minute for which proxies keep connections open: a request on one that we have just closed is lost. */
  keepAliveTimeout: 75_000,
  headersTimeout: 30_000,
  /** Allows a large upload over a slow line. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
  /** Twice what the longest address takes that is read (guard.ts), so that a longer one gets an answer of ours. */
  maxHeaderSize: 32_768,
}

/** @param {string} status @param {import('node:stream').Duplex} socket */
function closeWith(status, socket) {
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * A Node server configured for the site. In development Next's own tools use WebSockets; nothing else does.
 * @param {import('node:http').RequestListener} receive
 * @param {boolean} isProduction
 */
export function createSiteServer(receive, isProduction) {
  const server = createServer(limits, receive)
  server.on('connect', (_, socket) => closeWith('405 Method Not Allowed', socket))
  if (isProduction) server.on('upgrade', (_, socket) => closeWith('400 Bad Request', socket))
  return server
}

/** How soon an idle connection is closed after its last response. */
const LOOK_MS = 1000

/**
 * Shuts down gracefully: answers pending requests and closes each connection with its response. By default a
 * server stays up as long as a proxy keeps sending requests on connections that were busy when it was stopped.
 * @param {import('node:http').Server} server
 * @returns {Promise<void>} when the last connection is closed
 */
export function shutDownGracefully(server) {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  const timer = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(timer)
      resolve()
    })
  })
}
