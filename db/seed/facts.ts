/** Reads the facts file and the descriptions as they stand in this folder. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { categories } from '../vocabulary/directory'

const folder = join(process.cwd(), 'db/seed')

const fact = z.object({
  id: z.string(),
  kind: z.enum(['hotline', 'organization', 'program', 'facility']),
  category: z.enum([...categories, 'legal']),
  name: z.string(),
  phone: z.string(),
  text_line: z.string(),
  website: z.string(),
  email: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  hours: z.string(),
  is_emergency: z.enum(['0', '1']),
  scope: z.enum(['national', 'state', 'local']),
  tags: z.string(),
  what_it_does: z.string(),
  source: z.string(),
  confidence: z.enum(['high', 'medium']),
  source_date: z.string(),
})

export type Fact = z.infer<typeof fact>

export function readFacts(): Fact[] {
  const rows: unknown = parse(readFileSync(join(folder, 'directory.csv')), { columns: true, bom: true })
  return z.array(fact).parse(rows)
}

/** Written descriptions by the record's id; a facility's is made from its facts. */
export function readDescriptions(): Record<string, string> {
  const files = readdirSync(join(folder, 'descriptions')).filter((name) => name.endsWith('.json'))
  const texts = files.map((name) =>
    z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(folder, 'descriptions', name), 'utf8'))),
  )
  return Object.assign({}, ...texts)
}
