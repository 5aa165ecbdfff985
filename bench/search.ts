import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { readResources } from '@/lib/resources/reads/sql-rows'
import { toFilters } from '@/lib/search/filters'
import { findHelp, understandQuestion } from '@/lib/search/find'
import { searchInput } from '@/lib/search/request'
import { selectCandidates, writeWords } from '@/lib/search/sql-candidates'
import { growDirectory } from './directory'
import { onPostgres } from './postgres'
import { noteRatio } from './ratios'
import { median, percentile, printTable, time } from './table'

const sizes = [1_000, 100_000, 1_000_000]
const ROUNDS = 12

/** Common, rare and multiple words, places, filters, misspellings, and no results. */
const searches: Record<string, string>[] = [
  { q: 'shelter' },
  { q: 'legal aid' },
  { q: 'sheltor' },
  { q: 'womens helth' },
  { q: 'texas' },
  { q: 'clinic 78701' },
  { q: 'protection order ohio' },
  { q: 'rent help', state: 'CA' },
  { q: 'counseling', category: 'womens-health', open24: '1' },
  { q: 'harbor house willow' },
  { q: 'drug treatment for women' },
  { q: 'zyx987' },
  { q: 'food', emergency: '1' },
  { category: 'housing-shelter', state: 'NY' },
]

function readParams(params: Record<string, string>) {
  const input = searchInput.parse(params)
  return { question: { typed: input.q, near: input.near, state: input.state }, filters: toFilters(input) }
}

function find(params: Record<string, string>): Promise<unknown> {
  const { question, filters } = readParams(params)
  return query(async (db) => findHelp(db, await understandQuestion(db, question), filters, { offset: 0 }, 20))
}

/** The plan nodes that read tables in each search: none may scan the whole of `resources`. */
async function findTableScans(): Promise<string[]> {
  const scans: string[] = []
  for (const params of searches) {
    const { question, filters } = readParams(params)
    const plan = await query(async (db) => {
      const asked = await understandQuestion(db, question)
      const candidates = selectCandidates(asked, filters, getGazetteer(), writeWords(asked, '&&'))
      return db.execute<{ 'QUERY PLAN': string }>(sql`explain ${candidates}`)
    })
    const bad = plan.map((row) => row['QUERY PLAN']).find((line) => /Seq Scan on (resources|locations)/.test(line))
    if (bad) scans.push(`${JSON.stringify(params)}: ${bad.trim()}`)
  }
  return scans
}

export const measureSearch = onPostgres('Search', async (url) => {
  const rows: { size: number; p50: number; p95: number; key: number; slowest: string }[] = []
  let scans: string[] = []
  let made = 0
  for (const size of sizes) {
    await growDirectory(url, made + 1, size)
    made = size
    const times = new Map<string, number[]>()
    const keys: number[] = []
    const ids = await query((db) =>
      db.execute<{ id: string }>(sql`select id from resources order by md5(slug) limit ${searches.length * ROUNDS}`),
    )
    for (let round = 0; round < ROUNDS + 2; round += 1) {
      for (const params of searches) {
        const id = ids[keys.length]?.id ?? ''
        const lookup = await time(() => query((db) => readResources(db, [id])))
        const taken = await time(() => find(params))
        const key = JSON.stringify(params)
        // The first two rounds warm up the caches.
        if (round < 2) continue
        keys.push(lookup)
        times.set(key, [...(times.get(key) ?? []), taken])
      }
    }
    const all = [...times.values()].flat()
    const [slowest] = [...times].sort((a, b) => median(b[1]) - median(a[1]))
    if (process.env.BENCH_DETAILS)
      for (const [key, taken] of times) console.log(`  ${size} ${key} ${median(taken).toFixed(1)} ms`)
    rows.push({
      size,
      p50: median(all),
      p95: percentile(all, 0.95),
      key: percentile(keys, 0.95),
      slowest: `${slowest?.[0]} ${median(slowest?.[1] ?? []).toFixed(1)} ms`,
    })
    scans = await findTableScans()
  }
  const [least, middle] = rows
  const most = rows.at(-1)
  if (middle)
    noteRatio('search: p95 at 100,000 records, times that of a lookup by key', middle.p95 / middle.key, 'less')
  if (least && most)
    noteRatio('search: p95 at the most records, times that at the fewest', most.p95 / least.p95, 'less')
  printTable(
    'Search on PostgreSQL (goal: p95 at 1,000,000 at most 5 times that at 1,000, and under 4 lookups at 100,000)',
    rows.map(({ size, p50, p95, key, slowest }) => ({
      records: size.toLocaleString('en-US'),
      'p50 ms': p50.toFixed(2),
      'p95 ms': p95.toFixed(2),
      ratio: (p95 / (least?.p95 ?? Number.NaN)).toFixed(2),
      'p95 of a lookup': key.toFixed(2),
      'in lookups': (p95 / key).toFixed(2),
      slowest,
    })),
  )
  console.log(scans.length === 0 ? '  Every plan uses the indexes.' : `  Reads a whole table:\n  ${scans.join('\n  ')}`)
})
