// @ts-check
/** Completes a build for serverless hosts, where our own server and its cache (lib/cache/handler.mjs) do not run. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finishHtml, fixedPolicy, withPolicy } from '../lib/cache/policy.mjs'
import { namedPages } from '../lib/routes/named-pages.mjs'

/** @typedef {import('next/dist/build/adapter/build-complete').AdapterOutputs} Outputs */
/** @typedef {Outputs['prerenders'][number]} Prerender */

/**
 * Adds the policy to a prerendered page and strips what no browser needs. A host with an adapter caches it by
 * its tags; a cache in front of that one, which learns of no tag, must not cache it.
 * @param {Prerender} prerender
 */
async function finishPage({ fallback }) {
  const path = fallback?.filePath
  if (!fallback || !path?.endsWith('.html')) return false
  /** @type {{ html: string, headers?: Record<string, unknown> }} */
  const page = { html: await readFile(path, 'utf8'), headers: fallback.initialHeaders }
  withPolicy(page)
  await writeFile(path, page.html)
  const { 'cdn-cache-control': _, ...headers } = /** @type {Record<string, string>} */ (page.headers)
  fallback.initialHeaders = headers
  return true
}

/** A host sends static files without custom headers, so the policy goes into the HTML. @param {string} path */
async function finishFile(path) {
  const whole = await readFile(path, 'utf8')
  if (whole.includes('http-equiv="content-security-policy"')) return
  const html = finishHtml(whole)
  // Browsers honor this directive only in a header; `X-Frame-Options` says the same.
  const policy = fixedPolicy(html).replace(/; frame-ancestors [^;]*/, '')
  const meta = `<meta http-equiv="content-security-policy" content="${policy.replaceAll('"', '&quot;')}"/>`
  await writeFile(
    path,
    html.replace(/<head[^>]*>/, (head) => head + meta),
  )
}

/**
 * With an adapter, Next stores pages under other names than those the site reads a few of them by.
 * @param {Pick<Outputs, 'prerenders' | 'staticFiles'>} outputs
 * @param {string} distDir
 */
async function placeNamedPages({ prerenders, staticFiles }, distDir) {
  const files = new Map(prerenders.map(({ pathname, fallback }) => [pathname, fallback?.filePath]))
  files.set('/_not-found', staticFiles.find(({ pathname }) => pathname === '/404')?.filePath)
  for (const name of namedPages) {
    const from = files.get(`/${name}`)
    const to = join(distDir, 'server/app', `${name}.html`)
    if (!from || from === to) continue
    await mkdir(dirname(to), { recursive: true })
    await copyFile(from, to)
  }
}

/**
 * @param {Pick<Outputs, 'prerenders' | 'staticFiles'>} outputs
 * @param {string} distDir
 */
export async function finishBuild({ prerenders, staticFiles }, distDir) {
  // Unchanged: each gets its policy when it is read.
  await placeNamedPages({ prerenders, staticFiles }, distDir)
  const done = await Promise.all(prerenders.map(finishPage))
  const files = staticFiles.filter(({ filePath }) => filePath.endsWith('.html'))
  await Promise.all(files.map(({ filePath }) => finishFile(filePath)))
  return done.filter(Boolean).length
}
