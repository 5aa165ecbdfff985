import { gunzipSync } from 'node:zlib'
import { Pool, request } from 'undici'
import { noteRatio } from './ratios'
import { type RunningSite, startBareNext, startNginx, startOurSite } from './sites'
import { median, printTable } from './table'

const ROUNDS = 3
const SECONDS = 5
const CONNECTIONS = 16
const pages = ['/', '/resources/housing-shelter', '/help-now']
const headers = { 'accept-encoding': 'gzip' }

/** Requests a second over connections that are always busy. Answers are not decoded: that takes longer than to send them. */
async function countRequests(url: string): Promise<number> {
  const { origin, pathname } = new URL(url)
  // The machine's own certificate is not trusted by clients.
  const pool = new Pool(origin, { connections: CONNECTIONS, connect: { rejectUnauthorized: false } })
  const end = performance.now() + SECONDS * 1000
  let count = 0
  const askUntilEnd = async () => {
    while (performance.now() < end) {
      const { statusCode, body } = await pool.request({ method: 'GET', path: pathname, headers })
      await body.arrayBuffer()
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askUntilEnd))
  await pool.close()
  return count / SECONDS
}

/** In rotation, so that all are equally affected by noise; the first round only warms up. */
export async function countAlternately(urls: string[]): Promise<number[]> {
  const counts: number[][] = urls.map(() => [])
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, url] of urls.entries()) {
      const count = await countRequests(url)
      if (round > 0) counts[at]?.push(count)
    }
  }
  return counts.map(median)
}

/** As a browser gets it, once it has been requested often enough to be cached. */
export async function readPage(url: string): Promise<{ html: string; packed: Buffer }> {
  for (let times = 0; ; times += 1) {
    const { body, headers: got } = await request(url, { headers })
    const packed = Buffer.from(await body.arrayBuffer())
    if (got['content-length'] && times > 2) return { html: gunzipSync(packed).toString(), packed }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const round = (count: number) => count.toFixed(0)
const ratio = (ours: number, other: number) => (ours / other).toFixed(2)

async function comparePage(ours: RunningSite, path: string) {
  const { html, packed } = await readPage(ours.url + path)
  // Next writes the text twice, into the page and into its data, so half of ours makes a page of the same size that is
  // as hard to compress.
  const bare = await startBareNext(html.replaceAll(/[<>&"']/g, ' ').slice(0, Math.round(html.length / 2)))
  const nginx = await startNginx(html, packed)
  const urls = [ours.url + path, `${bare.url}/`, ...(nginx ? [`${nginx.url}/`] : [])]
  const [mine = 0, next = 0, files] = await countAlternately(urls)
  await bare.stop()
  await nginx?.stop()
  noteRatio(`${path}: requests a second, times a page of the same bytes by next start`, mine / next, 'more')
  if (files) noteRatio(`${path}: requests a second, times nginx`, mine / files, 'more')
  return {
    page: path,
    'KB, compressed': (packed.length / 1024).toFixed(1),
    'ours, requests/s': round(mine),
    'bare next start': round(next),
    'ratio (5)': ratio(mine, next),
    'nginx, precompressed': files === undefined ? 'not installed' : round(files),
    'ratio (0.1)': files === undefined ? '' : ratio(mine, files),
  }
}

async function compareHandler(ours: RunningSite) {
  const bare = await startBareNext('A word or two.')
  const [mine = 0, floor = 0] = await countAlternately([`${ours.url}/api/health`, `${bare.url}/handler`])
  await bare.stop()
  noteRatio('/api/health: requests a second, times a bare handler', mine / floor, 'more')
  return {
    call: '/api/health',
    'ours, requests/s': round(mine),
    'bare handler': round(floor),
    'ratio (0.9)': ratio(mine, floor),
  }
}

/** The largest script of the page with secure documents, as a new visitor loads it. */
async function compareScript(ours: RunningSite) {
  const page = await (await fetch(`${ours.url}/emergency/documents`)).text()
  const paths = new Set(Array.from(page.matchAll(/\/_next\/static\/[\w./-]+\.js/g), ([path]) => path))
  const scripts = await Promise.all(Array.from(paths, async (path) => ({ path, ...(await readPage(ours.url + path)) })))
  const [largest] = scripts.sort((a, b) => b.packed.length - a.packed.length)
  if (!largest) throw new Error('/emergency/documents loads no script of the build')
  const nginx = await startNginx(largest.html, largest.packed)
  const [mine = 0, files] = await countAlternately([ours.url + largest.path, ...(nginx ? [`${nginx.url}/`] : [])])
  await nginx?.stop()
  if (files) noteRatio('a script of the build: requests a second, times nginx', mine / files, 'more')
  return {
    'KB, compressed': (largest.packed.length / 1024).toFixed(1),
    'ours, requests/s': round(mine),
    'nginx, precompressed': files === undefined ? 'not installed' : round(files),
    ratio: files === undefined ? '' : ratio(mine, files),
  }
}

/** Cached pages against a same-size page of an empty `next start` and nginx, a script against nginx, a call against a bare handler. */
export async function measureThroughput(): Promise<void> {
  const ours = await startOurSite()
  const rows = []
  for (const path of pages) rows.push(await comparePage(ours, path))
  const script = await compareScript(ours)
  const call = await compareHandler(ours)
  await ours.stop()
  printTable('A page for everybody (goal: 5 times a bare `next start`, a tenth of nginx)', rows)
  printTable('A script of the build', [script])
  printTable('A call (goal: 0.9 of a bare handler)', [call])
}
