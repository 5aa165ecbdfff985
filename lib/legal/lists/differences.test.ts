import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as leave } from '@/app/api/admin/states/[state]/[cell]/leave/route'
import { POST as confirm } from '@/app/api/admin/states/[state]/[cell]/route'
import { query } from '@/db'
import { stateCodes, stateName } from '@/lib/geography/states'
import { useDatabase } from '@/tests/support/database'
import { resetTables, send, signInNew } from '@/tests/support/staff'
import { readFactFile } from '../states/files'
import { countStateFacts, readStaffState } from '../states/staff'
import { compareList, queueDifferences, readFactsOf } from './compare'
import { findLawList } from './law-lists'

const database = useDatabase()
const child = findLawList('law-child-lines')
if (!child) throw new Error('no such list')

describe('differences', () => {
  let ann = ''
  beforeAll(async () => {
    ann = await signInNew(database.sql, { role: 'editor' })
  })
  beforeEach(() => resetTables(database.sql, 'state_differences', 'state_facts'))

  const ours = readFactFile().get('ID')?.child_line?.value ?? ''
  const page = (number: string) =>
    stateCodes
      .map(
        (code) =>
          `<h3>${stateName(code)}</h3><p>${code === 'ID' ? number : (readFactFile().get(code)?.child_line?.value ?? '212-555-0100')}</p>`,
      )
      .join('\n')
  const pull = (number: string, on: string) =>
    query(async (db) => queueDifferences(db, child, compareList(page(number), child, await readFactsOf(db)), on))
  const waiting = async () => {
    const { groups } = await readStaffState('ID')
    return groups.flatMap(({ facts }) => facts).find(({ cell }) => cell === 'child_line')?.differences ?? []
  }
  const press = (handler: typeof confirm, body: object) =>
    send(handler, { method: 'POST', cookie: ann, body, params: { state: 'ID', cell: 'child_line' } })

  it('wait for staff with the day on which they were found, and nothing changes by itself', async () => {
    await pull('208-555-0199', '2026-12-01')
    await pull('208-555-0199', '2027-01-01')
    expect(await waiting()).toEqual([
      { list: child.name, title: child.title, value: '208-555-0199', foundOn: '2026-12-01' },
    ])
    expect((await query(readFactsOf)).ID.child_line?.value).toBe(ours)
    expect((await countStateFacts()).find(({ state }) => state === 'ID')?.differences).toBe(1)
  })

  it('go away when the list agrees, and when staff take one', async () => {
    await pull('208-555-0199', '2026-12-01')
    await pull(ours, '2026-12-02')
    expect(await waiting()).toEqual([])
    await pull('208-555-0199', '2026-12-03')
    expect((await press(confirm, { value: '208-555-0199', source: child.title, version: 0 })).status).toBe(204)
    expect(await waiting()).toEqual([])
    expect((await query(readFactsOf)).ID.child_line?.value).toBe('208-555-0199')
  })

  it('that staff leave come back only with something new', async () => {
    await pull('208-555-0199', '2026-12-01')
    expect((await press(leave, { list: child.name })).status).toBe(204)
    await pull('208-555-0199', '2026-12-02')
    expect(await waiting()).toEqual([])
    await pull('208-555-0177', '2026-12-03')
    expect(await waiting()).toMatchObject([{ value: '208-555-0177', foundOn: '2026-12-03' }])
    expect((await press(leave, { list: 'law-none' })).status).toBe(409)
  })
})
