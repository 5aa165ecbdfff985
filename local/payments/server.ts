import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../listen'
import { Api } from './api'
import { ApiError } from './api-error'
import { Billing } from './billing'
import { type Page, showCardPage, takeAnswer, takeCard } from './card-page'
import { runAction } from './control'
import { listHtmlHeaders, renderDocument } from './html'
import { changePortal, showPortal } from './portal-page'
import { Store } from './state'
import { renderWatchPage } from './watch-page'
import { Sender } from './webhooks'

/** A different host name than the site's, so that neither sees the other's cookies. */
const HOST = '127.0.0.1'

/** How API calls fail: before they have any effect, or after, so that only the response is lost. */
export type Outage = 'none' | 'refuses' | 'hangs' | 'loses-answers' | 'holds-answers'

export interface RunningPayments {
  url: string
  store: Store
  bank: Billing
  sender: Sender
  setOutage(outage: Outage): void
  /** The API requests so far: 'POST /v1/payment_intents'. */
  requests: string[]
  stop(): Promise<void>
}

export async function startPayments(options: {
  siteUrl: string
  dataDir: string | null
  webhookUrl?: string
}): Promise<RunningPayments> {
  const { siteUrl, dataDir, webhookUrl = `${options.siteUrl}/api/webhooks/stripe` } = options
  const store = new Store(dataDir)
  const sender = new Sender(store, webhookUrl)
  const bank = new Billing(store.state, () => sender.wake())
  const api = new Api(store, bank)
  const requests: string[] = []
  let outage: Outage = 'none'
  /** Responses held until the outage is over. */
  const held: (() => void)[] = []

  function send(response: ServerResponse, { status, html, location }: Page): void {
    response.writeHead(status, { ...listHtmlHeaders(siteUrl), ...(location && { location }) })
    response.end(html)
  }

  function later(work: () => void, ms: number): void {
    setTimeout(() => {
      work()
      store.save()
    }, ms).unref()
  }

  function setOutage(next: Outage): void {
    outage = next
    if (next !== 'holds-answers') for (const release of held.splice(0)) release()
  }

  async function answerApi(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`)
    if (outage === 'hangs') return
    if (outage === 'refuses') {
      response.writeHead(500, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      response.end(JSON.stringify({ error: { type: 'api_error', message: 'An outage that a test asked for.' } }))
      return
    }
    const { status, body: answer, headers } = api.handle(request, body)
    if (outage === 'holds-answers') {
      await new Promise<void>((resolve) => {
        held.push(resolve)
      })
    }
    if (outage === 'loses-answers') {
      request.socket.destroy()
      return
    }
    response.writeHead(status, headers)
    response.end(answer)
  }

  /** Only a program on this machine can set the header; a page of another site would need a preflight. */
  function answerControl(request: IncomingMessage, response: ServerResponse, body: string): void {
    if (request.headers['x-fake'] !== 'control') throw new ApiError(403, { type: 'api_error', message: 'No.' })
    const given: Record<string, unknown> = body === '' ? {} : JSON.parse(body)
    if (typeof given.outage === 'string') setOutage(given.outage as Outage)
    const result = request.method === 'GET' ? store.state : runAction(bank, sender, given)
    store.save()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(result ?? null))
  }

  function findPage(request: IncomingMessage, url: URL, body: string): Page | null {
    const isPost = request.method === 'POST'
    const given = isPost ? new URLSearchParams(body) : url.searchParams
    const portal = /^\/portal\/(\w+)$/.exec(url.pathname)?.[1]
    if (isPost && request.headers.origin !== `http://${HOST}:${store.state.port}`) return null
    if (portal) return isPost ? changePortal(bank, portal, given) : showPortal(bank, portal)
    if (url.pathname === '/card')
      return isPost ? takeCard(bank, given, siteUrl, later) : showCardPage(bank, given, siteUrl)
    if (url.pathname === '/card/answer' && isPost) return takeAnswer(bank, given, siteUrl)
    if (url.pathname === '/do' && isPost) {
      runAction(bank, sender, Object.fromEntries(given))
      return { status: 303, html: '', location: '/' }
    }
    return url.pathname === '/' ? { status: 200, html: renderWatchPage(bank, sender) } : null
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${HOST}`)
    const body = await text(request)
    if (url.pathname.startsWith('/v1/')) return answerApi(request, response, body)
    if (url.pathname === '/control') return answerControl(request, response, body)
    const nothing = { status: 404, html: renderDocument('Nothing here', '<h1>Nothing here</h1>') }
    const page = findPage(request, url, body) ?? nothing
    store.save()
    send(response, page)
  }

  const server = createServer((request, response) => {
    // Protects against DNS rebinding.
    if (request.headers.host !== `${HOST}:${store.state.port}`) {
      send(response, { status: 403, html: renderDocument('Wrong host', '<h1>Wrong host</h1>') })
      return
    }
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof ApiError ? error.status : 500
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: error instanceof Error ? error.message : String(error) } }))
    })
  })
  store.state.port = await listen(server, store.state.port).catch(() => listen(server, 0))
  // Payments that were processing when the fake stopped have gone through since.
  for (const intent of Object.values(store.state.intents)) if (intent.status === 'processing') bank.finish(intent)
  store.save()
  sender.wake()
  return {
    ...{ url: `http://${HOST}:${store.state.port}`, store, bank, sender, requests },
    setOutage,
    async stop() {
      await sender.stop()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      store.save()
    },
  }
}
