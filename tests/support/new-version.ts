import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The site again at an address of its own, whose service worker can be made another one: the browser asks for it past
 * what a test can answer in the server's place.
 */
export async function startSiteWithVersions(siteUrl: string) {
  let version = 0
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/sw.js'
    const { 'if-none-match': _, 'accept-encoding': encoding, ...headers } = asked.headers
    const own = { ...headers, ...(isWorker ? {} : { 'accept-encoding': encoding }) }
    const forwarded = request(
      new URL(asked.url ?? '/', siteUrl),
      { method: asked.method, headers: own },
      (response) => {
        const { etag: _, ...kept } = response.headers
        answer.writeHead(response.statusCode ?? 502, isWorker ? kept : response.headers)
        response.on('end', () => answer.end(isWorker ? `\n// version ${version}` : undefined))
        response.pipe(answer, { end: false })
      },
    )
    forwarded.on('error', () => answer.destroy())
    asked.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish() {
      version += 1
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
