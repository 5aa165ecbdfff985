/** More concurrent people than connections, and a table that hangs. */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as leaveMessage } from '@/app/api/contact/route'
import { GET as askReady } from '@/app/api/ready/route'
import { stampClientAddress } from '@/lib/http/client-address'
import { useOwnDatabase } from '@/tests/support/own-database'
import { findPostgres } from '@/tests/support/own-postgres'

const { CONNECTIONS } = vi.hoisted(() => {
  // As for one of up to a hundred processes.
  process.env.DATABASE_CONNECTIONS = '5'
  return { CONNECTIONS: 5 }
})
/** Many times what a kind of query may hold; a machine that is busy with other tests has little left for them. */
const AT_ONCE = process.env.TEST_FULL ? 200 : 50
const SITE = 'http://localhost:3000'
const binaries = findPostgres() ?? ''
const noParams = { params: Promise.resolve({}) }

/** Each message comes from a different network. */
function write(at: number): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: SITE }
  stampClientAddress(headers, `10.0.${at}.1`)
  const message = { name: 'Ann', email: 'ann@example.org', category: 'general', subject: `${at}`, message: 'Hello.' }
  const request = new Request(`${SITE}/api/contact`, { method: 'POST', headers, body: JSON.stringify(message) })
  return leaveMessage(request, noParams)
}

const writeAll = () => Promise.all(Array.from({ length: AT_ONCE }, (_, at) => write(at)))
const read = () => askReady(new Request(`${SITE}/api/ready`), noParams)
const statuses = (answers: Response[]) => [...new Set(answers.map(({ status }) => status))]

describe.skipIf(!binaries)(`${AT_ONCE} people at once, with ${CONNECTIONS} connections`, () => {
  const database = useOwnDatabase(binaries)

  beforeEach(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await database.sql`delete from contact_messages`
  })
  afterAll(() => {
    delete process.env.DATABASE_CONNECTIONS
  })

  it('are served over at most twice that, and those refused are told when to try again', async () => {
    let most = 0
    const writing = writeAll()
    const isOver = writing.then(() => true)
    do {
      const [open] =
        await database.sql`select count(*)::int as count from pg_stat_activity where application_name = 'marigold'`
      most = Math.max(most, open?.count)
    } while (!(await Promise.race([isOver, new Promise((resolve) => setImmediate(resolve))])))
    // An abandoned connection lasts until the server ends its statement.
    expect(most).toBeLessThanOrEqual(2 * CONNECTIONS)
    const answers = await writing
    const rows = await database.sql<{ subject: string }[]>`select subject from contact_messages`
    const stored = rows.map(({ subject }) => subject)
    expect(new Set(stored).size).toBe(stored.length)
    for (const [at, { status, headers }] of answers.entries()) {
      if (status === 201) expect(stored).toContain(String(at))
      else expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
    }
    // The first ones are served on any machine.
    expect(answers[0]?.status).toBe(201)
  })

  it('are told when to try again while their table hangs, and other requests are served', async () => {
    await database.sql.begin(async (holder) => {
      await holder`lock table contact_messages in access exclusive mode`
      const refused = writeAll()
      const others: Response[] = []
      for (let count = 0; count < 50; count += 1) others.push(await read())
      expect(statuses(others)).toEqual([200])
      const answers = await refused
      expect(statuses(answers)).toEqual([503])
      for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(statuses([await read()])).toEqual([200])
    })
    expect(await database.sql`select count(*)::int as count from contact_messages`).toEqual([{ count: 0 }])
    expect((await write(0)).status).toBe(201)
  })
})
