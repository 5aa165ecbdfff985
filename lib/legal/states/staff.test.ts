import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as confirm } from '@/app/api/admin/states/[state]/[cell]/route'
import { POST as withdraw } from '@/app/api/admin/states/[state]/[cell]/withdraw/route'
import { POST as publish } from '@/app/api/admin/states/[state]/lines/route'
import { closeDatabase } from '@/db'
import { listLinesToConfirm } from '@/lib/resources/checks/state-lines'
import { getStateLines } from '@/lib/resources/counties/county-help'
import { listResources } from '@/lib/resources/reads/queries'
import { readDirectoryVersion } from '@/lib/resources/reads/watch'
import { easternDate } from '@/lib/time/eastern-time'
import { useDatabase } from '@/tests/support/database'
import { expectPage, resetTables, send, signInNew } from '@/tests/support/staff'
import { cellShapes } from './cells'
import { getStateFacts, listStateFacts } from './facts'
import { listCellsToConfirm, readCellsToConfirm, readFactFile } from './files'
import { countStateFacts, readStaffState } from './staff'

const database = useDatabase()
const today = easternDate(new Date())
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
let ann = ''

beforeAll(async () => {
  ann = await signInNew(database.sql, { role: 'editor' })
})
beforeEach(() => resetTables(database.sql, 'state_facts'))

/** An answer that waits for staff, wherever one is left. */
const waiting = listCellsToConfirm().filter(({ cell }) => cellShapes[cell].kind === 'text')
const { state: there, cell: open, value: proposed } = waiting.at(-1) ?? { state: 'OH', cell: 'leave', value: '' }
const inFile = readFactFile().get('OH')?.order_final?.value ?? ''

const confirmCell = (cell: string, body: unknown, state = 'OH', cookie = ann) =>
  send(confirm, { method: 'POST', cookie, body, params: { state, cell } })
const takeOff = (cell: string, version: number, state = 'OH') =>
  send(withdraw, { method: 'POST', cookie: ann, body: { version }, params: { state, cell } })

describe('an answer that nobody has confirmed', () => {
  it('is not public until staff confirm it, and then is public as confirmed today', async () => {
    expect(proposed).not.toBe('')
    expect((await getStateFacts(there))[open]).toBeUndefined()
    const before = await readDirectoryVersion()
    const response = await send(confirm, {
      method: 'POST',
      cookie: ann,
      params: { state: there, cell: open },
      headers: FORM,
      body: new URLSearchParams({ value: proposed, version: '0' }).toString(),
    })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/admin/states/${there}?done=fact-published`,
    ])
    expect((await getStateFacts(there))[open]).toEqual({
      value: proposed,
      source: null,
      url: null,
      dated: null,
      on: today,
      isConfirmed: true,
    })
    // The version that every page's cache follows.
    expect(await readDirectoryVersion()).not.toBe(before)
  })

  it('is counted as waiting until then', async () => {
    const count = async () => (await countStateFacts()).find(({ state }) => state === there)
    const before = await count()
    await confirmCell(open, { value: 'No state law.', version: 0 }, there)
    expect(await count()).toMatchObject({ confirmed: 1, waiting: (before?.waiting ?? 0) - 1 })
  })

  it('of other states stays unpublished', async () => {
    await confirmCell(open, { value: 'No state law.', version: 0 }, there)
    const facts = await listStateFacts()
    for (const { state, cell } of waiting) if (state !== there) expect(facts[state][cell]).toBeUndefined()
  })
})

describe('a correction', () => {
  it('replaces what was read, and its history shows both', async () => {
    const former = (await getStateFacts('OH')).order_final
    expect(former?.value).toBe(inFile)
    expect(inFile).not.toBe('')
    const body = { value: 'Up to 6 years.', source: 'Franklin County clerk', url: 'https://example.org/x', version: 0 }
    expect((await confirmCell('order_final', body)).status).toBe(204)
    expect((await getStateFacts('OH')).order_final).toMatchObject({
      value: 'Up to 6 years.',
      source: 'Franklin County clerk',
      url: 'https://example.org/x',
    })
    const [row] = await database.sql`select action, target, changes from audit_log
      where target_type = 'state fact' and target_id = 'OH' order by id desc limit 1`
    expect(row).toMatchObject({ action: 'confirmed', target: 'Ohio: How long the final order lasts' })
    expect(row?.changes.value).toEqual([inFile, 'Up to 6 years.'])
  })

  it('keeps the Spanish of words that it leaves as they are, and takes the Spanish of staff', async () => {
    const spanish = async () => (await getStateFacts('OH')).order_final?.valueEs
    const file = readFactFile().get('OH')?.order_final?.valueEs
    expect(file).toBeTruthy()
    await confirmCell('order_final', { value: inFile, version: 0 })
    expect(await spanish()).toBe(file)
    await confirmCell('order_final', { value: 'Up to 6 years.', valueEs: 'Hasta 6 años.', version: 1 })
    expect(await spanish()).toBe('Hasta 6 años.')
    await confirmCell('order_final', { value: 'Up to 7 years.', version: 2 })
    expect(await spanish()).toBeUndefined()
  })

  it('on top of someone else’s change is refused, and nothing is overwritten', async () => {
    await confirmCell('order_final', { value: 'First.', version: 0 })
    expect((await confirmCell('order_final', { value: 'Second.', version: 0 })).status).toBe(409)
    expect((await getStateFacts('OH')).order_final?.value).toBe('First.')
    expect((await confirmCell('order_final', { value: 'Second.', version: 1 })).status).toBe(204)
  })

  it('by two at once goes through only once', async () => {
    const both = await Promise.all(['A.', 'B.'].map((value) => confirmCell('order_fee', { value, version: 0 })))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('must be a phone number where one is required, and a link where one is required', async () => {
    expect((await confirmCell('adult_line', { value: 'call us', version: 0 })).status).toBe(422)
    expect((await confirmCell('medicaid', { value: 'javascript:alert(1)', version: 0 })).status).toBe(422)
    expect((await confirmCell('adult_line', { value: '(614) 555-0100', version: 0 })).status).toBe(204)
    expect((await getStateFacts('OH')).adult_line?.value).toBe('614-555-0100')
    const two = '(614) 555-0100 (under 60); 800.555.0101 x 2'
    expect((await confirmCell('adult_line', { value: two, version: 1 })).status).toBe(204)
    expect((await getStateFacts('OH')).adult_line?.value).toBe('614-555-0100 (under 60); 800-555-0101 ext. 2')
  })

  it('that is invalid is shown again with all its text, in a form without JavaScript', async () => {
    const body = new URLSearchParams({ value: 'ask Kim', source: 'A call', version: '0' }).toString()
    const params = { state: 'OH', cell: 'adult_line' }
    const response = await send(confirm, { method: 'POST', cookie: ann, params, headers: FORM, body })
    await expectPage(response, 422, ['ask Kim', 'A call', 'Please enter a phone number'])
  })

  it('can be withdrawn, whatever the repository says', async () => {
    expect((await takeOff('order_final', 0)).status).toBe(204)
    expect((await getStateFacts('OH')).order_final).toBeUndefined()
    const { groups } = await readStaffState('OH')
    const fact = groups.flatMap(({ facts }) => facts).find(({ cell }) => cell === 'order_final')
    expect(fact).toMatchObject({ shown: null, version: 1 })
    // The proposed answer is offered again.
    await confirmCell(open, { value: 'No state law.', version: 0 }, there)
    await takeOff(open, 1, there)
    const again = (await readStaffState(there)).groups.flatMap(({ facts }) => facts)
    expect(again.find(({ cell }) => cell === open)?.proposed).toBe(readCellsToConfirm(there).get(open))
  })
})

it('is for staff only, and accepts only states and cells that exist', async () => {
  const member = await signInNew(database.sql)
  expect((await confirmCell('leave', { value: 'x', version: 0 }, 'OH', member)).status).toBe(403)
  expect((await confirmCell('leave', { value: 'x', version: 0 }, 'ZZ')).status).toBe(404)
  expect((await confirmCell('nope', { value: 'x', version: 0 })).status).toBe(404)
  expect(await database.sql`select 1 from state_facts`).toEqual([])
})

describe('a line that nobody has called', () => {
  const call = (state: string, phone: string) =>
    send(publish, { method: 'POST', cookie: ann, body: { phone }, params: { state } })

  it('is in no list of the directory, and one click makes it an entry checked today', async () => {
    const [line] = (await listLinesToConfirm('VT')).filter(({ kind }) => kind === 'hotline')
    const phone = line?.phone ?? ''
    expect(await database.sql`select 1 from phones where number = ${phone}`).toEqual([])
    expect((await call('VT', phone)).status).toBe(204)
    const [shown] = (await getStateLines('VT')).filter(({ phoneNumber }) => phoneNumber === phone)
    expect(shown).toMatchObject({ isEmergency: true, isVerified: true, verifiedOn: today, state: 'VT' })
    const { items } = await listResources({ state: 'VT', emergency: true, limit: 100 })
    expect(items.map(({ phoneNumber }) => phoneNumber)).toContain(phone)
    expect((await listLinesToConfirm('VT')).map((one) => one.phone)).not.toContain(phone)
    expect((await call('VT', phone)).status).toBe(409)
  })

  it('of a coalition goes into its existing entry', async () => {
    const [line] = (await listLinesToConfirm('TX')).filter(({ kind }) => kind === 'coalition')
    const before = await database.sql`select id from resources where title = ${line?.name ?? ''}`
    expect(before).toHaveLength(1)
    expect((await call('TX', line?.phone ?? '')).status).toBe(204)
    const after = await database.sql`select r.id, p.number from resources r join phones p on p.resource_id = r.id
      where r.title = ${line?.name ?? ''}`
    expect(after).toEqual([{ id: before[0]?.id, number: line?.phone }])
  })

  it('must be on our list', async () => {
    expect((await call('VT', '802-555-0199')).status).toBe(409)
  })
})

it('reads from the repository while the database is down', async () => {
  const url = process.env.DATABASE_URL
  closeDatabase()
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  try {
    expect((await getStateFacts('OH')).order_final?.value).toBe(inFile)
  } finally {
    closeDatabase()
    process.env.DATABASE_URL = url
  }
})
