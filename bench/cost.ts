/** CPU time and traffic of a million visits, and their cost in dollars. */
import { gunzipSync } from 'node:zlib'
import { request } from 'undici'
import { noteRatio } from './ratios'
import { type RunningSite, startOurSite } from './sites'
import { printTable } from './table'
import { createUsageMeter } from './watch'

/** The pages of one visit: the home page, a state's help and a search. */
const pages = ['/', '/help/ohio', '/resources/search?q=shelter+in+ohio']
const VISITS = 300
const CONCURRENCY = 4
const MILLION = 1_000_000
/** AWS Fargate list prices for x86 CPU and outgoing traffic, us-east-1, November 2026; set your own host's instead. */
const DOLLARS_PER_PROCESSOR_HOUR = Number(process.env.DOLLARS_PER_PROCESSOR_HOUR) || 0.04048
const DOLLARS_PER_GIGABYTE = Number(process.env.DOLLARS_PER_GIGABYTE) || 0.09

let networks = 0

/** A different network for each visitor, so that none is rate-limited. */
const nextAddress = () => `10.${(networks >> 8) & 255}.${networks++ & 255}.1`

async function load(url: string, address = nextAddress()): Promise<{ bytes: number; text: () => string }> {
  const asked = { 'accept-encoding': 'gzip', 'x-forwarded-for': address }
  const { body, statusCode, headers } = await request(url, { headers: asked })
  if (statusCode >= 400) throw new Error(`${url}: ${statusCode}`)
  const packed = Buffer.from(await body.arrayBuffer())
  const text = () => (headers['content-encoding'] === 'gzip' ? gunzipSync(packed) : packed).toString()
  // Approximates the headers' size within a few bytes.
  return { bytes: packed.length + JSON.stringify(headers).length, text }
}

/** The pages, plus their scripts, styles and fonts, each counted once. */
async function countBytes(site: RunningSite): Promise<{ first: number; again: number }> {
  const named = new Set<string>()
  let again = 0
  for (const path of pages) {
    const { bytes, text } = await load(site.url + path)
    again += bytes
    for (const [, file] of text().matchAll(/ (?:src|href)="(\/_next\/static\/[^" ]+\.(?:js|woff2|css))"/g)) {
      if (file) named.add(file)
    }
  }
  let first = again
  for (const file of named) first += (await load(site.url + file)).bytes
  return { first, again }
}

async function visitAll(site: RunningSite, paths: readonly string[]): Promise<void> {
  let left = VISITS
  const visitor = async () => {
    while (left-- > 0) {
      const address = nextAddress()
      for (const path of paths) await load(site.url + path, address)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, visitor))
}

export async function measureCost(): Promise<void> {
  const watch = createUsageMeter()
  const site = await startOurSite({ ...watch.env, TRUSTED_PROXIES: '1' })
  const bytes = await countBytes(site)
  const measure = async (paths: readonly string[]) => {
    await visitAll(site, paths)
    const { processorMs } = await watch.read(site.pid)
    await visitAll(site, paths)
    return ((await watch.read(site.pid)).processorMs - processorMs) / VISITS
  }
  const bare = await measure(pages.map(() => '/api/health'))
  const ms = await measure(pages)
  await site.stop()
  const hours = (ms * MILLION) / 3_600_000
  const gigabytes = (bytes.first * MILLION) / 1e9
  noteRatio('cost: processor time of a visit, times that of as many bare calls', ms / bare, 'less')
  printTable(
    `A million visits of ${pages.length} pages, one of them a search, each by somebody who comes the first time`,
    [
      {
        'processor ms a visit': ms.toFixed(1),
        'times bare calls': (ms / bare).toFixed(1),
        'processor hours': hours.toFixed(1),
        'KB a visit': (bytes.first / 1000).toFixed(0),
        'KB, coming again': (bytes.again / 1000).toFixed(0),
        gigabytes: gigabytes.toFixed(0),
        dollars: (hours * DOLLARS_PER_PROCESSOR_HOUR + gigabytes * DOLLARS_PER_GIGABYTE).toFixed(2),
      },
    ],
  )
  console.log(
    `  At $${DOLLARS_PER_PROCESSOR_HOUR} for an hour of a processor and $${DOLLARS_PER_GIGABYTE} for a gigabyte; the database and what stands idle come on top.`,
  )
}
