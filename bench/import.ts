/** An import of 100,000 rows in a separate process: duration and peak memory. */
import { createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { seed } from '@/db/seed/seed'
import { runMeasured } from './measured-process'
import { onPostgres } from './postgres'
import { printTable } from './table'

const ROWS = 100_000
const GOAL_MB = 300

async function writeCsv(path: string, rows: number): Promise<void> {
  const out = createWriteStream(path)
  out.write('id,title,description,category,phone_number,street,city,state,zip,latitude,longitude,url,hours,tags\n')
  for (let i = 1; i <= rows; i += 1) {
    const number = `${200 + (i % 700)}-555-${String(i % 10_000).padStart(4, '0')}`
    const words = `"Answers calls, gives beds and legal advice in district ${i}. Ask for the office on the first floor, and bring what you have."`
    const line = `site-${i},Harbor House ${i},${words},shelter,${number},${i} Main St,Austin,TX,78701,30.26,-97.74,https://example.org/${i},Mon-Fri 9-5,crisis;rent\n`
    if (!out.write(line)) await new Promise<void>((resolve) => out.once('drain', () => resolve()))
  }
  out.end()
  await finished(out)
}

/** The command itself: `npm run import`. */
const memory = ['--max-old-space-size=192', '--max-semi-space-size=4']

export const measureImport = onPostgres('Import', async (url) => {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-bench-import-'))
  const table: Record<string, string>[] = []
  const measure = async (what: string, ...parameters: string[]) => {
    const { seconds, peakMb, output, code } = await runMeasured(url, 'scripts/import.ts', parameters, memory)
    if (code !== 0) console.log(output)
    const counts = /To add: .*/.exec(output)?.[0] ?? 'failed'
    table.push({ what, seconds: seconds.toFixed(1), 'peak MB': peakMb.toFixed(0), counts })
  }
  try {
    await seed(url)
    const path = join(folder, 'many.csv')
    await writeCsv(path, ROWS)
    await measure('dry run', path, '--source', 'bench', '--dry-run')
    await measure('dry run and writing', path, '--source', 'bench')
    await measure('again', path, '--source', 'bench')
    const real = process.env.IMPORT_FACTS
    if (real && existsSync(real)) {
      await measure('a real file', real, '--source', 'facts', '--mapping', 'facts')
      await measure('a real file, again', real, '--source', 'facts', '--mapping', 'facts')
    }
    const title = `An import of ${ROWS.toLocaleString('en-US')} rows by the command, in a process of its own (goal: under ${GOAL_MB} MB)`
    printTable(title, table)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
