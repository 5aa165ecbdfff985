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
