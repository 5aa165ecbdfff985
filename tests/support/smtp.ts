/** A mail server of the test's own, as real as the one in production: it listens, and takes or refuses. */
import { text as readText } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { vi } from 'vitest'

export interface ReceivedMail extends Email {
  raw: string
  /** Whom the envelope names. */
  to_: string[]
  header(name: string): string | undefined
}

export interface TestMailServer {
  url: string
  port: number
  mails: ReceivedMail[]
  /** Messages that are on their way, neither whole nor answered. */
  readonly arriving: number
  /** How many times someone connected. */
  connections(): number
  /** How those who sent something called themselves. */
  names(): string[]
  /** Waits until so many have come. */
  receive(count: number): Promise<ReceivedMail[]>
  stop(): Promise<void>
}

interface Reactions {
  /** Before the server says that it has the mail. An error is its answer. */
  onMail?: (mail: ReceivedMail) => Promise<void>
  /** Before the server says whether it takes mail for this address. An error is its answer. */
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
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
