/** The lists of the console at 100,000 rows: the first page, a later one, a search, and whether a plan reads a whole table. */
import { type SQL, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { closeDatabase, query } from '@/db'
import { migrate } from '@/db/migrate'
import { selectArticles } from '@/lib/news/articles/sql-list'
import { selectStaffResources } from '@/lib/resources/staff/sql-staff'
import { startPostgres } from './postgres'
import { median, percentile, printTable } from './table'

const ROWS = 100_000
const ROUNDS = 15
const LIMIT = 25
const ID = '00000000-0000-4000-8000-000000000000'

const GROW = `
  insert into organizations (name) values ('Bench');
  insert into resources (organization_id, slug, title, description, category, updated_at, is_emergency)
    select (select id from organizations limit 1), 'r-' || i, md5(i::text) || ' house ' || i, repeat(md5(i::text), 8),
      (array['housing-shelter','womens-health','rights-advocacy','financial-support'])[1 + i % 4],
      now() - i * interval '1 minute', i % 9 = 0 from generate_series(1, ${ROWS}) i;
  insert into phones (resource_id, number) select id, '512-555-' || lpad((row_number() over () % 10000)::text, 4, '0') from resources;
  insert into locations (resource_id, street, city, state) select id, '1 Main St', 'Austin', 'TX' from resources;
  insert into articles (slug, title, excerpt, content, category, publish_date, updated_at)
    select 'a-' || i, md5(i::text) || ' story ' || i, repeat('x', 200), repeat(md5(i::text), 60), 'health',
      now() - i * interval '1 minute', now() - i * interval '1 minute' from generate_series(1, ${ROWS}) i;`

const later = '2026-01-01'

const lists: Record<string, SQL> = {
  'articles, first page': selectArticles({ limit: LIMIT, isBrief: true }),
  'articles by title, later page': selectArticles({
    limit: LIMIT,
    isBrief: true,
    sort: 'title',
    after: { sort: 'title', value: 'c', id: ID },
  }),
  'articles, rare words': selectArticles({ limit: LIMIT, isBrief: true, q: 'c81e728d' }),
  'articles, common word': selectArticles({ limit: LIMIT, isBrief: true, q: 'story' }),
  'resources, first page': selectStaffResources({ limit: LIMIT }),
  'resources, later page': selectStaffResources({ limit: LIMIT, after: { sort: 'updated', value: later, id: ID } }),
  'resources of a category': selectStaffResources({ limit: LIMIT, category: 'womens-health' }),
  'resources, rare words': selectStaffResources({ limit: LIMIT, q: 'c81e728d' }),
  'resources, common word': selectStaffResources({ limit: LIMIT, q: 'house' }),
  'resources by phone': selectStaffResources({ limit: LIMIT, q: '512-555-01' }),
}

async function time(statement: SQL): Promise<number> {
  const start = performance.now()
  await query((db) => db.execute(statement))
  return performance.now() - start
}

async function readsWholeTable(statement: SQL): Promise<boolean> {
  const rows = await query((db) => db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`))
  return rows.some((row) => /Seq Scan on (resources|articles|phones|locations)/.test(row['QUERY PLAN']))
}

export async function measureConsole(): Promise<void> {
  const database = await startPostgres()
  if (!database) {
    console.log('\nConsole: no PostgreSQL here (set TEST_DATABASE_URL, or install the postgresql package).')
    return
  }
  process.env.DATABASE_URL = database.url
  await migrate(database.url)
  const client = postgres(database.url, { max: 1, onnotice: () => {} })
  await client.unsafe('set session_replication_role = replica')
  await client.unsafe(GROW)
  await client.unsafe('vacuum analyze')
  await client.end()
  const table: Record<string, string>[] = []
  for (const [name, statement] of Object.entries(lists)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) times.push(await time(statement))
    const counted = times.slice(2)
    table.push({
      list: name,
      'p50 ms': median(counted).toFixed(2),
      'p95 ms': percentile(counted, 0.95).toFixed(2),
      'whole table': (await readsWholeTable(statement)) ? 'YES' : 'no',
    })
  }
  printTable(
    `The console's lists at ${ROWS.toLocaleString('en-US')} rows each (goal: no whole table, p95 under 100 ms)`,
    table,
  )
  closeDatabase()
  await database.stop()
}
