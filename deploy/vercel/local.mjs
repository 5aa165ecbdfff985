// @ts-check
/**
 * `node deploy/vercel/local.mjs`: serves the output of `vercel build` (.vercel/output) on this machine, with its own functions
 * and files, following the Build Output API: routes in phases, files before functions, prerendered pages cached
 * until one of their tags expires. Needs PORT and the variables of docs/deploying.md.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { createServer, request as sendRequest } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, extname, join, relative, resolve } from 'node:path'

/**
 * @typedef {{ type: string, key?: string, value?: string }} Condition
 * @typedef {{ handle?: string, src?: string, dest?: string, status?: number, headers?: Record<string, string>, continue?: boolean, check?: boolean,
 *   caseSensitive?: boolean, methods?: string[], has?: Condition[], missing?: Condition[], middlewarePath?: string }} Route
 * @typedef {{ status: number, headers: Record<string, string | string[]>, body: Buffer }} Answer
 * @typedef {Answer & { madeAt: number, tags: string[] }} Kept
 * @typedef {{ method: string, asked: URL, path: string, query: URLSearchParams, headers: Record<string, string>, body: Buffer, status: number | null,
 *   added: Record<string, string>, answer: Answer | null }} Visit
 */

const root = process.cwd()
const output = resolve('.vercel/output')
const port = Number(process.env.PORT || 3000)
/** @type {{ routes: Route[], overrides?: Record<string, { path?: string, contentType?: string }> }} */
const config = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'))
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

// What the platform provides in the process of a function.
process.env.VERCEL = '1'
/** @type {Map<string, number>} */
const expiredAt = new Map()
/** @param {string[]} tags @param {number} madeAt */
const isExpired = (tags, madeAt) => tags.some((tag) => (expiredAt.get(tag) ?? 0) >= madeAt)
/** @type {Map<string, { value: unknown, lastModified: number, tags: string[] }>} */
const data = new Map()
Reflect.set(globalThis, Symbol.for('@next/cache-handlers'), {
  FetchCache: class {
    /** @param {string} key */
    async get(key) {
      const entry = data.get(key)
      return entry && !isExpired(entry.tags, entry.lastModified) ? entry : null
    }
    /** @param {string} key @param {unknown} value @param {{ tags?: string[] }} context */
    async set(key, value, { tags = [] }) {
      data.set(key, { value, lastModified: Date.now(), tags })
    }
    /** @param {string | string[]} tags */
    async revalidateTag(tags) {
      for (const tag of [tags].flat()) expiredAt.set(tag, Date.now())
    }
    resetRequestCache() {}
  },
})
Reflect.set(globalThis, Symbol.for('@vercel/request-context'), { get: () => ({ waitUntil() {} }) })

/** @param {string} folder @returns {string[]} */
function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name.endsWith('.func')) return [path]
    return entry.isDirectory() ? listFiles(path) : [path]
  })
}

/** By the path under which each is found. @type {Map<string, { file: string, type: string }>} */
const files = new Map()
const statics = join(output, 'static')
for (const file of listFiles(statics)) {
  const name = relative(statics, file)
  const { path = name, contentType } = config.overrides?.[name] ?? {}
  files.set(`/${path}`, { file, type: contentType ?? Reflect.get(types, extname(file)) ?? 'application/octet-stream' })
}

const functions = join(output, 'functions')
const outputs = new Set(listFiles(functions).map((file) => `/${relative(functions, file)}`))
/** @param {string} path @param {string} extension */
const has = (path, extension) => outputs.has(`${path === '/' ? '/index' : path}${extension}`)
/** @param {string} path @param {string} extension */
const inFunctions = (path, extension) => join(functions, `${path === '/' ? '/index' : path}${extension}`)

/** All functions in one folder, because the platform combines those with the same files. */
const folder = mkdtempSync(join(tmpdir(), 'marigold-vercel-'))
let handler = ''
/** @param {string} to @param {string} from */
function place(to, from) {
  const path = join(folder, to)
  if (existsSync(path) || !statSync(from).isFile()) return
  mkdirSync(dirname(path), { recursive: true })
  try {
    linkSync(from, path)
  } catch {
    copyFileSync(from, path)
  }
}
for (const name of outputs) {
  const own = join(functions, name, '.vc-config.json')
  if (!name.endsWith('.func') || !existsSync(own)) continue
  const described = JSON.parse(readFileSync(own, 'utf8'))
  if (described.runtime === 'edge') continue
  handler = described.handler
  for (const [to, from] of Object.entries(described.filePathMap ?? {})) place(to, join(root, from))
  for (const file of listFiles(join(functions, name))) place(relative(join(functions, name), file), file)
}
const launched = createRequire(import.meta.url)(join(folder, handler))
const inner = createServer((request, response) => {
  Promise.resolve(launched(request, response)).catch(() => response.headersSent || response.writeHead(500).end())
})
const innerPort = await /** @type {Promise<number>} */ (
  new Promise((done) => {
    inner.listen(0, '127.0.0.1', () => done(/** @type {import('node:net').AddressInfo} */ (inner.address()).port))
  })
)

/** @param {Visit} visit @param {Record<string, string>} headers @returns {Promise<Answer>} */
function callFunction({ method, asked, query, body }, headers) {
  const path = `${asked.pathname}${query.size > 0 ? `?${query}` : ''}`
  return new Promise((done, fail) => {
    const sent = sendRequest({ port: innerPort, host: '127.0.0.1', method, path, headers }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const given = /** @type {Record<string, string | string[]>} */ ({ ...response.headers })
        for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'date']) delete given[name]
        done({ status: response.statusCode ?? 500, headers: given, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

/** Identifies the page for Next, and the invocation. @param {string} path */
const named = (path) => ({ 'x-matched-path': path, 'x-invocation-id': randomUUID() })

/** @type {Map<string, Kept>} */
const kept = new Map()

/** @param {Answer} answer @returns {Kept} */
function keep({ status, headers, body }) {
  const { 'x-next-cache-tags': tags = '', ...rest } = headers
  return { status, headers: rest, body, madeAt: Date.now(), tags: String(tags).split(',').filter(Boolean) }
}

/** A prerendered page. @param {string} path @returns {Kept | null} */
function readFallback(path) {
  const {
    fallback,
    initialHeaders = {},
    initialStatus = 200,
  } = JSON.parse(readFileSync(inFunctions(path, '.prerender-config.json'), 'utf8'))
  if (!fallback) return null
  const name = fallback.fsPath ?? fallback
  const body = readFileSync(join(dirname(inFunctions(path, '.prerender-config.json')), name))
  const made = keep({ status: initialStatus, headers: initialHeaders, body })
  return { ...made, madeAt: statSync(join(output, 'config.json')).mtimeMs }
}

/** @param {Visit} visit @param {string} path of the output @returns {Promise<Answer>} */
async function answerByFunction(visit, path) {
  const { asked, method } = visit
  const host = asked.host
  const isKept = has(path, '.prerender-config.json') && ['GET', 'HEAD'].includes(method)
  if (!isKept) return callFunction(visit, { ...visit.headers, host, ...named(path) })
  // A cached page is rendered without any visitor's data.
  const key = `${asked.pathname}${extname(path) === '.rsc' ? '.rsc' : ''}`
  const found = kept.get(key) ?? readFallback(path)
  if (found && !isExpired(found.tags, found.madeAt)) return found
  const { rsc } = visit.headers
  const own = new URLSearchParams([...visit.query].filter(([name]) => name.startsWith('nxtP')))
  const headers = { host, ...named(path), ...(rsc && { rsc }) }
  const answer = await callFunction({ ...visit, method: 'GET', query: own }, headers)
  const made = keep(answer)
  const caching = String(answer.headers['vercel-cdn-cache-control'] ?? answer.headers['cache-control'] ?? '')
  if (caching.includes('s-maxage')) kept.set(key, made)
  return made
}

/** @param {Visit} visit @returns {Promise<boolean>} whether something lies at its path */
async function answerByFile(visit) {
  const path = visit.path === '/' ? '/' : visit.path.replace(/\/$/, '')
  const file = files.get(path) ?? (path === '/' ? files.get('/index') : undefined)
  if (file) {
    const headers = { 'content-type': file.type }
    visit.answer = { status: visit.status ?? 200, headers, body: readFileSync(file.file) }
  } else if (has(path, '.func')) {
    const answer = await answerByFunction(visit, path)
    visit.answer = { ...answer, status: visit.status ?? answer.status }
  }
  return visit.answer !== null
}

/** @param {string} text @param {RegExpExecArray} match */
function fill(text, match) {
  return text.replaceAll(/\$(\w+)/g, (_, name) => match.groups?.[name] ?? match[Number(name)] ?? '')
}

/** @param {Condition} condition @param {Visit} visit */
function holds({ type, key = '', value }, { headers, query, asked }) {
  const cookies = new Map(
    (headers.cookie ?? '').split('; ').map((pair) => /** @type {[string, string]} */ (pair.split('='))),
  )
  const given = {
    header: headers[key.toLowerCase()],
    query: query.get(key),
    cookie: cookies.get(key),
    host: asked.host,
  }
  const own = Reflect.get(given, type) ?? null
  return own !== null && (value === undefined || new RegExp(`^${value}$`).test(own))
}

/** The middleware has its own runtime. @type {Map<string, any>} */
const runtimes = new Map()

/** @param {string} path */
function startRuntime(path) {
  const code = readFileSync(join(inFunctions(path, '.func'), 'index.js'), 'utf8')
  const at = code.lastIndexOf('export default')
  const require = createRequire(import.meta.url)
  const { EdgeRuntime } = require('next/dist/compiled/edge-runtime')
  const runtime = new EdgeRuntime({
    /** @param {object} context */
    extend: (context) => Object.assign(context, { AsyncLocalStorage, require, process: { env: { ...process.env } } }),
  })
  runtime.evaluate(`${code.slice(0, at)}globalThis.run = ${code.slice(at + 'export default'.length)}`)
  runtimes.set(path, runtime)
  return runtime
}

/** @param {string} path @param {Visit} visit */
async function runMiddleware(path, visit) {
  const { context } = runtimes.get(path) ?? startRuntime(path)
  const request = new context.Request(`${visit.asked}`, { method: visit.method, headers: visit.headers })
  const response = await context.run(request, { waitUntil() {} })
  /** @type {Record<string, string>} */
  const given = Object.fromEntries(response.headers)
  for (const name of (given['x-middleware-override-headers'] ?? '').split(',').filter(Boolean)) {
    visit.headers[name] = given[`x-middleware-request-${name}`] ?? ''
  }
  const isNext = given['x-middleware-next'] === '1'
  for (const name of Object.keys(given)) if (name.startsWith('x-middleware-')) delete given[name]
  if (isNext) Object.assign(visit.added, given)
  else visit.answer = { status: response.status, headers: given, body: Buffer.from(await response.arrayBuffer()) }
}

/** @type {Map<string, Route[]>} */
const phases = new Map()
let phase = 'begin'
for (const route of config.routes) {
  phase = route.handle ?? phase
  phases.set(phase, [...(phases.get(phase) ?? []), ...(route.handle ? [] : [route])])
}

/** @param {string} name @param {Visit} visit @returns {Promise<boolean>} whether it is answered */
async function runPhase(name, visit) {
  for (const route of phases.get(name) ?? []) {
    const { src = '', dest, status, headers = {}, methods, has: needed = [], missing = [] } = route
    const match = new RegExp(src.startsWith('^') ? src : `^${src}`, route.caseSensitive ? '' : 'i').exec(visit.path)
    const end = match && (src.endsWith('$') || match[0].length === visit.path.length)
    if (name === 'error' && status !== visit.status) continue
    if (!match || !end || (methods && !methods.includes(visit.method))) continue
    if (!needed.every((one) => holds(one, visit)) || missing.some((one) => holds(one, visit))) continue
    if (route.middlewarePath) {
      await runMiddleware(route.middlewarePath, visit)
      if (visit.answer) return true
      continue
    }
    for (const [key, value] of Object.entries(headers)) visit.added[key.toLowerCase()] = fill(value, match)
    if (status && status >= 300 && status < 400 && visit.added.location) {
      visit.answer = { status, headers: {}, body: Buffer.alloc(0) }
      return true
    }
    if (status) visit.status = status
    if (dest) {
      const [path = '/', query = ''] = fill(dest, match).split('?')
      visit.path = path.startsWith('/') ? path : `/${path}`
      for (const [key, value] of new URLSearchParams(query)) if (!visit.query.has(key)) visit.query.set(key, value)
    }
    if (route.continue) continue
    if (dest && (await answerByFile(visit))) return true
    if (!route.check) return false
  }
  return false
}

/** @param {Visit} visit @returns {Promise<Answer>} */
async function answer(visit) {
  if (await runPhase('begin', visit)) return /** @type {Answer} */ (visit.answer)
  if (!(await answerByFile(visit))) {
    for (const name of ['filesystem', 'rewrite', 'resource', 'miss']) {
      if (name === 'resource') visit.status = null
      if ((await runPhase(name, visit)) || (await answerByFile(visit))) break
    }
  }
  if (!visit.answer) {
    visit.status = 404
    await runPhase('error', visit)
  }
  return visit.answer ?? { status: 404, headers: {}, body: Buffer.alloc(0) }
}

const server = createServer(async (request, response) => {
  const asked = new URL(request.url ?? '/', `http://localhost:${port}`)
  /** @type {Buffer[]} */
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = /** @type {Record<string, string>} */ ({ ...request.headers })
  for (const name of ['connection', 'x-matched-path', 'x-now-route-matches', 'transfer-encoding']) delete headers[name]
  headers['x-vercel-forwarded-for'] = request.socket.remoteAddress ?? ''
  /** @type {Visit} */
  const visit = {
    method: request.method ?? 'GET',
    asked,
    path: asked.pathname,
    query: new URLSearchParams(asked.search),
    headers,
    body: Buffer.concat(chunks),
    status: null,
    added: {},
    answer: null,
  }
  try {
    const { status, headers: given, body } = await answer(visit)
    // Headers that the platform does not send on.
    const { 'x-next-cache-tags': _, 'vercel-cdn-cache-control': __, ...shown } = given
    if (/s-maxage/.test(String(shown['cache-control']))) shown['cache-control'] = 'public, max-age=0, must-revalidate'
    for (const [name, value] of Object.entries({ ...visit.added, ...shown })) response.setHeader(name, value)
    response.statusCode = status
    response.end(visit.method === 'HEAD' ? undefined : body)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    response.writeHead(502).end()
  }
})
server.listen(port, '127.0.0.1', () => process.stdout.write(`http://localhost:${port}\n`))
