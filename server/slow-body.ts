import type { IncomingMessage, ServerResponse } from 'node:http'

/** For what is still on its way when the answer has left: a browser reads the answer once it has sent all. */
const LINGER_MS = 5000
const TIMED_OUT = 408

/** A connection is not held open by a body that nobody reads any longer. */
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
