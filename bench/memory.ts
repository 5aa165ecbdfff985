/**
 * The server's resident memory after many different addresses and searches: 50,000 and 20,000, or the shares of them
 * given by `--percent=10`.
 */
import { readFileSync } from 'node:fs'
import { request } from 'undici'
import { listCounties } from '@/lib/geography/counties'
import { stateCodes, stateSlug } from '@/lib/geography/states'
import { startOurSite } from './sites'
import { printTable } from './table'

const ADDRESSES = 50_000
const FOUND_SEARCHES = 20_000
const AT_ONCE = 8

const counties = stateCodes.flatMap((state) => listCounties(state).map(({ slug }) => `${stateSlug(state)}/${slug}`))
const needs = [
  'shelter',
  'legal aid',
  'food',
  'rent help',
  'he hit me',
  'custody',
  'clinic',
  'refugio',
  'diapers',
  'sheltor',
]

/** Each county's pages in both languages, and made-up ones between them. */
function writeAddress(turn: number): string {
  const county = counties[turn % counties.length] ?? ''
  const round = Math.floor(turn / counties.length)
  const language = round % 2 === 0 ? '' : '/es'
  if (round < 2) return `${language}/help/${county}`
  if (round < 4) return `${language}/advocates/${county}`
  return `${language}/resources/housing-shelter/made-up-${turn}`
}

function writeSearch(turn: number): string {
  const need = needs[turn % needs.length] ?? ''
  const [state = '', county = ''] = (counties[turn % counties.length] ?? '').split('/')
  return `/resources/search?q=${encodeURIComponent(`${need} ${county} ${state} ${turn}`)}`
}

/** As Linux counts it, without a collection of garbage beforehand. */
function readMemory(pid: number, what: 'VmRSS' | 'VmHWM'): string {
  const kilobytes = new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kilobytes) / 1024).toFixed(0)
}

async function askAll(url: string, count: number, write: (turn: number) => string): Promise<number> {
  let turn = 0
  let failed = 0
  const visitor = async () => {
    while (turn < count) {
      const own = turn
      turn += 1
      const address = `10.${(own >> 8) & 255}.${own & 255}.1`
      const answer = await request(url + write(own), { headers: { 'x-forwarded-for': address } }).catch(() => null)
      await answer?.body.dump({ limit: 10_000_000 })
      if (!answer || answer.statusCode >= 500) failed += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  return failed
}

export async function measureMemory(_minutes: number, percent = 100): Promise<void> {
  const site = await startOurSite({ TRUSTED_PROXIES: '1' })
  const rows: Record<string, string | number>[] = []
  // Printed at once as well: all of it takes an hour.
  const note = (after: string, failed: number) => {
    const row = {
      after,
      failed,
      'resident MB': readMemory(site.pid, 'VmRSS'),
      'most MB': readMemory(site.pid, 'VmHWM'),
    }
    console.log(JSON.stringify(row))
    rows.push(row)
  }
  try {
    note('start', 0)
    const addresses = Math.round((ADDRESSES * percent) / 100)
    note(`${addresses} addresses`, await askAll(site.url, addresses, writeAddress))
    const searches = Math.round((FOUND_SEARCHES * percent) / 100)
    note(`${searches} searches`, await askAll(site.url, searches, writeSearch))
  } finally {
    await site.stop()
  }
  printTable('Resident memory (goal: under 512 MB)', rows)
}
