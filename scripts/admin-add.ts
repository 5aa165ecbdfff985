// `npm run admin:add -- EMAIL`: adds an administrator.
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { addAdmin } from '@/db/add-admin'
import { Problem } from '@/local/problem'
import { withSiteDatabase } from '@/local/with-site-database'

const root = fileURLToPath(new URL('..', import.meta.url))

function readEmail(): string {
  const [given = '', ...more] = process.argv.slice(2)
  const email = z.email().max(320).safeParse(given.trim().toLowerCase())
  if (!email.success || more.length > 0) {
    throw new Problem('Say which email address: npm run admin:add -- name@example.org')
  }
  return email.data
}

async function main(): Promise<number> {
  try {
    const email = readEmail()
    await withSiteDatabase(root, (url) => addAdmin(url, email))
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
