import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The scripts of another build: the same ones, under other names. A policy identifies inline scripts by content. */
function renameScripts(page: string, build: string): string {
  return page.replaceAll(/(<script[^>]*\ssrc="|"url":"|\burl:")\/_next\/static\/(?=\w)/g, `$1/_next/static/${build}/`)
}

function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

/**
 * The site at a separate address, whose service worker can be replaced: the browser's request for it bypasses
 * what a test can intercept.
 */
export async function startSiteWithVersions(siteUrl: string) {
  let version = 0
  let build = ''
  const held = new Map<string, { reach: () => void; opened: Promise<void> }>()
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/'
    const gate = held.get(path)
    gate?.reach()
    await gate?.opened
    const isWorker = path === '/sw.js'
    const isWhole = !isWorker && (build === '' || path.startsWith('/_next/static/'))
    const { 'if-none-match': _, 'accept-encoding': encoding, ...headers } = asked.headers
    const own: IncomingHttpHeaders = { ...headers, ...(isWhole ? { 'accept-encoding': encoding } : {}) }
    const forwarded = request(
      new URL(build ? path.replace(`/static/${build}/`, '/static/') : path, siteUrl),
      { method: asked.method, headers: own },
      async (response) => {
        const isPage = !isWhole && response.headers['content-type']?.startsWith('text/html')
        if (isWorker || isPage) {
          const { etag: _, 'content-length': __, ...kept } = response.headers
          const sent = await text(response)
          answer.writeHead(response.statusCode ?? 502, kept)
          answer.end((build ? renameScripts(sent, build) : sent) + (isWorker ? `\n// version ${version}` : ''))
        } else {
          answer.writeHead(response.statusCode ?? 502, response.headers)
          response.pipe(answer)
        }
      },
    )
    forwarded.on('error', () => answer.destroy())
    asked.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** With another build, pages and worker reference other scripts; the old ones still exist. */
    publish(isOtherBuild = false) {
      version += 1
      if (isOtherBuild) build = `build-${version}`
    },
    /** All requests for the path wait. */
    hold(path: string) {
      const [reached, gate] = [createGate(), createGate()]
      held.set(path, { reach: reached.open, opened: gate.opened })
      return { reached: reached.opened, open: gate.open }
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
