// `npm run admin:add -- EMAIL`: the first administrator, or one more.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { addAdmin } from '@/db/add-admin'
import { migrate } from '@/db/migrate'
import { getLockPath, startDatabase } from '@/local/database'
import { readHolder } from '@/local/lock'
import { Problem } from '@/local/problem'
import { requireDatabase } from '@/local/reach'

const root = fileURLToPath(new URL('..', import.meta.url))

function readEmail(): string {
  const [given = '', ...more] = process.argv.slice(2)
  const email = z.email().max(320).safeParse(given.trim().toLowerCase())
  if (!email.success || more.length > 0) {
    throw new Problem('Say which e-mail address: npm run admin:add -- name@example.org')
  }
  return email.data
}

/** The database of the site that `npm start` is running from the same folder. */
function findRunning(dataDir: string): string | null {
  if (!readHolder(getLockPath(dataDir))) return null
  try {
    const { env }: { env?: Record<string, string> } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'))
    if (env?.DATABASE_URL) return env.DATABASE_URL
  } catch {
    // Said below.
  }
  throw new Problem('The site is just starting with its own database. Try again when it is ready.')
}

async function addTo(databaseUrl: string, email: string): Promise<void> {
  await requireDatabase(databaseUrl)
  await migrate(databaseUrl)
  await addAdmin(databaseUrl, email)
}

async function addToStandIn(dataDir: string, email: string): Promise<void> {
  const database = await startDatabase({ dataDir, siteUrl: '' })
  try {
    await addTo(database.url, email)
  } finally {
    await database.stop()
  }
}

async function main(): Promise<number> {
  try {
    const email = readEmail()
    const dataDir = resolve(root, process.env.DATA_DIR || '.data')
    const databaseUrl = process.env.DATABASE_URL || findRunning(dataDir)
    await (databaseUrl ? addTo(databaseUrl, email) : addToStandIn(dataDir, email))
    process.stdout.write(
      `${email} is an administrator, from the next request on. The sign-in service must have verified the address.\n`,
    )
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : error instanceof Error ? error.stack : error}\n`)
    return 1
  }
}

process.exit(await main())
