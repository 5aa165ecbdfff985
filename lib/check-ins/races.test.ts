/** Another tab, another PIN or the mail server acts between two steps, at the worst possible moment. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Viewer } from '@/lib/session/policy'
import {
  addAcceptedContact,
  createAnn,
  FIRST_PIN,
  later,
  listKinds,
  SECOND_PIN,
  START,
  tick,
  write,
} from '@/tests/support/check-ins'
import { useDatabase } from '@/tests/support/database'
import type { CheckInAction } from './schema'
import { actOnCheckIn } from './service'

/** Runs once, after the next database query and before its caller continues. */
const between = vi.hoisted(() => ({ run: null as (() => Promise<unknown>) | null }))

vi.mock('@/db', async (load) => {
  const real = await load<typeof import('@/db')>()
  const query: typeof real.query = async (...asked) => {
    const result = await real.query(...asked)
    const { run } = between
    between.run = null
    await run?.()
    return result
  }
  return { ...real, query }
})

const database = useDatabase()
let ann: Viewer

beforeEach(async () => {
  ann = await createAnn(database.sql)
})

const act = async (id: string, action: CheckInAction, at = START) => (await actOnCheckIn(ann, id, action, at)).checkIn
const readRow = async (id: string) =>
  (await database.sql`select state, shown_state, ended_at from check_ins where id = ${id}`)[0]
const kinds = () => listKinds(database.sql)

async function started(...names: string[]): Promise<string> {
  const people = []
  for (const name of names) people.push(await addAcceptedContact(database.sql, ann, name))
  const { id } = await write(ann, people)
  await act(id, { do: 'arm' })
  await database.sql`delete from mail_outbox`
  return id
}

describe('a discard without a PIN while another tab starts it', () => {
  it('is refused, leaves it running, and notifies nobody', async () => {
    const { id } = await write(ann, [await addAcceptedContact(database.sql, ann)])
    await database.sql`delete from mail_outbox`
    between.run = () => act(id, { do: 'arm' })
    await expect(act(id, { do: 'cancel' })).rejects.toMatchObject({ code: 'conflict', current: { state: 'armed' } })
    expect(await readRow(id)).toEqual({ state: 'armed', shown_state: null, ended_at: null })
    await tick(later(10))
    expect(await kinds()).toEqual([])
    await tick(later(75))
    expect(await kinds()).toContain('check-in-alert bea@example.org')
  })
})

describe('a message not yet handed to the mail server', () => {
  it('is withdrawn by ‘I am safe’, and the next contact is not alerted either', async () => {
    const id = await started('Bea', 'Cleo')
    await tick(later(75))
    expect(await kinds()).toContain('check-in-alert bea@example.org')
    expect(await act(id, { do: 'safe', pin: FIRST_PIN }, later(76))).toMatchObject({ state: 'resolved' })
    for (const minutes of [76, 106, 300]) await tick(later(minutes))
    expect((await kinds()).filter((kind) => !kind.startsWith('check-in-due'))).toEqual([])
  })

  it('is withdrawn by the first PIN after the second one triggered it', async () => {
    const id = await started('Bea')
    await act(id, { do: 'cancel', pin: SECOND_PIN }, later(5))
    await tick(later(5))
    expect(await kinds()).toEqual(['check-in-alert bea@example.org'])
    await act(id, { do: 'safe', pin: FIRST_PIN }, later(6))
    await tick(later(60))
    expect(await kinds()).toEqual([])
    expect(await readRow(id)).toMatchObject({ state: 'resolved' })
  })

  it('is not withdrawn once it is being sent: an all-clear follows it instead', async () => {
    const id = await started('Bea')
    await tick(later(75))
    await database.sql`update mail_outbox set status = 'sending', lease = gen_random_uuid(), lease_until = now()
      where kind = 'check-in-alert'`
    await act(id, { do: 'safe', pin: FIRST_PIN }, later(76))
    expect((await kinds()).filter((kind) => !kind.startsWith('check-in-due')).sort()).toEqual([
      'check-in-alert bea@example.org',
      'check-in-all-clear bea@example.org',
    ])
  })
})
