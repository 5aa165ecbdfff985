/** The connection to the mail server. It handles messages and knows nothing about their content. */
import { type Readable, Transform, type TransformCallback } from 'node:stream'
import nodemailer from 'nodemailer'
import type { RenderedMail } from './render'
import type { Sender } from './sender'

export interface Envelope extends RenderedMail {
  /** The same in all attempts, so that an inbox that gets an email twice can recognize it. */
  id: string
  to: string
  listUnsubscribe: string | null
}

/**
 * Resolves once the server has accepted the email. `beforeEnd` can still abort it, by throwing. After `beforeEnd`, an
 * error without the server's answer leaves open whether the email arrived.
 */
export type SendMail = (mail: Envelope, beforeEnd: () => Promise<void>) => Promise<void>

const TIMEOUT_MS = 10_000
/** From the first byte until the message is about to be complete. */
const HAND_OVER_MS = 60_000
/** A server may scan a message for this long before it accepts it; hung up on earlier, it gets it twice (RFC 5321 4.5.3.2.6). */
const ANSWER_MS = 600_000

/**
 * Streams the message and holds back its end until `beforeEnd` has agreed. It does not buffer, because buffered data
 * would request the end before the server has requested the message.
 */
function addGate(message: Readable, beforeEnd: () => Promise<void>): Readable {
  const gate = new Transform({
    readableHighWaterMark: 0,
    transform: (chunk: Buffer, _, done: TransformCallback) => done(null, chunk),
    flush: (done: TransformCallback) => {
      beforeEnd().then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error('held back')),
      )
    },
  })
  message.on('error', (error) => gate.destroy(error))
  return message.pipe(gate)
}

function listHeaders(listUnsubscribe: string | null): Record<string, string | { prepared: true; value: string }> {
  return {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(listUnsubscribe && {
      Precedence: 'bulk',
      // On one line whatever its length: folding has broken signatures.
      'List-Unsubscribe': { prepared: true as const, value: `<${listUnsubscribe}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

export interface MailServer {
  /** One connection per email: a failure of one does not affect the next. */
  send: SendMail
  /** A pool of this many persistent connections. */
  openPool(connections: number): { send: SendMail; close(): void }
}

/** The package reads settings only from the URL; the operator's own settings in it are kept. */
function addSettings(smtpUrl: string, settings: Record<string, string | number | boolean>): string {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries(settings)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  return url.href
}

function open(smtpUrl: string, from: Sender, connections: number | null) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const settings: Record<string, number | string> = {
    ...{ name: domain, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, dnsTimeout: TIMEOUT_MS },
    socketTimeout: ANSWER_MS,
  }
  // Nothing is resent automatically after a broken connection: the outbox decides.
  const pool: Record<string, number | boolean> =
    connections === null ? {} : { pool: true, maxConnections: connections, maxRequeues: 0 }
  const transport = nodemailer.createTransport(addSettings(smtpUrl, { ...settings, ...pool }))
  const gates = new WeakMap<object, () => Promise<void>>()
  transport.use('stream', (mail, done) => {
    const beforeEnd = gates.get(mail.data.envelope ?? {})
    // Last in the chain, because the other stream transforms buffer.
    if (beforeEnd) mail.message.processFunc((message) => addGate(message, beforeEnd))
    done()
  })
  const send: SendMail = async (mail, beforeEnd) => {
    const envelope = { from: from.address, to: [mail.to] }
    let limit: NodeJS.Timeout | undefined
    const tooSlow = new Promise<never>((_, reject) => {
      const error = Object.assign(new Error('the mail server is too slow'), { code: 'ETIMEDOUT' })
      limit = setTimeout(reject, HAND_OVER_MS, error)
    })
    gates.set(envelope, async () => {
      clearTimeout(limit)
      await beforeEnd()
    })
    const sending = transport.sendMail({
      ...{ envelope, from, disableFileAccess: true, disableUrlAccess: true },
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<${mail.id}@${domain}>`,
      headers: listHeaders(mail.listUnsubscribe),
    })
    try {
      await Promise.race([sending, tooSlow])
    } finally {
      clearTimeout(limit)
    }
  }
  return { send, close: () => transport.close() }
}

export function connectMail(smtpUrl: string, from: Sender): MailServer {
  return {
    send: open(smtpUrl, from, null).send,
    openPool: (connections) => open(smtpUrl, from, connections),
  }
}
