import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { isServerless, readEnv } from '@/lib/env'
import type { ErrorPages } from '@/lib/http/error-pages'
import { knowScripts, knowStyle, listScripts } from '@/lib/safety/inline-parts.mjs'
import * as english from '@/lib/site/language/en/trouble'
import * as spanish from '@/lib/site/language/es/trouble'
import { EXIT_URL } from '@/lib/site/public-facts'
import { jobs } from '@/server/jobs/jobs'
import { admitRequest, finishResponse } from './aws/request-guard.mjs'
import { finishBuild } from './finish-build.mjs'
import { listKnownScripts } from './known-scripts.mjs'

const SITE = 'https://example.org'
knowScripts('en-US', ['go()'])
knowStyle('a{color:red}')
const page = (more = '') =>
  `<!DOCTYPE html><html lang="en-US"><head><style>a{color:red}</style></head><body${more}><script>go()</script></body></html>`

async function makeBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'marigold-build-'))
  const paths = { page: join(folder, 'help.html'), file: join(folder, '404.html') }
  await writeFile(paths.page, page())
  await writeFile(paths.file, page())
  const offline = join(folder, 'route-cache-offline.html')
  await writeFile(offline, page(' data-offline=""'))
  const fallback = { filePath: paths.page, initialHeaders: { 'x-next-cache-tags': 'directory' } }
  const outputs = {
    prerenders: [
      { pathname: '/help', fallback },
      { pathname: '/help.rsc', fallback: { filePath: join(folder, 'help.rsc') } },
      { pathname: '/es/offline', fallback: { filePath: offline } },
      {},
    ],
    staticFiles: [{ pathname: '/404', filePath: paths.file }, { filePath: join(folder, 'a.css') }],
  }
  // Only the parts of Next's long descriptions that are read.
  await finishBuild(outputs as unknown as Parameters<typeof finishBuild>[0], folder)
  return { folder, paths, fallback }
}

it('gives each prerendered page one policy, and keeps its tags', async () => {
  const { fallback } = await makeBuild()
  expect(fallback.initialHeaders).toMatchObject({
    'x-next-cache-tags': 'directory',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-[^']+';/),
  })
  expect(fallback.initialHeaders).not.toHaveProperty('cdn-cache-control')
})

it('writes a static file’s policy into the file, because hosts add no header to it', async () => {
  const { paths } = await makeBuild()
  const html = await readFile(paths.file, 'utf8')
  expect(html.match(/http-equiv="content-security-policy"/g)).toHaveLength(1)
  expect(html).toContain("script-src 'self' 'sha256-")
  expect(html).not.toContain('frame-ancestors')
})

it('copies pages that are read by name to where they are looked up, unchanged', async () => {
  const { folder } = await makeBuild()
  expect(await readFile(join(folder, 'server/app/es/offline.html'), 'utf8')).toBe(page(' data-offline=""'))
  expect(await readFile(join(folder, 'server/app/_not-found.html'), 'utf8')).toBe(page())
})

it('knows, outside of Next, the scripts that the pages of each language carry', async () => {
  await listKnownScripts()
  for (const [tag, { exit }] of [
    ['en-US', english],
    ['es-US', spanish],
  ] as const) {
    const call = `startExit(${JSON.stringify(EXIT_URL)}, ${JSON.stringify(exit).replaceAll('<', '\\u003c')})`
    expect([...listScripts(tag, false).keys()].some((text) => text.includes(call))).toBe(true)
  }
})

const answer = (headers: Record<string, string>, html = page(), statusCode = 200) => ({
  statusCode,
  headers,
  body: new Response(html).body,
})

/** Each page's text is its name. */
const errorPages = {} as ErrorPages
for (const language of ['en', 'es'] as const)
  errorPages[language] = {
    missing: errorPage(`${language} missing`),
    failed: errorPage(`${language} failed`),
    busy: errorPage(`${language} busy`),
  }
for (const name of ['consoleMissing', 'consoleForbidden', 'consoleBusy'] as const) errorPages[name] = errorPage(name)

function errorPage(text: string) {
  return { body: Buffer.from(text), packed: Buffer.from(''), policy: "default-src 'none'" }
}

it('adds one policy and the common headers to a page rendered on Lambda', async () => {
  const result = answer({ 'content-type': 'text/html; charset=utf-8' })
  await finishResponse(result, '/help/ohio', SITE, errorPages)
  expect(result.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("'sha256-"),
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  })
})

it('passes the client address to Next on Lambda, and nothing the client says about it', () => {
  const asked = { method: 'GET', rawPath: '/', url: 'https://example.org/', remoteAddress: '203.0.113.9' }
  const headers = { 'x-forwarded-for': '1.1.1.1', 'x-nonce': 'mine', 'x-marigold-address': '1.1.1.1', accept: '*/*' }
  expect(admitRequest({ ...asked, headers }, SITE).headers).toEqual({
    accept: '*/*',
    'x-forwarded-host': 'example.org',
    'x-marigold-address': '203.0.113.9',
  })
})

it('renders no page for a write', () => {
  const asked = { rawPath: '/help', url: 'https://example.org/help', remoteAddress: '203.0.113.9', headers: {} }
  expect(admitRequest({ ...asked, method: 'POST' }, SITE).rawPath).toBe('/api/refused')
  expect(admitRequest({ ...asked, method: 'GET' }, SITE).rawPath).toBe('/help')
})

it('leaves a page with its own policy unchanged', async () => {
  const policy = "script-src 'nonce-abc'"
  const result = answer({ 'content-type': 'text/html', 'content-security-policy': policy })
  await finishResponse(result, '/resources/search', SITE, errorPages)
  expect(result.headers['content-security-policy']).toBe(policy)
})

it.each([
  ['/es/ayuda', 404, "script-src 'sha256-a'", 'es missing'],
  ['/resources/search', 500, "script-src 'nonce-a'", 'en failed'],
  ['/es/resources/search', 503, '', 'es failed'],
  ['/admin/resources', 404, '', 'consoleMissing'],
  ['/admin', 403, "script-src 'nonce-a'", 'consoleForbidden'],
])('on Lambda, replaces the error at %s with status %i by our own full page', async (path, status, policy, words) => {
  const result = answer({ 'content-type': 'text/html', 'content-security-policy': policy }, page(), status)
  await finishResponse(result, path, SITE, errorPages)
  expect(await new Response(result.body).text()).toBe(words)
  expect(result.headers).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'cache-control': expect.stringContaining('no-store'),
  })
})

it('leaves our own rejection on Lambda unchanged', async () => {
  const headers = { 'content-type': 'text/html', 'content-security-policy': "script-src 'sha256-a'" }
  const result = answer(headers, 'Wait a little', 429)
  await finishResponse(result, '/resources/search', SITE, errorPages)
  expect(await new Response(result.body).text()).toBe('Wait a little')
})

it('lets no browser store a redirect on Lambda', async () => {
  const result = answer({ location: '/help/ohio', 'cache-control': 's-maxage=31536000' }, '', 308)
  await finishResponse(result, '/help/OHIO', SITE, errorPages)
  expect(result.headers['cache-control']).toBe('no-store')
})

it('lets no cache store a response for one person', async () => {
  const result = answer({ 'content-type': 'text/html', 'cdn-cache-control': 'public' }, page(' data-private=""'))
  await finishResponse(result, '/dashboard/saved', SITE, errorPages)
  expect(result.headers['cache-control']).toBe('private, no-store')
  expect(result.headers).not.toHaveProperty('cdn-cache-control')
})

it('has Vercel’s cron run every job of the site', () => {
  const { crons } = JSON.parse(readFileSync('vercel.json', 'utf8')) as { crons: { path: string }[] }
  const asked = crons.map(({ path }) => path).sort()
  expect(asked).toEqual([...jobs.map(({ name }) => `/api/cron/${name}`), '/api/revalidate'].sort())
})

it('detects a host where nothing runs between requests', () => {
  const read = (source: Record<string, string>) => {
    const result = readEnv(source)
    return 'env' in result && isServerless(result.env)
  }
  expect(read({})).toBe(false)
  expect(read({ VERCEL: '1' })).toBe(true)
  expect(read({ AWS_LAMBDA_FUNCTION_NAME: 'site' })).toBe(true)
  expect(read({ VERCEL: '1', SERVERLESS: 'off' })).toBe(false)
})

it('trusts the host’s client address header, and only on that host', async () => {
  const ask = async () => {
    vi.resetModules()
    const { readClientAddress } = await import('@/lib/http/client-address')
    return readClientAddress(
      new Headers({ 'x-vercel-forwarded-for': '203.0.113.9', 'x-forwarded-for': '198.51.100.1' }),
    )
  }
  expect(await ask()).toBe(null)
  vi.stubEnv('VERCEL', '1')
  expect(await ask()).toBe('203.0.113.9')
  vi.stubEnv('CLIENT_ADDRESS_HEADER', 'X-Real-Client')
  expect(await ask()).toBe(null)
})
