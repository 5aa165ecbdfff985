import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { findBrowser } from '@/tests/support/find-browser.mjs'
import { noteRatio } from './ratios'
import { type RunningSite, startBareNext, startNginx, startOurSite } from './sites'
import { median, printTable } from './table'

const ROUNDS = 5
/** Text-only pages have a stricter limit: 1.1 times the same text as a plain file. */
const pages = [
  { path: '/', most: 1.2 },
  { path: '/resources/housing-shelter', most: 1.2 },
  { path: '/resources/womens-health', most: 1.2 },
  { path: '/resources/financial-support', most: 1.2 },
  { path: '/emergency', most: 1.2 },
  { path: '/location-services', most: 1.2 },
  { path: '/analytics', most: 1.2 },
  { path: '/help-now', most: 1.1 },
  { path: '/help-now/texas', most: 1.1 },
]

interface Visit {
  paint: number
  shift: number
  script: number
  others: number
}

/** 360x640, 400 kbit/s with 400 ms latency, CPU slowed four times. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const slow = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const scripts = new Set<string>()
  let script = 0
  let others = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.add(requestId)
    if (new URL(response.url).host !== new URL(url).host) others += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  // A small file loads before it is painted.
  const firstPaint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const paint = (await firstPaint.jsonValue()) ?? Number.NaN
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
  await context.close()
  return { paint, shift, script, others }
}

async function visitInTurns(browser: Browser, urls: string[]): Promise<Visit[][]> {
  const visits: Visit[][] = urls.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round starts with a different page: the one after a heavy page pays for the browser's cleanup.
    for (let turn = 0; turn < urls.length; turn += 1) {
      const index = (turn + round) % urls.length
      visits[index]?.push(await visit(browser, urls[index] ?? ''))
    }
  }
  return visits
}

const paintOf = (visits: Visit[]) => median(visits.map((one) => one.paint))

/** The first load on a slow phone, compared with a file with the same text and styles, and with an empty Next page. */
export async function measureLoading(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const ours = await startOurSite()
  const bare = await startBareNext('A word or two.')
  const rows = []
  const [empty = []] = await visitInTurns(browser, [bare.url])
  const floor = median(empty.map((one) => one.script))
  for (const { path, most } of pages) {
    const html = await (await fetch(ours.url + path)).text()
    const file: RunningSite | null = await startNginx(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''))
    const [mine = [], plain = []] = await visitInTurns(browser, [ours.url + path, ...(file ? [file.url] : [])])
    await file?.stop()
    if (file) noteRatio(`${path}: first paint, times the same text by nginx`, paintOf(mine) / paintOf(plain), 'less')
    rows.push({
      page: path,
      'HTML KB': (gzipSync(html).length / 1024).toFixed(1),
      'paint ms': paintOf(mine).toFixed(0),
      'same file, nginx': file ? paintOf(plain).toFixed(0) : 'no nginx',
      ratio: file ? (paintOf(mine) / paintOf(plain)).toFixed(2) : '',
      'at most': most,
      shift: Math.max(...mine.map((one) => one.shift)).toFixed(3),
      'script KB over the floor': ((median(mine.map((one) => one.script)) - floor) / 1024).toFixed(1),
      'other hosts': Math.max(...mine.map((one) => one.others)),
    })
  }
  await browser.close()
  await bare.stop()
  await ours.stop()
  printTable(
    'First load on a slow phone (goals: paint as told, shift 0, scripts at most 25 KB over, HTML at most 30 KB)',
    rows,
  )
  console.log(`  The floor, an empty Next page: ${(floor / 1024).toFixed(1)} KB of scripts.`)
}
