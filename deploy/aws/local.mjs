/**
 * `node deploy/aws/local.mjs`: serves a bundle built by `OPEN_NEXT_LOCAL=1 npm run build:aws` on this machine, with its
 * own handler and files, as API Gateway and S3 would. Needs PORT and the variables of docs/deploying.md.
 */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, normalize, resolve } from 'node:path'

const bundle = resolve('.open-next')
const assets = join(bundle, 'assets')
const port = Number(process.env.PORT || 3000)
const types = { css: 'text/css', js: 'text/javascript', png: 'image/png', svg: 'image/svg+xml', woff2: 'font/woff2' }

process.env.AWS_LAMBDA_FUNCTION_NAME ||= 'marigold'
process.chdir(join(bundle, 'server-functions/default'))
const { handler } = await import(join(bundle, 'server-functions/default/index.mjs'))

/** @param {string} path */
function findAsset(path) {
  const file = join(assets, normalize(decodeURIComponent(path)))
  return file.startsWith(assets) && existsSync(file) && statSync(file).isFile() ? file : null
}

/** @param {import('node:http').IncomingMessage} request @returns {Promise<Buffer>} */
async function readBody(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** One request at a time, like Lambda. @type {Promise<unknown>} */
let turn = Promise.resolve()

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', `http://localhost:${port}`)
  const asset = findAsset(url.pathname)
  if (asset && request.method === 'GET') {
    response.setHeader('content-type', types[asset.split('.').pop() ?? ''] ?? 'application/octet-stream')
    createReadStream(asset).pipe(response)
    return
  }
  const body = await readBody(request)
  const { cookie, ...headers } = request.headers
  const event = {
    version: '2.0',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    cookies: cookie ? cookie.split('; ') : undefined,
    requestContext: { http: { method: request.method, sourceIp: request.socket.remoteAddress } },
    body: body.length > 0 ? body.toString('base64') : undefined,
    isBase64Encoded: body.length > 0,
  }
  const answering = turn.then(() => handler(event, { awsRequestId: 'local' }))
  turn = answering.catch(() => {})
  try {
    const answer = await answering
    for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, String(value))
    if (answer.cookies?.length) response.setHeader('set-cookie', answer.cookies)
    response.statusCode = answer.statusCode
    response.end(answer.isBase64Encoded ? Buffer.from(answer.body, 'base64') : answer.body)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    response.writeHead(502).end()
  }
})
server.listen(port, '127.0.0.1', () => process.stdout.write(`http://localhost:${port}\n`))
