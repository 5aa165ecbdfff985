/** A machine whose clock is ten minutes off, among machines whose clocks are right. */
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

describe('a sign-in', () => {
  const isSignedIn = async (member: Member) => {
    const { getViewer } = await import('@/lib/session/viewer')
    const request = new Request('http://localhost:3000/', { headers: { cookie: `${member.visitor.jar}` } })
    return (await getViewer(request)) !== null
  }

  it.each([
    [10, true],
    [31, false],
    // A slow clock rejects a session from its future instead of extending it.
    [-10, false],
  ])('made by a right clock is valid on a machine %i minutes ahead: %s', async (minutes, lasts) => {
    const member = await createMember(database.sql)
    expect(await isSignedIn(member)).toBe(true)
    setClock(minutes)
    expect(await isSignedIn(member)).toBe(lasts)
  })

  it('made by a clock that was ahead ends when that clock is corrected, never later than it should', async () => {
    setClock(10)
    const member = await createMember(database.sql)
    expect(await isSignedIn(member)).toBe(true)
    resetClock()
    expect(await isSignedIn(member)).toBe(false)
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
