import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long the rest of a request may take after its response: browsers read the response once they have sent everything. */
const LINGER_MS = 5000
const TIMED_OUT = 408

/** Closes a connection whose unread request body would keep it open. */
export function endSlowBody(request: IncomingMessage, response: ServerResponse, lingerMs = LINGER_MS): void {
  const { 'content-length': length = '0', 'transfer-encoding': transfer } = request.headers
  if (length === '0' && transfer === undefined) return
  const { writeHead } = response
  Object.assign(response, {
    writeHead(...details: unknown[]) {
      const status = typeof details[0] === 'number' ? details[0] : response.statusCode
      if (status === TIMED_OUT) response.setHeader('connection', 'close')
      return Reflect.apply(writeHead, response, details)
    },
  })
  response.once('finish', () => {
    if (request.complete) return
    const { socket } = request
    const timer = setTimeout(() => socket.destroy(), lingerMs)
    request.once('end', () => clearTimeout(timer))
    socket.once('close', () => clearTimeout(timer))
  })
}
