import { beforeAll, beforeEach, expect, it } from 'vitest'
import { POST as note } from '@/app/api/admin/donations/[id]/donor-note/route'
import { GET as list } from '@/app/api/admin/donations/route'
import { useDatabase } from '@/tests/support/database'
import { send, signInNew } from '@/tests/support/staff'
import { findDonor } from './donor'
import { purgeDonations } from './retention'

const database = useDatabase()
let cookie = ''

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'admin' })
})
beforeEach(async () => {
  await database.sql`delete from donor_notes`
  await database.sql`delete from donations`
})

async function give(row: Record<string, unknown>): Promise<string> {
  const [made] = await database.sql`insert into donations ${database.sql({
    amount: 2500,
    donor_email: 'Ann@Example.org',
    status: 'completed',
    ...row,
  })} returning id`
  return String(made?.id)
}
const recurring = { is_recurring: true, frequency: 'monthly', subscription_id: 'sub_1', donor_name: 'Ann' }

it('a donor is one address: total, first gift, what recurs, and every try', async () => {
  const id = await give({ created_at: '2026-01-05T12:00:00Z', refunded_cents: 500 })
  await give({ ...recurring, donor_email: 'ann@example.org', created_at: '2026-10-20T12:00:00Z' })
  await give({ ...recurring, is_renewal: true, created_at: '2026-11-20T12:00:00Z' })
  await give({ status: 'pending', created_at: '2026-11-21T12:00:00Z' })
  await give({ donor_email: 'other@example.org' })
  await give({ is_anonymous: true })
  const donor = await findDonor(id, new Date('2026-11-28T12:00:00Z'))
  expect(donor).toMatchObject({ email: 'ann@example.org', name: 'Ann', gifts: 3, totalCents: 7000 })
  expect(donor?.firstAt?.toISOString()).toBe('2026-01-05T12:00:00.000Z')
  expect(donor?.recurring).toMatchObject([{ amount: 2500, frequency: 'monthly', isCurrent: true }])
  expect(donor?.donations).toHaveLength(4)
  expect((await findDonor(id, new Date('2027-03-01T12:00:00Z')))?.recurring[0]?.isCurrent).toBe(false)
})

it('a donor who asked not to be named has no page and no note', async () => {
  const id = await give({ is_anonymous: true })
  expect(await findDonor(id)).toBeNull()
  expect((await send(note, { method: 'POST', cookie, params: { id }, body: { body: 'x' } })).status).toBe(404)
})

it('a note is for staff, is not in the log, and goes with the last gift', async () => {
  const id = await give({ created_at: '2018-01-01T12:00:00Z' })
  const save = (body: string) => send(note, { method: 'POST', cookie, params: { id }, body: { body } })
  expect((await save('Canary: wants a call.')).status).toBe(204)
  expect((await findDonor(id))?.note?.body).toBe('Canary: wants a call.')
  expect(JSON.stringify(await database.sql`select * from audit_log where target_id = ${id}`)).not.toContain('Canary')
  const editor = await signInNew(database.sql, { role: 'editor', permissions: ['donations:read'] })
  expect((await send(note, { method: 'POST', cookie: editor, params: { id }, body: { body: 'y' } })).status).toBe(403)
  expect(await purgeDonations(new Date('2026-11-28T12:00:00Z'))).toBe(1)
  expect(await database.sql`select 1 from donor_notes`).toHaveLength(0)
})

it('attempts that brought no money are listed apart from gifts', async () => {
  for (const status of ['completed', 'refunded', 'disputed', 'pending', 'failed', 'canceled']) await give({ status })
  const show = async (what: string) => {
    const rows = await (await send(list, { cookie, path: `/api/admin/donations?show=${what}` })).json()
    return rows.map(({ status }: { status: string }) => status).sort()
  }
  expect(await show('gifts')).toEqual(['completed', 'disputed', 'refunded'])
  expect(await show('tries')).toEqual(['canceled', 'failed', 'pending'])
})
