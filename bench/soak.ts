/** Thirty requests a second for half an hour: measures the process's memory afterwards. */
import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { noteRatio } from './ratios'
import { startOurSite } from './sites'
import { percentile, printTable } from './table'
import { createUsageMeter, type Usage } from './watch'

const INTERVAL_MS = 1000 / 30
const READINGS = 12
/** Limits concurrency, so that a slow machine is not overloaded. */
const MAX_AT_ONCE = 60
const MB = 1024 * 1024

/** Visitors' requests, in rotation; the searches differ each time, so that none is cached. */
const visits: ((turn: number) => string)[] = [
  () => '/',
  () => '/resources/housing-shelter',
  (turn) => `/resources/search?q=shelter+${turn}`,
  () => '/help/ohio',
  () => '/emergency',
  (turn) => `/api/resources/search?q=legal+help+${turn}`,
  () => '/help-now',
  (turn) => `/resources/housing-shelter?page=${turn}`,
  (turn) => `/nothing-here-${turn}`,
  () => '/news',
]

/** The slope per minute, by least squares. */
export function findSlope(points: { minute: number; value: number }[]): number {
  const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  const [x, y] = [mean(points.map(({ minute }) => minute)), mean(points.map(({ value }) => value))]
  const over = points.reduce((sum, { minute, value }) => sum + (minute - x) * (value - y), 0)
  return over / points.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
}

export async function measureSoak(minutes: number): Promise<void> {
  const watch = createUsageMeter()
  const site = await startOurSite({ ...watch.env, TRUSTED_PROXIES: '1' })
  const times: number[] = []
  let failed = 0
  let turn = 0
  const asked = new Set<Promise<void>>()
  const ask = async () => {
    const path = visits[turn % visits.length]?.(turn) ?? '/'
    turn += 1
    const began = performance.now()
    const address = `10.${(turn >> 8) & 255}.${turn & 255}.1`
    const { statusCode, body } = await request(site.url + path, {
      headers: { 'accept-encoding': 'br', 'x-forwarded-for': address },
    })
    await body.dump()
    times.push(performance.now() - began)
    if (statusCode >= 500) failed += 1
  }
  let leftOut = 0
  const timer = setInterval(() => {
    if (asked.size >= MAX_AT_ONCE) {
      leftOut += 1
      return
    }
    const one = ask().catch(() => {
      failed += 1
    })
    asked.add(one)
    void one.then(() => asked.delete(one))
  }, INTERVAL_MS)
  const readings: (Usage & { minute: number })[] = []
  for (let count = 0; count <= READINGS; count += 1) {
    readings.push({ ...(await watch.read(site.pid)), minute: (minutes * count) / READINGS })
    if (count < READINGS) await wait((minutes * 60_000) / READINGS)
  }
  clearInterval(timer)
  await Promise.all(asked)
  await site.stop()
  const half = readings.slice(READINGS / 2)
  const [middle] = half
  const last = readings.at(-1)
  if (!middle || !last) throw new Error('no reading')
  const slope = findSlope(half.map(({ minute, heapUsed }) => ({ minute, value: heapUsed / MB })))
  if (minutes >= 30)
    noteRatio('soak: heap at the end, times that at half of it', last.heapUsed / middle.heapUsed, 'less')
  printTable(`${minutes} minutes at 30 requests a second (goals: under 1 MB a minute in the last half, under 512 MB)`, [
    {
      requests: times.length,
      failed,
      'left out, too slow': leftOut,
      'p95 ms': percentile(times, 0.95).toFixed(0),
      'heap MB: start': ((readings[0]?.heapUsed ?? 0) / MB).toFixed(1),
      half: (middle.heapUsed / MB).toFixed(1),
      end: (last.heapUsed / MB).toFixed(1),
      'MB a minute, last half': slope.toFixed(2),
      'resident MB, most': (Math.max(...readings.map(({ rss }) => rss)) / MB).toFixed(0),
    },
  ])
}
