// @ts-check
/**
 * Wraps each function that Vercel's adapter wrote in the request guard (request-guard.ts): otherwise only Next would
 * set the headers of a newly rendered page. It uses only the Build Output API: the `handler` and the `filePathMap` of a
 * function's `.vc-config.json` (https://vercel.com/docs/build-output-api/primitives).
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { isStoredRedirect } from '../../lib/http/common-headers.mjs'
import { namedPages } from '../../lib/routes/named-pages.mjs'
import { otherLanguages } from '../../lib/site/language/languages.mjs'

/** @typedef {{ handler: string, launcherType?: string, useWebApi?: boolean, filePathMap?: Record<string, string>, fileHashes?: Record<string, string> }} FunctionConfig */

const GUARD = 'marigold-guard.cjs'
const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {string} launcher of the functions, which the request guard calls @returns {Promise<string>} */
async function bundleGuard(launcher) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'deploy/vercel/request-guard.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    alias: { '@': root },
    define: { 'process.env.NODE_ENV': '"production"' },
    footer: {
      js: `module.exports = module.exports.guardLauncher(require('./${launcher}'), { siteUrl: process.env.SITE_URL })`,
    },
  })
  return outputFiles[0]?.text ?? ''
}

/** Each function once: prerendered pages' functions are links to their route's. @param {string} folder @returns {Promise<string[]>} */
async function listFunctions(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  const lists = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => {
      const path = join(folder, entry.name)
      return entry.name.endsWith('.func') ? [path] : listFunctions(path)
    })
  return (await Promise.all(lists)).flat()
}

/** @param {string} path @returns {Promise<{ file: string, config: FunctionConfig }>} */
async function readFunction(path) {
  const file = join(path, '.vc-config.json')
  return { file, config: JSON.parse(await readFile(file, 'utf8')) }
}

/**
 * What Vercel answers itself. Its error pages: in the language of the address, and not cached by any browser; Next's
 * has no Quick Exit. Its redirects, such as from an address that ends with a slash: not cached either.
 * @param {string} file
 */
async function finishRoutes(file) {
  /** @type {{ routes: { handle?: string, status?: number, headers?: Record<string, string> }[] }} */
  const config = JSON.parse(await readFile(file, 'utf8'))
  const at = config.routes.findIndex(({ handle }) => handle === 'error')
  if (at === -1) throw new Error('No routes for errors.')
  const headers = { 'cache-control': 'no-store' }
  for (const route of config.routes) {
    if (isStoredRedirect(route.status ?? 200, route.headers?.['cache-control']))
      route.headers = { ...route.headers, ...headers }
  }
  const inLanguage = otherLanguages.flatMap((language) => [
    { src: `^/${language}(?:/.*)?$`, dest: `/${language}/errors/missing`, status: 404, headers },
    { src: `^/${language}(?:/.*)?$`, dest: `/${language}/errors/failed`, status: 500, headers },
  ])
  const english = [
    { src: '^/.*$', dest: '/404', status: 404, headers },
    { src: '^/.*$', dest: '/en/errors/failed', status: 500, headers },
  ]
  config.routes = [...config.routes.slice(0, at + 1), ...inLanguage, ...english]
  await writeFile(file, JSON.stringify(config, null, 2))
}

/**
 * @param {string} distDir
 * @returns {Promise<number>} how many functions were wrapped
 */
export async function packForVercel(distDir) {
  const all = await Promise.all((await listFunctions(join(distDir, 'output/functions'))).map(readFunction))
  // The middleware is not a Node handler; its only responses are redirects.
  const wrapped = all.filter(({ config }) => config.launcherType === 'Nodejs' && !config.useWebApi)
  const [launcher, ...others] = new Set(wrapped.map(({ config }) => config.handler))
  if (!launcher || others.length > 0) throw new Error(`Not one launcher of all functions: ${[launcher, ...others]}`)
  const text = await bundleGuard(posix.basename(launcher))
  const folder = join(distDir, 'request-guard')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, GUARD), text)
  const handler = posix.join(posix.dirname(launcher), GUARD)
  const dist = relative(root, distDir).split(sep).join('/')
  const pages = namedPages.map((name) => `${dist}/server/app/${name}.html`)
  const files = {
    ...Object.fromEntries(pages.map((page) => [page, page])),
    [handler]: `${dist}/request-guard/${GUARD}`,
  }
  const hash = createHash('sha256').update(text).digest('hex')
  for (const { file, config } of wrapped) {
    const { filePathMap, fileHashes } = config
    const more = { handler, filePathMap: { ...filePathMap, ...files } }
    const hashes = fileHashes && { fileHashes: { ...fileHashes, [handler]: hash } }
    await writeFile(file, JSON.stringify({ ...config, ...more, ...hashes }, null, 2))
  }
  await finishRoutes(join(distDir, 'output/config.json'))
  return wrapped.length
}
