import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { closeDatabase, query } from '@/db'
import { migrate } from '@/db/migrate'
import { searchInput, toSearchQuery } from '@/lib/resources/search-input'
import { selectMatches, useSearchIndex } from '@/lib/resources/sql-candidates'
import { sqlDirectory } from '@/lib/resources/sql-directory'
import { joinWords } from '@/lib/resources/sql-words'
import { splitWords } from '@/lib/resources/words'
import { startPostgres } from './postgres'
import { median, percentile, printTable } from './table'

const sizes = [1_000, 100_000, 1_000_000]
const ROUNDS = 12

/** Common words, rare ones, several, places, filters, misspellings, and nothing found. */
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
  { q: 'zyx987' },
  { q: 'food', emergency: '1' },
  { category: 'housing-shelter', state: 'NY' },
]

/** Made-up records with the habits of real ones: few common words, many rare ones, a state, a city, a point. */
const GENERATE = `
  with words as (select
    array['shelter','legal aid','clinic','counseling','food','rent','housing','women','family','crisis','support','center'] common,
    array['Harbor','Willow','Cedar','Bridge','Lantern','Haven','Maple','River','Dawn','Summit','Prairie','Anchor','Orchard','Meadow','Beacon','Stone','Garden','Valley','Ridge','Lake'] rare,
    array['AL','AK','AZ','AR','CA','CO','CT','DE','FL','GA','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','OH','OK','OR','PA','RI','SC','SD','TN','TX','UT','VT','VA','WA','WV','WI','WY'] states,
    array['housing-shelter','womens-health','rights-advocacy','financial-support'] categories)
  insert into resources (organization_id, slug, kind, title, description, category, tags, is_emergency, scope, city, state, service_area, languages, is_open_24_hours)
  select (select id from organizations limit 1), 'r-' || i, case when i % 50 = 0 then 'hotline' else 'organization' end,
    rare[1 + (i * 7) % 20] || ' ' || rare[1 + (i / 20 * 13) % 20] || ' ' || common[1 + i % 12] || ' ' || to_hex(i % 30011),
    'Helps with ' || common[1 + (i * 5) % 12] || ', ' || common[1 + (i / 7) % 12] || case when i % 97 = 0 then ' and a protection order' else '' end || '.',
    categories[1 + i % 4], array[replace(common[1 + (i / 3) % 12], ' ', '-')], i % 9 = 0, case when i % 200 = 0 then 'national' else 'local' end,
    rare[1 + (i / 11) % 20] || 'ville', states[1 + i % 50], array[states[1 + i % 50]], case when i % 6 = 0 then array['en','es'] else '{}' end, i % 40 = 0
  from generate_series($1::int, $2::int) i, words`

const LOCATE = `
  insert into locations (resource_id, street, city, state, latitude, longitude, address_visibility)
  select id, '1 Main St', city, state, 25 + random() * 24, -124 + random() * 57, 'full' from resources r
  where not exists (select 1 from locations l where l.resource_id = r.id)`

async function grow(url: string, from: number, to: number): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  await client.unsafe('set session_replication_role = replica')
  await client`insert into organizations (name) select 'Bench' where not exists (select 1 from organizations)`
  await client.unsafe(GENERATE, [from, to])
  await client.unsafe(LOCATE)
  await client.unsafe(`insert into search_terms select distinct word from resources r,
    unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', fold(title || ' ' || description || ' ' || city)))) word
    where word ~ '^[a-z]{3,30}$' on conflict do nothing`)
  await client.unsafe('vacuum analyze')
  await client.end()
}

async function time(params: Record<string, string>): Promise<number> {
  const search = toSearchQuery(searchInput.parse(params))
  const start = performance.now()
  await sqlDirectory.searchResources(search, { offset: 0, limit: 20 })
  return performance.now() - start
}

/** The nodes that read tables in the plan of each search: none may read the whole of `resources`. */
async function findTableScans(): Promise<string[]> {
  const scans: string[] = []
  for (const params of searches) {
    const search = toSearchQuery(searchInput.parse(params))
    const words = splitWords(search.text)
    const text = words.length > 0 ? joinWords(words, '&&') : null
    const plan = await query((db) =>
      db.transaction(async (transaction) => {
        await transaction.execute(useSearchIndex())
        return transaction.execute<{ 'QUERY PLAN': string }>(
          sql`explain ${selectMatches(search, text, words.join(' '), null)}`,
        )
      }),
    )
    const bad = plan.map((row) => row['QUERY PLAN']).find((line) => /Seq Scan on (resources|locations)/.test(line))
    if (bad) scans.push(`${JSON.stringify(params)}: ${bad.trim()}`)
  }
  return scans
}

export async function measureSearch(): Promise<void> {
  const database = await startPostgres()
  if (!database) {
    console.log('\nSearch: no PostgreSQL here (set TEST_DATABASE_URL, or install the postgresql package).')
    return
  }
  process.env.DATABASE_URL = database.url
  await migrate(database.url)
  const rows: { size: number; p50: number; p95: number; slowest: string }[] = []
  let scans: string[] = []
  let made = 0
  for (const size of sizes) {
    await grow(database.url, made + 1, size)
    made = size
    const times = new Map<string, number[]>()
    for (let round = 0; round < ROUNDS + 2; round += 1) {
      for (const params of searches) {
        const taken = await time(params)
        const key = JSON.stringify(params)
        // The first two rounds fill the caches.
        if (round >= 2) times.set(key, [...(times.get(key) ?? []), taken])
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
      slowest: `${slowest?.[0]} ${median(slowest?.[1] ?? []).toFixed(1)} ms`,
    })
    scans = await findTableScans()
  }
  const [least] = rows
  printTable(
    'Search on PostgreSQL (goal: p95 at 1,000,000 at most 5 times that at 1,000)',
    rows.map(({ size, p50, p95, slowest }) => ({
      records: size.toLocaleString('en-US'),
      'p50 ms': p50.toFixed(2),
      'p95 ms': p95.toFixed(2),
      ratio: (p95 / (least?.p95 ?? Number.NaN)).toFixed(2),
      slowest,
    })),
  )
  console.log(scans.length === 0 ? '  Every plan uses the indexes.' : `  Reads a whole table:\n  ${scans.join('\n  ')}`)
  closeDatabase()
  await database.stop()
}
