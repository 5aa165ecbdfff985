import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const runFile = promisify(execFile)

/** A span like Next's, sent by a separate process, like the site's. */
const program = `
  const { startTracing } = await import('./server/tracing.mjs')
  const { trace, SpanStatusCode } = await import('@opentelemetry/api')
  const provider = startTracing()
  const span = trace.getTracer('next.js').startSpan('GET /help/ohio?near=CANARY', { attributes: {
    'http.method': 'GET', 'http.target': '/help/ohio?near=CANARY', 'http.route': '/help/[state]', 'http.status_code': 200,
    'next.span_name': 'GET /help/CANARY', 'next.span_type': 'BaseServer.handleRequest', 'user.id': 'CANARY' } })
  span.recordException(new Error('CANARY'))
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'CANARY' })
  span.end()
  trace.getTracer('next.js').startSpan('fetch GET https://example.org/CANARY').end()
  await provider.shutdown()
`

async function receiveSpans(): Promise<string> {
  const bodies: string[] = []
  const collector = createServer((request, response) => {
    request.on('data', (chunk) => bodies.push(String(chunk)))
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  const { port } = collector.address() as AddressInfo
  const env = { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }
  await runFile(process.execPath, ['--input-type=module', '--eval', program], { env })
  collector.close()
  return bodies.join('')
}

it('names spans by their route template, and sends no personal data', async () => {
  const sent = await receiveSpans()
  expect(sent).toContain('"GET /help/[state]"')
  expect(sent).toContain('"http.status_code"')
  expect(sent).not.toContain('CANARY')
}, 60_000)
