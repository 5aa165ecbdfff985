/** Exports the whole directory in a separate process: duration and peak memory. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportFiles } from '@/lib/directory-data/hsds-page'
import { growDirectory } from './directory'
import { runMeasured } from './measured-process'
import { onPostgres } from './postgres'
import { printTable } from './table'

const RECORDS = 100_000
const GOAL_MB = 200
const MB = 1024 * 1024

export const measureExport = onPostgres('Export', async (url) => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  const rows: Record<string, string>[] = []
  const measure = async (what: string, ...parameters: string[]) => {
    const { seconds, peakMb, output, code } = await runMeasured(url, 'bench/one-export.ts', parameters)
    if (code !== 0) console.log(output)
    const path = parameters[1]
    const size = path ? (statSync(path).size / MB).toFixed(1) : ''
    rows.push({ what, seconds: seconds.toFixed(1), 'file MB': size, 'peak MB': peakMb.toFixed(0) })
  }
  try {
    await growDirectory(url, 1, RECORDS)
    await measure('a process that reads one record')
    for (const file of exportFiles) await measure(file, file, join(folder, file))
    const title = `An export of ${RECORDS.toLocaleString('en-US')} records in a process of its own (goal: under ${GOAL_MB} MB)`
    printTable(title, rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
