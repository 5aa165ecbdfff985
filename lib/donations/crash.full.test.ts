import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { useGiving } from '@/tests/support/giving'

const database = useDatabase()
const giving = useGiving()
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  giving.payments.setOutage('none')
})

/** Gives in a separate process that is killed after the payment service answers and before anything is written. */
async function giveAndDie(gift: object): Promise<void> {
  const { payments } = giving
  const before = payments.requests.length
  payments.setOutage('holds-answers')
  const child = spawn(
    process.execPath,
    [
      ...['--conditions=react-server', '--import', 'tsx', '--import', './local/without-server-only.mjs'],
      'tests/support/giving-process.ts',
    ],
    {
      env: { ...process.env, DATABASE_URL: database.url, GIFT: JSON.stringify(gift) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  children.push(child)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  await expect.poll(() => payments.requests.length, { timeout: 25_000 }).toBeGreaterThan(before)
  // The lock makes our own writes wait, whatever the answer.
  await database.sql.begin(async (sql) => {
    await sql`lock table donations in access exclusive mode`
    payments.setOutage('none')
    await new Promise((resolve) => setImmediate(resolve))
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  })
  expect(output).not.toContain('written')
}

const read = async (email: string) => (await database.sql`select * from donations where donor_email = ${email}`)[0]

it('after a kill between their answer and our write, reconciliation makes the ledger exact to the cent', async () => {
  const { bank, store } = giving.payments
  await giveAndDie({ amount: 7777, donorEmail: 'killed@example.org' })
  const row = await read('killed@example.org')
  expect(row).toMatchObject({ status: 'pending', payment_intent_id: null })
  const intent = Object.values(store.state.intents).find(({ metadata }) => metadata.donation_id === row?.id)
  expect(intent).toBeDefined()
  bank.pay(intent?.id ?? '', '4242424242424242')

  const result = await giving.domain.reconcileDonations(new Date(Date.now() + 1000))
  expect(result).toMatchObject({ differences: 0 })
  expect(await read('killed@example.org')).toMatchObject({ status: 'completed', payment_intent_id: intent?.id })
  const paid = Object.values(store.state.charges).reduce(
    (sum, charge) => sum + charge.amount - charge.amount_refunded,
    0,
  )
  expect((await giving.domain.getDonationTotals()).netCents).toBe(paid)
  expect(paid).toBe(7777)
}, 60_000)
