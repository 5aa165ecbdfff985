/** Every acknowledged write is stored exactly once, however the process ended. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { beforeEach, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { createMember } from '@/tests/support/member'
import { readProgram } from '@/tests/support/program'

const database = useDatabase()
const program = readProgram('tests/support/message-process.ts')
/** Each kill needs a newly started process. */
const KILLS = process.env.TEST_FULL ? 20 : 3
let userId = ''

beforeEach(async () => {
  for (const table of ['contact_messages', 'newsletter_subscriptions', 'mail_outbox', 'users']) {
    await database.sql`delete from ${database.sql(table)}`
  }
  const member = await createMember(database.sql)
  userId = member.userId
})

/** Kills a process during its writes, and returns the writes it had acknowledged. */
async function writeUntilKilled(round: number): Promise<string[]> {
  const acknowledged: string[] = []
  const begin = await program
  const child = begin({ env: { DATABASE_URL: database.url, ROUND: String(round), USER_ID: userId } })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line)
    // At a different point each round.
    if (acknowledged.length === 5 + (round % 7)) child.kill('SIGKILL')
  }
  expect((await ended)[1]).toBe('SIGKILL')
  return acknowledged
}

async function listStored(): Promise<string[]> {
  const rows = await database.sql<{ line: string }[]>`
    select 'message ' || subject as line from contact_messages
    union all select 'subscription ' || split_part(email, '@', 1) from newsletter_subscriptions
    union all select 'saved ' || r.slug from saved_resources s join resources r on r.id = s.resource_id`
  return rows.map(({ line }) => line)
}

it(`a process killed during its writes loses nothing it acknowledged and writes nothing twice (${KILLS} kills)`, async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < KILLS; round += 1) acknowledged.push(...(await writeUntilKilled(round)))
  expect(acknowledged.length).toBeGreaterThanOrEqual(5 * KILLS)
  for (const kind of ['message', 'subscription', 'saved']) {
    expect(acknowledged.filter((line) => line.startsWith(kind)).length).toBeGreaterThanOrEqual(KILLS)
  }
  const stored = await listStored()
  expect(new Set(stored).size).toBe(stored.length)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  // The write in progress at each kill may be stored too.
  expect(stored.length - acknowledged.length).toBeLessThanOrEqual(KILLS)
  // Each subscription and its confirmation email are stored together.
  const asked = await database.sql`select recipient from mail_outbox where recipient like '%-%@example.org'`
  expect(asked.length).toBe(stored.filter((line) => line.startsWith('subscription')).length)
}, 600_000)
