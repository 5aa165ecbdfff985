import { createServer, type Socket } from 'node:net'
import { type Backend, type Client, SessionQueue } from './session-queue'
import {
  encode,
  endsExchange,
  getStatementName,
  getType,
  isCopyIn,
  isKnown,
  MessageBuffer,
  readOpening,
  wantsAnswer,
} from './wire-messages'

export interface WireServer {
  url: string
  /** Runs statements one by one outside any transaction, queued like a client; results are dropped. */
  run(...statements: string[]): Promise<void>
  stop(): Promise<void>
}

export interface WireOptions {
  maxConnections?: number
  idleInTransactionMs?: number
  /** Called when a connection was closed for blocking the others. */
  onStall?: (reason: string) => void
  /** Called when the database broke; every connection is closed and no new one accepted. */
  onFailure?: (error: Error) => void
}

function writeStall(reason: string) {
  process.stderr.write(`Local database: ${reason}.\n`)
}

/** PGlite has one session: its startup response is fetched once and replayed to every connection. */
async function readGreeting(backend: Backend): Promise<Buffer> {
  const parts: Buffer[] = []
  await backend.runExclusive(() =>
    backend.execProtocolRawStream(encode.startup(), { onRawData: (bytes) => parts.push(Buffer.from(bytes)) }),
  )
  return Buffer.concat(parts)
}

/** Serves one PGlite to several PostgreSQL connections, on a free loopback port. */
export async function startWireServer(backend: Backend, options: WireOptions = {}): Promise<WireServer> {
  const { maxConnections = 50, idleInTransactionMs = 20_000, onStall = writeStall, onFailure = () => {} } = options
  const greeting = await readGreeting(backend)
  const sockets = new Set<Socket>()
  let stopping = false
  const queue = new SessionQueue(backend, {
    idleInTransactionMs,
    onStall,
    onFailure(error) {
      if (stopping) return
      server.close()
      for (const socket of sockets) socket.destroy()
      onFailure(error)
    },
  })

  function serve(socket: Socket) {
    const buffer = new MessageBuffer()
    const statements = new Set<string>()
    let open = false
    let pending: Buffer[] = []

    const client: Client = {
      send: (bytes) => socket.writable && socket.write(bytes),
      refuse(code, message) {
        if (socket.writable) socket.end(encode.fatal(code, message))
        socket.destroySoon()
      },
    }

    /** False if nothing more can be read now. */
    function readFirst(): boolean {
      const { kind, length } = readOpening(buffer.peek())
      if (kind === 'incomplete') return false
      if (kind === 'other') {
        socket.destroy()
        return false
      }
      buffer.take(length)
      if (kind === 'encryption') client.send(Buffer.from('N'))
      else if (sockets.size > maxConnections) client.refuse('53300', 'too many connections')
      else {
        open = true
        client.send(greeting)
      }
      return true
    }

    function readNext(): boolean {
      const message = buffer.takeMessage()
      if (!message) return false
      const type = getType(message)
      if (type === 'X') {
        socket.end()
        return false
      }
      if (!isKnown(message)) {
        client.refuse('08P01', 'a message of an unknown type')
        return false
      }
      if (type === 'P') statements.add(getStatementName(message))
      pending.push(isCopyIn(message) ? encode.refusal(message) : message)
      if (wantsAnswer(message)) {
        queue.enqueue({ client, bytes: Buffer.concat(pending), ends: endsExchange(message) })
        pending = []
      }
      return true
    }

    sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('data', (chunk) => {
      buffer.add(chunk)
      try {
        while (socket.writable && (open ? readNext() : readFirst()));
      } catch {
        client.refuse('08P01', 'a message of an impossible length')
      }
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      statements.delete('')
      queue.disconnect(client, statements)
    })
  }

  const server = createServer(serve)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the database has no port')

  return {
    url: `postgres://postgres@127.0.0.1:${address.port}/postgres`,
    run: (...statements) =>
      new Promise((resolve) => {
        const client: Client = { send() {}, refuse() {} }
        const bytes = Buffer.concat(statements.map(encode.query))
        queue.enqueue({ client, bytes, ends: true, done: resolve })
      }),
    async stop() {
      stopping = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
