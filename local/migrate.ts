import { migrate } from '@/db/migrate'
import { Problem } from './problem'
import { requireDatabase } from './reach'

// `npm run db:migrate`: applies the migrations to DATABASE_URL, for anyone who does that before a new version starts.

const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
try {
  if (!url) throw new Problem('DATABASE_URL is not set: which database?')
  await requireDatabase(url)
  await migrate(url)
  process.stdout.write('The migrations are applied.\n')
} catch (error) {
  process.stderr.write(`${error instanceof Problem ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
