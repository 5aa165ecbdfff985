/** Must not grow with the directory: lists by state, counts, an export's first byte, the console at a million rows. */
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { query } from '@/db'
import { getCounty } from '@/lib/geography/counties'
import { growDirectory } from './directory'
import { onPostgres } from './postgres'
import { median, printTable } from './table'

const RECORDS = Number(process.env.BENCH_RECORDS ?? 1_000_000)
const ROUNDS = 9

/** Emails and donations, mostly completed, as after some years. */
const GROW = `
  insert into mail_outbox (key, kind, status, created_at, recipient, subject, preheader, blocks)
    select 'bench-' || i, 'digest', s, now() - i * interval '1 second',
      case when s <> 'sent' then 'a@example.org' end, case when s <> 'sent' then 'A' end,
      case when s <> 'sent' then '' end, case when s <> 'sent' then '[]'::jsonb end
    from generate_series(1, ${RECORDS}) i, lateral (select case when i % 5000 = 0 then 'failed' else 'sent' end s) x;
  insert into donations (amount, status, created_at, refunded_cents)
    select 1000 + i % 5000, case when i % 20 = 0 then 'failed' else 'completed' end, now() - i * interval '2 minutes', case when i % 500 = 0 then 500 else 0 end
    from generate_series(1, ${RECORDS}) i;
  vacuum analyze;`

export const measureGrowth = onPostgres('Growth', async (url) => {
  const folder = await mkdtemp(join(tmpdir(), 'growth-'))
  process.env.DATA_DIR = folder
  await growDirectory(url, 1, RECORDS)
  const client = postgres(url, { max: 1, onnotice: () => {} })
  for (const statement of GROW.split(';').filter((text) => text.trim())) await client.unsafe(statement)
  await client.end()
  // Imported late, because they read the export folder from the environment when loaded.
  const { sqlDirectory } = await import('@/lib/resources/reads/sql-directory')
  const { readCountyHelp } = await import('@/lib/resources/counties/county-help')
  const { countMail, listMail } = await import('@/lib/mail/queries')
  const { getDonationTotals, listDonations } = await import('@/lib/donations/queries')
  const { answerExport } = await import('@/lib/directory-data/exports')
  const readCounty = async (fips: string) => {
    const county = getCounty(fips)
    return county && query((db) => readCountyHelp(db, county))
  }
  const list = { limit: 12, category: 'housing-shelter' } as const
  const asked: Record<string, [goal: number, run: () => Promise<unknown>]> = {
    'list by state and category': [50, () => sqlDirectory.listResources({ ...list, state: 'TX' })],
    'list by a pair that is absent': [50, () => sqlDirectory.listResources({ ...list, state: 'GU' })],
    'list by state': [50, () => sqlDirectory.listResources({ limit: 100, state: 'CA' })],
    'emergencies of a state': [50, () => sqlDirectory.listResources({ limit: 100, state: 'NY', emergency: true })],
    // The data of the whole page: up to seven queries.
    'a county of many': [1000, () => readCounty('06037')],
    'a county where nothing is near': [1000, () => readCounty('02050')],
    countResources: [200, () => sqlDirectory.countResources()],
    countAges: [200, () => sqlDirectory.countAges(new Date())],
    'counts of mails': [200, () => countMail()],
    'failed mails': [200, () => listMail(['failed', 'unsure'], { limit: 50 })],
    'totals of gifts': [200, () => getDonationTotals()],
    'gifts that failed': [200, () => listDonations({ status: 'failed' }, { limit: 50 })],
  }
  const rows: Record<string, string>[] = []
  for (const [what, [goal, run]] of Object.entries(asked)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now()
      await run()
      times.push(performance.now() - start)
    }
    rows.push({
      what,
      'first ms': (times[0] ?? 0).toFixed(1),
      'p50 ms': median(times).toFixed(1),
      'goal ms': String(goal),
    })
  }
  for (const file of ['directory.csv', 'directory.zip'] as const) {
    const start = performance.now()
    const reader = (await answerExport(file)).body?.getReader()
    await reader?.read()
    const first = performance.now() - start
    await reader?.cancel()
    rows.push({ what: `first byte of ${file}`, 'first ms': first.toFixed(1), 'p50 ms': '', 'goal ms': '2000' })
  }
  printTable(`Growth, at ${RECORDS.toLocaleString('en-US')} records, mails and gifts`, rows)
  rmSync(folder, { recursive: true, force: true })
})
