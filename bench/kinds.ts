import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { readSeedRecords, type SeedRecord, streamSeedRecords } from '@/db/seed/records'
import { helpKinds } from '@/db/vocabulary/help-kinds'
import { printTable } from './table'

const FEW = 10

const search = z.object({ kind: z.string(), looked_for: z.string(), where: z.string(), found: z.string() })

/** What was looked for by people, in `kinds.csv`: a kind may be rare because no list of it can be read. */
function readSearches() {
  const file = readFileSync(fileURLToPath(new URL('kinds.csv', import.meta.url)))
  return z.array(search).parse(parse(file, { columns: true }))
}

/** Not a ratio of times, but which kinds of help the directory's first records hardly have. */
export async function measureKinds(): Promise<void> {
  const counts = new Map<string, { records: number; local: number; numbered: number }>()
  const add = ({ resource, phones }: SeedRecord) => {
    for (const kind of resource.helpKinds) {
      const count = counts.get(kind) ?? { records: 0, local: 0, numbered: 0 }
      count.records += 1
      if (resource.scope === 'local') count.local += 1
      if (phones.length > 0) count.numbered += 1
      counts.set(kind, count)
    }
  }
  for (const record of readSeedRecords()) add(record)
  for await (const record of streamSeedRecords()) add(record)
  const rows = helpKinds
    .map(({ slug }) => ({ kind: slug, ...(counts.get(slug) ?? { records: 0, local: 0, numbered: 0 }) }))
    .filter(({ records }) => records < FEW)
    .sort((a, b) => a.records - b.records)
  printTable(`Kinds of help with fewer than ${FEW} records`, rows)
  const thin = new Set<string>(rows.map(({ kind }) => kind))
  const known = new Set<string>(helpKinds.map(({ slug }) => slug))
  const searches = readSearches().filter(({ kind }) => thin.has(kind) || !known.has(kind))
  printTable('What was looked for, and where', searches)
}
