/** A phone for trying out help by text message: what is written on its page goes to the site, signed as the service does. */
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { textMessageCall } from '@/lib/texting/calls'
import { sign } from '@/lib/texting/twilio'
import { documentsIn, escapeText, listDocumentHeaders } from './document'
import type { FakeContext, RunningFake } from './fakes'
import { listen } from './listen'

const HOST = '127.0.0.1'
/** Of the range that is set aside for fiction. */
const NUMBERS = { site: '+12025550142', phone: '+12025550187' }
const MAX_LETTERS = 1600
const MAX_STORED = 100

const style = `
:root { color-scheme: light dark }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
ol { list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: .5rem }
li { padding: .6rem .9rem; border: 1px solid; border-radius: 14px; white-space: pre-wrap; overflow-wrap: anywhere }
.own { margin-left: 20% }
.other { margin-right: 10% }
textarea { width: 100%; font: inherit }
button { font: inherit; min-height: 44px; padding: .3rem 1.2rem }
`
const renderDocument = documentsIn(style)

interface Message {
  isOwn: boolean
  text: string
}

function render(messages: readonly Message[]): string {
  const list = messages.map(({ isOwn, text }) => `<li class="${isOwn ? 'own' : 'other'}">${escapeText(text)}</li>`)
  return renderDocument(
    'Phone',
    `<h1>Phone</h1><p>A fake phone for development. Write a ZIP code, a town, or what you need: <b>77002</b>, <b>AYUDA 77002</b>, <b>lawyer 44102</b>.</p>
<ol>${list.join('')}</ol>
<form method="post" action="/"><label for="text">Text to ${NUMBERS.site}</label><textarea id="text" name="text" rows="3" maxlength="${MAX_LETTERS}" required></textarea><button>Send</button></form>`,
  )
}

const readEntities = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The messages of an answer. */
export function readReply(xml: string): string[] {
  return [...xml.matchAll(/<Message>([\s\S]*?)<\/Message>/g)].map(([, text]) => readEntities(text ?? ''))
}

export async function sendText(siteUrl: string, token: string, text: string): Promise<string[]> {
  const form = new URLSearchParams({
    MessageSid: `SM${randomUUID().replaceAll('-', '')}`,
    From: NUMBERS.phone,
    To: NUMBERS.site,
    Body: text,
  })
  const url = siteUrl + textMessageCall.path
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': sign(token, url, form) },
    body: form,
  })
  if (!response.ok) return [`The site answered ${response.status}.`]
  return readReply(await response.text())
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) {
    body += part
    if (body.length > 10 * MAX_LETTERS) throw new Error('too long')
  }
  return body
}

export async function startFakePhone({ siteUrl, onFailure }: FakeContext): Promise<RunningFake> {
  const token = randomBytes(16).toString('hex')
  const messages: Message[] = []
  let origin = ''

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = listDocumentHeaders(style, siteUrl)
    if (request.method === 'POST' && request.headers.origin === origin) {
      const text = new URLSearchParams(await readBody(request)).get('text') ?? ''
      const replies = await sendText(siteUrl, token, text.slice(0, MAX_LETTERS))
      messages.push({ isOwn: true, text }, ...replies.map((reply) => ({ isOwn: false, text: reply })))
      messages.splice(0, Math.max(0, messages.length - MAX_STORED))
      response.writeHead(303, { location: '/' }).end()
      return
    }
    const isPage = request.method === 'GET' && request.url === '/'
    response
      .writeHead(isPage ? 200 : 404, headers)
      .end(isPage ? render(messages) : renderDocument('Not found', '<h1>Not found</h1>'))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  server.on('error', onFailure)
  origin = `http://${HOST}:${await listen(server, 0)}`
  return {
    env: { TWILIO_AUTH_TOKEN: token, TEXT_NUMBER: NUMBERS.site },
    watch: `${origin}/`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
