import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withPolicy } from '@/lib/cache/policy.mjs'
import { env } from '@/lib/env'
import { listCommonHeaders } from '@/lib/http/common-headers.mjs'
import { listVersions } from '@/lib/site/language/paths'

export interface WorkerScript {
  text: string
  etag: string
}

/** For a browser that still has a worker of a build, when there is none: it goes, and takes what it held with it. */
const leaving = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())))
`

/** The page for when there is no connection, with the headers that it has from us. */
function wrapPage(html: string) {
  const page = { html, headers: { 'content-type': 'text/html; charset=utf-8' } as Record<string, string> }
  withPolicy(page)
  return { body: page.html, headers: { ...Object.fromEntries(listCommonHeaders(env.SITE_URL)), ...page.headers } }
}

/** In each language, by its address. `read` gives the HTML that the build made of an address. */
export async function wrapOfflinePages(read: (path: string) => Promise<string>): Promise<string> {
  const paths = listVersions('/offline').map(({ path }) => path)
  const pages = await Promise.all(paths.map(async (path) => [path, wrapPage(await read(path))]))
  return `self.offlinePages = ${JSON.stringify(Object.fromEntries(pages))}\n`
}

function toScript(text: string): WorkerScript {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

async function composeWorker(): Promise<WorkerScript> {
  // `npm run dev` has no build; one that lies about from before must not be served beside it.
  if (env.NODE_ENV !== 'production') return toScript(leaving)
  const build = join(process.cwd(), '.next')
  const [worker, pages] = await Promise.all([
    readFile(join(build, 'sw.js'), 'utf8'),
    wrapOfflinePages((path) => readFile(join(build, 'server', 'app', `${path}.html`), 'utf8')),
  ])
  return toScript(pages + worker)
}

let composed: Promise<WorkerScript> | undefined

/** The same for as long as the process runs: it is made of the build alone. */
export function getWorkerScript(): Promise<WorkerScript> {
  composed ??= composeWorker()
  return composed
}
