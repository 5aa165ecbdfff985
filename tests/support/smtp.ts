/** A real SMTP server for tests, which accepts or rejects messages. */
import type { Socket } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { vi } from 'vitest'

export interface ReceivedMail extends Email {
  raw: string
  /** Envelope recipients. */
  to_: string[]
  header(name: string): string | undefined
}

export interface TestMailServer {
  url: string
  port: number
  mails: ReceivedMail[]
  /** Messages in transit, neither complete nor answered. */
  readonly arriving: number
  /** Number of connections. */
  connections(): number
  /** The names that clients sent in EHLO. */
  names(): string[]
  /** Waits until this many have arrived. */
  receive(count: number): Promise<ReceivedMail[]>
  /** Breaks every open connection without an answer. */
  hangUp(): void
  stop(): Promise<void>
}

interface Reactions {
  /** Called before the server accepts the message. An error becomes its response. */
  onMail?: (mail: ReceivedMail) => Promise<void>
  /** Called before the server accepts a recipient. An error becomes its response. */
  onRecipient?: (address: string) => void | Promise<void>
  port?: number
}

class Refusal extends Error {
  constructor(
    readonly responseCode: number,
    text: string,
  ) {
    super(text)
  }
}

export function refuse(responseCode: number, text: string): Error {
  return new Refusal(responseCode, text)
}

export async function startMailServer({ onMail, onRecipient, port = 0 }: Reactions = {}): Promise<TestMailServer> {
  const mails: ReceivedMail[] = []
  let arriving = 0
  let connected = 0
  const named: string[] = []
  const options: SMTPServerOptions = {
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onConnect(_, done) {
      connected += 1
      done()
    },
    onRcptTo({ address }, _, done) {
      const take = async () => onRecipient?.(address)
      take().then(() => done(), done)
    },
    onData(stream, session, done) {
      const take = async () => {
        const raw = await readText(stream)
        const parsed = await PostalMime.parse(raw)
        const header = (name: string) => parsed.headers.find(({ key }) => key === name.toLowerCase())?.value
        const mail = Object.assign(parsed, { raw, to_: session.envelope.rcptTo.map(({ address }) => address), header })
        mails.push(mail)
        named.push(session.hostNameAppearsAs)
        await onMail?.(mail)
      }
      arriving += 1
      take()
        .finally(() => {
          arriving -= 1
        })
        .then(() => done(), done)
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => {})
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    get arriving() {
      return arriving
    },
    connections: () => connected,
    names: () => named,
    async receive(count) {
      await vi.waitFor(() => {
        if (mails.length < count) throw new Error(`${mails.length} of ${count} mails have come`)
      }, 15_000)
      return mails
    },
    hangUp() {
      for (const socket of sockets) socket.destroy()
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
