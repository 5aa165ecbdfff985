import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { migrate } from '@/db/migrate'
import { getLockPath, startDatabase } from './database'
import { readHolder } from './lock'
import { Problem } from './problem'
import { requireDatabase } from './reach'

/** The database of the site that `npm start` runs from the same folder. */
function findRunning(dataDir: string): string | null {
  if (!readHolder(getLockPath(dataDir))) return null
  try {
    const { env }: { env?: Record<string, string> } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'))
    if (env?.DATABASE_URL) return env.DATABASE_URL
  } catch {
    // Reported below.
  }
  throw new Problem('The site is just starting with its own database. Try again when it is ready.')
}

/**
 * For commands: the database of the environment, that of the site running from the same folder, or the local
 * one, started for the duration of the work.
 */
export async function withSiteDatabase<T>(root: string, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  const prepare = async (url: string) => {
    await requireDatabase(url)
    await migrate(url)
    return work(url)
  }
  const known = process.env.DATABASE_URL || findRunning(dataDir)
  if (known) return prepare(known)
  const database = await startDatabase({ dataDir, siteUrl: '' })
  try {
    return await prepare(database.url)
  } finally {
    await database.stop()
  }
}
