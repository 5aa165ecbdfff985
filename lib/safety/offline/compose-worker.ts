import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withPolicy } from '@/lib/cache/policy.mjs'
import { env } from '@/lib/env'
import { listCommonHeaders } from '@/lib/http/common-headers.mjs'
import { innerPath } from '@/lib/routes/inner-paths.mjs'
import { listVersions } from '@/lib/site/language/paths'

export interface WorkerScript {
  text: string
  etag: string
}

/** For a browser that still has a worker from a build, when there is none now: it unregisters and deletes its caches. */
const leaving = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())))
`

/** The offline page, with our headers. */
function wrapPage(html: string) {
  const page = { html, headers: { 'content-type': 'text/html; charset=utf-8' } as Record<string, string> }
  withPolicy(page)
  return { body: page.html, headers: { ...Object.fromEntries(listCommonHeaders(env.SITE_URL)), ...page.headers } }
}

/** In each language, by address. `read` returns an address's prerendered HTML. */
export async function wrapOfflinePages(read: (path: string) => Promise<string>): Promise<string> {
  const paths = listVersions('/offline').map(({ path }) => path)
  const pages = await Promise.all(paths.map(async (path) => [path, wrapPage(await read(path))]))
  return `self.offlinePages = ${JSON.stringify(Object.fromEntries(pages))}\n`
}

function toScript(text: string): WorkerScript {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

async function composeWorker(): Promise<WorkerScript> {
  // `npm run dev` has no build; a leftover one must not be served with it.
  if (env.NODE_ENV !== 'production') return toScript(leaving)
  const build = join(process.cwd(), '.next')
  const [worker, pages] = await Promise.all([
    readFile(join(build, 'sw.js'), 'utf8'),
    wrapOfflinePages((path) => readFile(join(build, 'server', 'app', `${innerPath(path)}.html`), 'utf8')),
  ])
  return toScript(pages + worker)
}

let composed: Promise<WorkerScript> | undefined

/** Constant for the process's lifetime, because it depends only on the build. */
export function getWorkerScript(): Promise<WorkerScript> {
  composed ??= composeWorker()
  return composed
}
