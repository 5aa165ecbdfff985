/** Accounts created per test and signed in by a `sessions` row, so no test can end another's session. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import postgres from 'postgres'
import { readFakesEnv } from './fixtures'

export interface TestAccount {
  userId: string
  email: string
}

type Role = 'member' | 'editor' | 'admin'

export async function withDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(readFakesEnv().DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

export interface StaffOptions {
  permissions?: string[]
  isActive?: boolean
  /** The provider has not verified her address. */
  isUnverified?: boolean
}

export function createAccount(role: Role = 'member', options: StaffOptions = {}): Promise<TestAccount> {
  const { permissions = [], isActive = true, isUnverified = false } = options
  return withDatabase(async (sql) => {
    const subject = randomUUID()
    const email = `${subject}@marigold.test`
    const [user] = await sql<{ id: string }[]>`
      with person as (
        insert into users (email, first_name, last_name) values (${isUnverified ? null : email}, 'Tess', 'Ting') returning id
      )
      insert into accounts (user_id, type, provider, provider_account_id)
      select id, 'oidc', 'https://tests.example', ${subject} from person returning user_id as id`
    if (role !== 'member') {
      await sql`insert into admin_users (email, role, permissions, is_active)
        values (${email}, ${role}, ${permissions}, ${isActive})`
    }
    return { userId: user?.id ?? '', email }
  })
}

/** Signs this browser in, as if she had signed in at the provider. */
export async function signInAs(context: Pick<BrowserContext, 'addCookies'>, { userId }: TestAccount): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const now = new Date()
  const sess = { id: randomUUID(), userId, createdAt: now.toISOString(), lastSeen: now.toISOString(), stays: false }
  await withDatabase(async (sql) => {
    const sid = createHash('sha256').update(token).digest('hex')
    await sql`
      insert into sessions (sid, sess, expire) values (${sid}, ${sql.json(sess)}, ${new Date(now.getTime() + 1_800_000)})`
  })
  await context.addCookies([
    { name: 'marigold.session', value: token, url: 'http://localhost', httpOnly: true, sameSite: 'Lax' },
  ])
}
