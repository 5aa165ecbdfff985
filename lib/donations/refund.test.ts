import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as exportChosen } from '@/app/api/admin/donations/export/route'
import { POST as actOnMany } from '@/app/api/admin/donations/many/route'
import { GET as listGifts } from '@/app/api/admin/donations/route'
import type { Viewer } from '@/lib/session/policy'
import { easternDate } from '@/lib/time/eastern-time'
import { useDatabase } from '@/tests/support/database'
import { useGiving } from '@/tests/support/giving'
import { send, signInNew } from '@/tests/support/staff'
import { donationInput, refundInput } from './schema'

const database = useDatabase()
const giving = useGiving()
const admin: Viewer = { userId: randomUUID(), email: 'ada@marigold.test', role: 'admin', permissions: [] }
const reader: Viewer = { ...admin, role: 'editor', permissions: ['donations:read'] }

let refund: (viewer: Viewer, id: string, given: object) => Promise<{ amount: number; refundId: string }>

beforeAll(async () => {
  const { refundDonation } = await import('./refund')
  refund = async (viewer, id, given) => refundDonation(viewer, id, refundInput.parse(given))
})

beforeEach(() => giving.takeEvents())

async function paid(amount = 5000) {
  const input = donationInput.parse({ amount, donorEmail: `${randomUUID()}@example.org` })
  const { donationId, clientSecret } = await giving.domain.createDonation(input, null)
  giving.payments.bank.pay(clientSecret.split('_secret_')[0] ?? '', '4242424242424242')
  await giving.deliverAll()
  return donationId
}

const read = async (id: string) =>
  (await database.sql`select status, refunded_cents from donations where id = ${id}`)[0]

it('is sent once the amount is typed, and changes the ledger only by the event', async () => {
  const id = await paid()
  expect(await refund(admin, id, { amount: 2000, confirmation: '20.00' })).toMatchObject({ amount: 2000 })
  expect(await read(id)).toEqual({ status: 'completed', refunded_cents: 0 })
  await giving.deliverAll()
  expect(await read(id)).toEqual({ status: 'completed', refunded_cents: 2000 })
  expect(await refund(admin, id, { confirmation: '$30' })).toMatchObject({ amount: 3000 })
  await giving.deliverAll()
  expect(await read(id)).toEqual({ status: 'refunded', refunded_cents: 5000 })
})

it('is one refund even when pressed twice', async () => {
  const id = await paid()
  const given = { dollars: '10', confirmation: '10.00' }
  const [one, two] = await Promise.all([refund(admin, id, given), refund(admin, id, given)])
  expect(one.refundId).toBe(two.refundId)
  await giving.deliverAll()
  expect(await read(id)).toEqual({ status: 'completed', refunded_cents: 1000 })
})

it.each([
  ['a different amount typed', { amount: 2000, confirmation: '2.00' }, 'invalid'],
  ['no amount typed', { amount: 2000, confirmation: 'yes' }, 'invalid'],
  ['more than was given', { amount: 5001, confirmation: '50.01' }, 'invalid'],
])('is refused with %s', async (_, given, code) => {
  const id = await paid()
  const asked = giving.payments.requests.length
  await expect(refund(admin, id, given)).rejects.toMatchObject({ code })
  expect(giving.payments.requests.length).toBe(asked)
})

it('is only for administrators, and for a gift that exists and was paid', async () => {
  const id = await paid()
  await expect(refund(reader, id, { confirmation: '50' })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(refund(admin, randomUUID(), { confirmation: '50' })).rejects.toMatchObject({ code: 'not-found' })
  const pending = donationInput.parse({ amount: 5000, donorEmail: 'p@example.org' })
  const { donationId } = await giving.domain.createDonation(pending, null)
  await expect(refund(admin, donationId, { confirmation: '50' })).rejects.toMatchObject({ code: 'conflict' })
})

it('is logged with who requested it', async () => {
  const id = await paid()
  await refund(admin, id, { amount: 100, confirmation: '1' })
  expect(await database.sql`select actor, action, target from audit_log where target_id = ${id}`).toMatchObject([
    { actor: 'ada@marigold.test', action: 'refund asked', target: '$1.00' },
  ])
})

it('the list is filtered by status, kind and day, and its totals match the ledger', async () => {
  const { listDonations, getDonationTotals } = giving.domain
  await paid(1111)
  const { items } = await listDonations({ status: 'completed', kind: 'one-off' }, { limit: 500 })
  expect(items.length).toBeGreaterThan(0)
  expect(items.every((item) => item.status === 'completed' && !item.isRecurring)).toBe(true)
  const net = items.reduce((sum, item) => sum + item.amount - item.refundedCents, 0)
  expect((await getDonationTotals({ status: 'completed', kind: 'one-off' })).netCents).toBe(net)
  const { getStaffStats } = await import('@/lib/staff/queries')
  expect((await getStaffStats()).totalDonations).toBe((await getDonationTotals()).netCents)
  const today = easternDate(new Date())
  expect((await listDonations({ from: today, to: today }, { limit: 1 })).items).toHaveLength(1)
  expect((await getDonationTotals({ from: today, to: today })).count).toBe((await getDonationTotals()).count)
  await database.sql`update donations set created_at = '2019-07-05T03:59:00Z' where amount = 1111`
  expect((await listDonations({ from: '2019-07-04', to: '2019-07-04' }, { limit: 5 })).items).toHaveLength(1)
  expect((await listDonations({ from: '2019-07-05', to: '2019-07-05' }, { limit: 5 })).items).toEqual([])
  expect((await listDonations({ to: '2019-01-01' }, { limit: 1 })).items).toEqual([])
  const all = await listDonations({}, { limit: 500 })
  const first = await listDonations({}, { limit: 2 })
  const after = await listDonations({}, { limit: 500, after: first.next ?? undefined })
  expect([...first.items, ...after.items].map(({ id }) => id)).toEqual(all.items.map(({ id }) => id))
})

it('an anonymous donor stays anonymous in the list', async () => {
  const input = donationInput.parse({
    amount: 4321,
    donorName: 'Canary',
    donorEmail: 'canary@example.org',
    isAnonymous: true,
  })
  await giving.domain.createDonation(input, null)
  const { items } = await giving.domain.listDonations({}, { limit: 500 })
  expect(items.find(({ amount }) => amount === 4321)).toMatchObject({ donorName: null, donorEmail: null })
  expect(JSON.stringify(items)).not.toMatch(/canary/i)
})

describe('a refund that the bank returns', () => {
  const lastRefund = () => Object.values(giving.payments.store.state.refunds).at(-1)?.id ?? ''
  const mails = (id: string) =>
    database.sql`select kind from mail_outbox where key like ${`donation-refund%${id}%`} order by created_at, key`

  it('is undone in the ledger, and the donor is emailed once', async () => {
    const id = await paid()
    await refund(admin, id, { confirmation: '50' })
    await giving.deliverAll()
    expect(await read(id)).toEqual({ status: 'refunded', refunded_cents: 5000 })
    giving.payments.bank.failRefund(lastRefund())
    await giving.deliverAll()
    expect(await read(id)).toEqual({ status: 'completed', refunded_cents: 0 })
    expect((await mails(id)).map(({ kind }) => kind)).toEqual(['donation-refund', 'donation-refund-undone'])
    const { netCents } = await giving.domain.getDonationTotals()
    const [sum] =
      await database.sql`select sum(amount - refunded_cents)::int as net from donations where status = 'completed'`
    expect(netCents).toBe(sum?.net)
  })

  it('can be sent again for the same amount, as a new refund', async () => {
    const id = await paid()
    const first = await refund(admin, id, { amount: 2000, confirmation: '20' })
    await giving.deliverAll()
    giving.payments.bank.failRefund(first.refundId)
    await giving.deliverAll()
    const second = await refund(admin, id, { amount: 2000, confirmation: '20' })
    expect(second.refundId).not.toBe(first.refundId)
    await giving.deliverAll()
    expect(await read(id)).toEqual({ status: 'completed', refunded_cents: 2000 })
    expect((await mails(id)).map(({ kind }) => kind)).toEqual([
      'donation-refund',
      'donation-refund-undone',
      'donation-refund',
    ])
  })

  it('counts the same when its failure event comes first', async () => {
    const id = await paid()
    await refund(admin, id, { confirmation: '50' })
    const sent = giving.takeEvents()
    giving.payments.bank.failRefund(lastRefund())
    const failed = giving.takeEvents()
    for (const event of [...failed.reverse(), ...sent.reverse()]) await giving.deliver(event)
    expect(await read(id)).toEqual({ status: 'completed', refunded_cents: 0 })
  })

  it.each(['refund.failed', 'refund.updated'])(
    'is undone by %s alone, even if only the charge event reported it',
    async (type) => {
      const id = await paid()
      await refund(admin, id, { confirmation: '50' })
      for (const event of giving.takeEvents()) if (event.type === 'charge.refunded') await giving.deliver(event)
      expect(await read(id)).toEqual({ status: 'refunded', refunded_cents: 5000 })
      giving.payments.bank.failRefund(lastRefund())
      for (const event of giving.takeEvents()) if (event.type === type) await giving.deliver(event)
      expect(await read(id)).toEqual({ status: 'completed', refunded_cents: 0 })
    },
  )
})

describe('staff', () => {
  it('can find gifts by donor, but never those of an anonymous donor', async () => {
    const { listDonations, getDonationTotals } = giving.domain
    const donor = { amount: 1500, donorName: 'Wanda Finder', donorEmail: 'wanda@example.org' }
    await giving.domain.createDonation(donationInput.parse(donor), null)
    await giving.domain.createDonation(donationInput.parse({ ...donor, isAnonymous: true }), null)
    for (const q of ['WANDA@', 'finder']) {
      expect((await listDonations({ q }, { limit: 10 })).items).toMatchObject([{ donorEmail: 'wanda@example.org' }])
      expect((await getDonationTotals({ q })).count).toBe(1)
    }
    expect((await listDonations({ q: '%' }, { limit: 10 })).items).toEqual([])
    expect((await listDonations({ refund: 'returned' }, { limit: 10 })).items.length).toBeGreaterThan(0)
  })

  it('can resend a receipt once an hour, and only for a gift that was received', async () => {
    const { sendReceiptAgain } = await import('./send-receipt')
    const id = await paid()
    const at = new Date('2026-11-23T10:05:00Z')
    await sendReceiptAgain(admin, id, at)
    await expect(sendReceiptAgain(admin, id, new Date('2026-11-23T10:40:00Z'))).rejects.toMatchObject({
      code: 'conflict',
    })
    await sendReceiptAgain(admin, id, new Date('2026-11-23T11:40:00Z'))
    const mails = await database.sql`select kind from mail_outbox where key like ${`donation-receipt:${id}%`}`
    expect(mails).toHaveLength(3)
    const open = donationInput.parse({ amount: 5000, donorEmail: 'o@example.org' })
    const { donationId } = await giving.domain.createDonation(open, null)
    await expect(sendReceiptAgain(admin, donationId, at)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('can export only the selected gifts, and list the oldest first on request', async () => {
    const [first, second] = [await paid(), await paid()]
    const cookie = await signInNew(database.sql, { role: 'editor', permissions: ['donations:read'] })
    const sheet = await send(exportChosen, { method: 'POST', cookie, body: { ids: [second] } })
    const lines = (await sheet.text()).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]?.startsWith(`${second},`)).toBe(true)
    const [logged] =
      await database.sql`select target from audit_log where action = 'downloaded' order by id desc limit 1`
    expect(logged?.target).toBe('1 chosen, as CSV')
    const seen: string[] = []
    for (let path: string | undefined = '/api/admin/donations?limit=1&sort=oldest'; path; ) {
      const response = await send(listGifts, { cookie, path })
      for (const { id } of (await response.json()) as { id: string }[]) seen.push(id)
      path = /<(.+)>/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(seen.indexOf(first)).toBeLessThan(seen.indexOf(second))
    expect(seen).toHaveLength(new Set(seen).size)
  })

  it('can resend the receipts of several gifts, skipping one that was never received', async () => {
    const gift = await paid()
    const open = donationInput.parse({ amount: 5000, donorEmail: 'p@example.org' })
    const { donationId } = await giving.domain.createDonation(open, null)
    const cookie = await signInNew(database.sql, { role: 'admin' })
    const many = () => send(actOnMany, { method: 'POST', cookie, body: { ids: [gift, donationId], act: 'receipt' } })
    expect(await (await many()).json()).toEqual({ done: [gift], left: 1 })
    expect(await (await many()).json()).toEqual({ done: [], left: 2 })
    expect(await database.sql`select kind from mail_outbox where key like ${`donation-receipt:${gift}%`}`).toHaveLength(
      2,
    )
  })
})
