import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { FakeContext, RunningFake } from './fakes'
import { listen } from './listen'
import { mailHeaders, pageHeaders, renderList, renderMailBody, renderMailPage, renderNothing } from './mail-page'
import { type CaughtMail, MailStore } from './mail-store'

const HOST = '127.0.0.1'
const MAX_BYTES = 10_000_000

interface Ports {
  smtp: number
  page: number
}

function createCatcher(store: MailStore): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    onData(stream, _, done) {
      buffer(stream)
        .then((raw) => store.keep(raw))
        .then(() => done(), done)
    },
  })
  // A sender that disconnects halfway is not our error.
  server.on('error', () => {})
  return server
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, page: string): void {
  response.writeHead(status, headers)
  response.end(page)
}

async function readAll(store: MailStore): Promise<CaughtMail[]> {
  const mails = await Promise.all(store.list().map((id) => store.read(id)))
  return mails.filter((mail) => mail !== null)
}

async function answer(store: MailStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request
  if (method === 'POST' && url === '/clear') {
    store.clear()
    return send(response, 303, { location: '/' }, '')
  }
  if (method !== 'GET' && method !== 'HEAD') return send(response, 405, { allow: 'GET, HEAD' }, '')
  if (url === '/') return send(response, 200, pageHeaders, renderList(await readAll(store)))
  const [, id = '', part] = /^\/mails\/([\w-]+)(\/html)?$/.exec(url) ?? []
  const mail = await store.read(id)
  if (!mail) return send(response, 404, pageHeaders, renderNothing())
  if (part) return send(response, 200, mailHeaders, renderMailBody(mail))
  return send(response, 200, pageHeaders, renderMailPage(mail))
}

function createPage(store: MailStore): Server {
  const server = createServer((request, response) => {
    const address = server.address()
    const own = typeof address === 'object' && address ? `${HOST}:${address.port}` : ''
    const { host, origin } = request.headers
    // Protects against DNS rebinding and cross-site forms.
    if (host !== own || (origin !== undefined && origin !== `http://${own}`)) {
      return send(response, 403, pageHeaders, renderNothing())
    }
    answer(store, request, response).catch(() => send(response, 500, pageHeaders, renderNothing()))
  })
  return server
}

export interface RunningMail {
  smtpUrl: string
  pageUrl: string
  store: MailStore
  stop(): Promise<void>
}

/** An SMTP server on this machine that stores what it receives, and a page that shows it. */
export async function startMail(folder: string, ports: Ports = { smtp: 0, page: 0 }): Promise<RunningMail> {
  const store = new MailStore(folder)
  const [catcher, page] = [createCatcher(store), createPage(store)]
  const smtp = await listen(catcher.server, ports.smtp).catch(() => listen(catcher.server, 0))
  const shown = await listen(page, ports.page).catch(() => listen(page, 0))
  return {
    smtpUrl: `smtp://${HOST}:${smtp}`,
    pageUrl: `http://${HOST}:${shown}`,
    store,
    async stop() {
      const closed = [
        new Promise<void>((resolve) => catcher.close(() => resolve())),
        new Promise<void>((resolve) => page.close(() => resolve())),
      ]
      page.closeAllConnections()
      await Promise.all(closed)
    },
  }
}

/** Prefers the ports of the last run, so that an open page keeps working. */
function readPorts(path: string): Ports {
  try {
    const { smtp, page } = JSON.parse(readFileSync(path, 'utf8'))
    return { smtp: Number(smtp) || 0, page: Number(page) || 0 }
  } catch {
    return { smtp: 0, page: 0 }
  }
}

export async function startFakeMail({ dataDir }: FakeContext): Promise<RunningFake> {
  const folder = join(dataDir, 'mail')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'ports.json')
  const mail = await startMail(folder, readPorts(path))
  const ports: Ports = { smtp: Number(new URL(mail.smtpUrl).port), page: Number(new URL(mail.pageUrl).port) }
  writeFileSync(path, JSON.stringify(ports), { mode: 0o600 })
  return {
    env: {
      SMTP_URL: mail.smtpUrl,
      ...(process.env.MAIL_FROM ? {} : { MAIL_FROM: `${process.env.SITE_NAME || 'Marigold'} <hello@marigold.test>` }),
    },
    watch: mail.pageUrl,
    stop: mail.stop,
  }
}
