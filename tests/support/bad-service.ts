/** A broken service: unreachable, or violating the protocol. */
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Nothing listens; it accepts and stays silent; a truncated response; a response to another request. */
export type Trouble = 'away' | 'silent' | 'endless' | 'nonsense'

const answers: Partial<Record<Trouble, string>> = {
  endless: 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{"id":',
  nonsense: 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 20\r\n\r\n<h1>It works!</h1>\r\n',
}

export interface BadService {
  /** 127.0.0.1:12345 */
  host: string
  stop(): Promise<void>
}

export async function startBadService(trouble: Trouble): Promise<BadService> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const answer = answers[trouble]
    if (answer) socket.on('data', () => socket.write(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  if (trouble === 'away') await stop()
  return { host: `127.0.0.1:${port}`, stop: trouble === 'away' ? async () => {} : stop }
}
