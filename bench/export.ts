/** The whole directory in a file: how long it takes at 100,000 records, and how much memory it holds meanwhile. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDatabase } from '@/db'
import { migrate } from '@/db/migrate'
import { exportFiles } from '@/lib/directory-data/export-files'
import { writeExport } from '@/lib/directory-data/write-export'
import { growDirectory } from './directory'
import { startPostgres } from './postgres'
import { printTable } from './table'

const RECORDS = 100_000
const MB = 1024 * 1024

export async function measureExport(): Promise<void> {
  const database = await startPostgres()
  if (!database) {
    console.log('\nExport: no PostgreSQL here (set TEST_DATABASE_URL, or install the postgresql package).')
    return
  }
  process.env.DATABASE_URL = database.url
  await migrate(database.url)
  await growDirectory(database.url, 1, RECORDS)
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  const rows = []
  for (const file of exportFiles) {
    const path = join(folder, file)
    const before = process.memoryUsage.rss()
    let highest = before
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage.rss())
    }, 20)
    const start = performance.now()
    await writeExport(file, path, '1')
    clearInterval(watch)
    rows.push({
      file,
      seconds: ((performance.now() - start) / 1000).toFixed(1),
      'file MB': (statSync(path).size / MB).toFixed(1),
      'memory before MB': (before / MB).toFixed(0),
      'highest MB': (highest / MB).toFixed(0),
    })
  }
  printTable(`Export of ${RECORDS.toLocaleString('en-US')} records (goal: under 300 MB)`, rows)
  rmSync(folder, { recursive: true, force: true })
  closeDatabase()
  await database.stop()
}
