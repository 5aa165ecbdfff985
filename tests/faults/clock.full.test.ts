/** A machine whose clock is ten minutes off, among machines whose clocks are right. */
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { useGiving } from '@/tests/support/giving'
import { createMember, type Member } from '@/tests/support/member'

const database = useDatabase()
const giving = useGiving()

const MINUTE = 60_000
const trueTime = Date.now

/** Puts this process's clock this far ahead of all others. */
function setClock(minutes: number): void {
  vi.spyOn(Date, 'now').mockImplementation(() => trueTime() + minutes * MINUTE)
  vi.useFakeTimers({ toFake: ['Date'], now: trueTime() + minutes * MINUTE })
}
function resetClock(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
}
afterEach(resetClock)

/** PGlite runs in this process and has its clock: the sessions' clock is that of a server. */
describe.skipIf(inject('template').kind !== 'server')('a sign-in', () => {
  const isSignedIn = async (member: Member) => {
    const { getViewer } = await import('@/lib/session/viewer')
    const request = new Request('http://localhost:3000/', { headers: { cookie: `${member.visitor.jar}` } })
    return (await getViewer(request)) !== null
  }

  it.each([10, 31, -10])('is valid on a machine %i minutes ahead, and on all others afterwards', async (minutes) => {
    const member = await createMember(database.sql)
    // Due for a new time of the last visit.
    await database.sql`
      update sessions set sess = jsonb_set(sess, '{lastSeen}', to_jsonb(to_char(now() at time zone 'UTC'
        - interval '5 minutes', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))`
    setClock(minutes)
    expect(await isSignedIn(member)).toBe(true)
    resetClock()
    expect(await isSignedIn(member)).toBe(true)
    const [row] = await database.sql<{ seconds: number }[]>`
      select extract(epoch from now() - (sess ->> 'lastSeen')::timestamptz)::float8 as seconds from sessions
      where sess ->> 'userId' = ${member.userId}`
    expect(Math.abs(row?.seconds ?? 999)).toBeLessThan(60)
  })

  it.each([10, -10])('made by a machine whose clock is %i minutes ahead is valid on all others', async (minutes) => {
    setClock(minutes)
    const member = await createMember(database.sql)
    expect(await isSignedIn(member)).toBe(true)
    resetClock()
    expect(await isSignedIn(member)).toBe(true)
  })
})

describe('an event of the payment service', () => {
  it.each([10, -10])('is refused %i minutes ahead, and counts once when it is resent', async (minutes) => {
    const { domain, payments } = giving
    const { donationInput } = await import('@/lib/donations/schema')
    const gift = donationInput.parse({ amount: 5000, donorEmail: `${randomUUID()}@example.org` })
    const { donationId, clientSecret } = await domain.createDonation(gift, `10.1.${minutes + 10}.1`)
    const read = async () => (await database.sql`select status from donations where id = ${donationId}`)[0]
    giving.takeEvents()
    payments.bank.pay(clientSecret.split('_secret_')[0] ?? '', '4242424242424242')
    const events = giving.takeEvents()
    setClock(minutes)
    const at = Math.floor(trueTime() / 1000)
    for (const event of events) {
      await expect(giving.deliver(event, { at })).rejects.toMatchObject({ code: 'bad-request' })
    }
    expect(await read()).toEqual({ status: 'pending' })
    resetClock()
    for (const event of [...events, ...events]) await giving.deliver(event)
    expect(await read()).toEqual({ status: 'completed' })
  })
})
