// @ts-check
/**
 * The process that serves the site, in place of `next start` and `next dev`: Next behind our request guard
 * (node_modules/next/dist/docs/01-app/02-guides/custom-server.md). `--host` names the one address to listen on.
 *
 * Next bundles the request handler with instrumentation.ts, so that nothing needs compiling here: a TypeScript loader would
 * run on each of Next's own dynamic imports, several per request.
 */
import { Server } from 'node:http'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import next from 'next'
import { collectTags, onTagsExpired } from '../lib/cache/page-reads.mjs'
import { oncePerProcess } from '../lib/once-per-process.mjs'
import { createSiteServer, shutDownGracefully } from './listen.mjs'

// V8 lets garbage grow to several times what is in use; it is collected at a tenth more instead (npm run bench -- memory).
// That costs a stored page up to half of its requests a second (npm run bench -- throughput).
setFlagsFromString('--heap-growing-percent=10')

const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = process.env
const traced = OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
const tracing = traced ? (await import('./tracing.mjs')).startTracing() : null

const { values } = parseArgs({ options: { host: { type: 'string' } } })
const isProduction = process.env.NODE_ENV === 'production'
const port = Number(process.env.PORT || 3000)

/** @type {import('./request-handler').Receive} */
let receive
const server = createSiteServer((request, response) => receive(request, response), isProduction)
const site = next({
  dev: !isProduction,
  webpack: true,
  // Not the address that we listen on: the middleware calls every loopback address 'localhost', and Next would request what
  // it rewrites from another host.
  hostname: 'localhost',
  port,
  // Next attaches a WebSocket listener to the server it is given; ours rejects upgrades.
  httpServer: isProduction ? new Server() : server,
})
/** Next does not wait for instrumentation.ts, which provides the request guard (server/compose.ts). */
const provided = new Promise((/** @type {(open: import('./compose').CreateHandler) => void} */ resolve, reject) => {
  oncePerProcess('request-handler', () => ({ provide: resolve }))
  setTimeout(() => reject(new Error('The build has no request handler: run `next build` again.')), 60_000).unref()
})
await site.prepare()
const createHandler = await provided
receive = createHandler(site.getRequestHandler(), { collectTags, onTagsExpired })

/** Searches that load what searching needs: the phrases, the places, the records that most questions find. */
const firstSearches = [
  '/resources/search?q=shelter+near+cleveland+ohio',
  '/es/resources/search?q=mi+esposo+me+pega',
  '/api/resources/search?q=leagal+help+to+get+custody',
  '/safe-tonight?place=Texas',
]

/**
 * The first search of a process would otherwise take seconds. One after the other, so that visitors are served between
 * them; marked as typing, so that they count as nobody's.
 * @param {string} address
 */
async function warm(address) {
  for (const path of firstSearches) {
    const answer = await fetch(address + path, { headers: { 'x-typing': '1' } }).catch(() => null)
    await answer?.arrayBuffer().catch(() => {})
  }
}

let isStopping = false
/** @param {'SIGINT' | 'SIGTERM'} signal */
function stop(signal) {
  if (isStopping) return
  isStopping = true
  void shutDownGracefully(server)
    .then(() => Promise.allSettled([site.close(), tracing?.shutdown()]))
    .finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  if (!isProduction) server.closeAllConnections()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
server.on('error', (error) => {
  process.stderr.write(`The site can't listen on port ${port}: ${error.message}\n`)
  process.exit(1)
})
server.listen(port, values.host, () => {
  // Development compiles each page when it is asked for.
  if (isProduction) void warm(`http://${values.host ?? '127.0.0.1'}:${port}`)
})
