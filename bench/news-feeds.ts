/** The news benchmark's feeds: any number, each with its own stories. Sends its origin to the parent once it is up. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const items = Number(process.argv[2])
const subjects = [
  'Court rules on abortion law',
  'Domestic violence shelter opens',
  'Equal pay bill advances',
  'Maternity ward closes',
]
const words = 'A few more words that a newsroom writes below its headline, of about the usual length. '.repeat(6)

const server = createServer((request, response) => {
  const feed = (request.url ?? '/').slice(1)
  const list = Array.from({ length: items }, (_, at) => {
    const title = `${subjects[at % subjects.length]} in town ${feed} for the time ${at}`
    return `<item><title>${title}</title><link>https://example.org/${feed}/${at}</link><guid isPermaLink="false">${feed}-${at}</guid><description>&lt;p&gt;${words}&lt;/p&gt;</description><pubDate>${new Date(Date.now() - at * 60_000).toUTCString()}</pubDate></item>`
  })
  response.writeHead(200, { 'content-type': 'application/rss+xml' })
  response.end(`<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title>${list.join('')}</channel></rss>`)
})
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
