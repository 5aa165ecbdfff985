import { seed } from '@/db/seed/seed'
import { Problem } from './problem'
import { requireDatabase } from './reach'

// `npm run db:seed`: loads the directory's own records into DATABASE_URL, leaving every edited one alone.

const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
try {
  if (!url) throw new Problem('DATABASE_URL is not set: which database?')
  await requireDatabase(url)
  const { added, updated, kept } = await seed(url)
  process.stdout.write(`Records: ${added} added, ${updated} updated, ${kept} edited ones left alone.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Problem ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
