/** A local feed server for all kinds of feeds, and sample feeds. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach } from 'vitest'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface FeedServer {
  origin: string
  /** Requested paths, in order. */
  asked: string[]
  put(path: string, answer: Answer | string | Buffer, headers?: Record<string, string>): string
  stop(): Promise<void>
}

export async function startFeedServer(): Promise<FeedServer> {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    asked,
    put(path, answer, headers = { 'content-type': 'application/rss+xml; charset=utf-8' }) {
      answers.set(
        path,
        typeof answer === 'function' ? answer : (_, response) => response.writeHead(200, headers).end(answer),
      )
      return origin + path
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export interface SampleItem {
  title: string
  link?: string
  guid?: string
  description?: string
  date?: Date | string
  extra?: string
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function writeItem({ title, link, guid, description = '', date = new Date(), extra = '' }: SampleItem): string {
  const id = guid === undefined ? '' : `<guid isPermaLink="false">${guid}</guid>`
  const at = typeof date === 'string' ? date : date.toUTCString()
  return `<item><title>${title}</title><link>${escapeXml(link ?? `https://example.org/${encodeURIComponent(title)}`)}</link>${id}<description>${description}</description><pubDate>${at}</pubDate>${extra}</item>\n`
}

export function writeRss(items: SampleItem[], head = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${head}<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Feed</title>${items.map(writeItem).join('')}</channel></rss>`
}

const laughs = Array.from({ length: 10 }, (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at};`.repeat(10)}">`).join('')
/** Ten nested entities that would expand to ten billion. */
export const billionLaughs = `<!DOCTYPE rss [<!ENTITY lol0 "lol">${laughs}<!ENTITY file SYSTEM "file:///etc/passwd">]>`

/** A server that may be requested, and one that must never be. */
export async function useServerAndCanary(): Promise<{ server: FeedServer; canary: FeedServer }> {
  const [server, canary] = await Promise.all([startFeedServer(), startFeedServer()])
  canary.put('/', 'secret')
  beforeEach(() => {
    canary.asked.splice(0)
  })
  afterAll(() => Promise.all([server.stop(), canary.stop()]))
  return { server, canary }
}
