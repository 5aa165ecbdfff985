import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { listSessions } from './queries'
import { createSession, endEverywhere, endSessionById, keepSignedIn, purgeSessions } from './service'
import { getViewer } from './viewer'

// The database's clock, moved along with ours.
vi.mock('./clock', () => ({ readClock: async () => Date.now() }))

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.parse('2026-03-08T06:30:00Z')

const database = useDatabase()
let userId = ''
let otherId = ''

async function createUser(name: string): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`
    insert into users (email) values (${`${name}@example.org`}) returning id`
  return row?.id ?? ''
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  await database.sql`delete from users`
  await database.sql`delete from sessions`
  await database.sql`delete from admin_users`
  userId = await createUser('ann')
  otherId = await createUser('bea')
})
afterEach(() => vi.useRealTimers())

const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const look = (token: string) => getViewer({ getAll: () => [{ value: token }] })
const countRows = async () => (await database.sql`select sid from sessions`).length
const makeStaff = () => database.sql`insert into admin_users (email) values ('ann@example.org')`

async function requireHer(token: string) {
  const viewer = await look(token)
  if (!viewer) throw new Error('no one is signed in')
  return viewer
}

describe('a session', () => {
  it('lasts 30 minutes from the last visit', async () => {
    const token = await createSession(userId, null)
    wait(29 * MINUTE)
    expect(await look(token)).toMatchObject({ userId })
    wait(29 * MINUTE)
    expect(await look(token)).toMatchObject({ userId })
    wait(30 * MINUTE)
    expect(await look(token)).toBeNull()
  })

  it('lasts 12 hours at most, with a visit every ten minutes', async () => {
    const token = await createSession(userId, null)
    for (let minutes = 10; minutes < 12 * 60; minutes += 10) {
      wait(10 * MINUTE)
      expect(await look(token)).not.toBeNull()
    }
    wait(10 * MINUTE)
    expect(await look(token)).toBeNull()
  })

  it('ends sooner for staff, even someone who just became staff', async () => {
    const token = await createSession(userId, null)
    wait(16 * MINUTE)
    expect(await look(token)).not.toBeNull()
    await makeStaff()
    wait(14 * MINUTE)
    expect(await look(token)).toMatchObject({ role: 'editor' })
    wait(15 * MINUTE)
    expect(await look(token)).toBeNull()
  })

  it('lasts 30 days if she chose to stay signed in, but not for staff', async () => {
    const token = await createSession(userId, null)
    expect(await keepSignedIn(token, true)).toBe(START + 30 * DAY)
    wait(29 * DAY)
    expect(await look(token)).not.toBeNull()
    wait(DAY)
    expect(await look(token)).toBeNull()
    const hers = await createSession(userId, null)
    await keepSignedIn(hers, true)
    await makeStaff()
    wait(16 * MINUTE)
    expect(await look(hers)).toBeNull()
  })

  it('returns to the short limits when she changes her mind', async () => {
    const token = await createSession(userId, null)
    await keepSignedIn(token, true)
    wait(HOUR)
    await keepSignedIn(token, false)
    wait(31 * MINUTE)
    expect(await look(token)).toBeNull()
  })

  it('is over when the clock turns out to be an hour behind', async () => {
    const token = await createSession(userId, null)
    wait(-HOUR)
    expect(await look(token)).toBeNull()
  })

  it('is not revived by a visit in progress while she signs out', async () => {
    const token = await createSession(userId, null)
    wait(5 * MINUTE)
    const visits = Array.from({ length: 5 }, () => look(token))
    await endEverywhere(userId)
    await Promise.all(visits)
    expect(await countRows()).toBe(0)
  })
})

describe('a user’s sessions', () => {
  it('are listed, the current one first, without their tokens', async () => {
    const phone = await createSession(userId, null)
    wait(5 * MINUTE)
    const laptop = await createSession(userId, null)
    await createSession(otherId, null)
    const places = await listSessions(await requireHer(phone), phone)
    expect(places.map(({ isCurrent, signedInAt }) => [isCurrent, signedInAt.getTime() - START])).toEqual([
      [true, 0],
      [false, 5 * MINUTE],
    ])
    const { hashToken } = await import('@/lib/sealing/seal')
    expect(JSON.stringify(places)).not.toMatch(
      new RegExp([phone, laptop, hashToken(phone), hashToken(laptop)].join('|')),
    )
  })

  it('that have ended are not listed, and are deleted at the next sign-in', async () => {
    await createSession(userId, null)
    wait(31 * MINUTE)
    const token = await createSession(userId, null)
    expect(await listSessions(await requireHer(token), token)).toHaveLength(1)
    expect(await countRows()).toBe(1)
  })

  it('can be ended one by one, only by their owner', async () => {
    const hers = await createSession(userId, null)
    const another = await createSession(otherId, null)
    const [place] = await listSessions(await requireHer(hers), null)
    expect(await endSessionById(otherId, place?.id ?? '')).toBe(false)
    expect(await look(hers)).not.toBeNull()
    expect(await endSessionById(userId, place?.id ?? '')).toBe(true)
    expect(await endSessionById(userId, place?.id ?? '')).toBe(false)
    expect(await look(hers)).toBeNull()
    expect(await look(another)).not.toBeNull()
  })

  it('can be ended all at once, or all but one', async () => {
    const tokens = [
      await createSession(userId, null),
      await createSession(userId, null),
      await createSession(userId, null),
    ]
    const [kept = ''] = tokens
    const another = await createSession(otherId, null)
    await endEverywhere(userId, kept)
    expect(await Promise.all(tokens.map(async (token) => (await look(token)) !== null))).toEqual([true, false, false])
    await endEverywhere(userId)
    expect(await look(kept)).toBeNull()
    expect(await look(another)).not.toBeNull()
  })

  it('are limited to twenty; the oldest is deleted', async () => {
    const tokens: string[] = []
    for (let count = 0; count < 22; count += 1) {
      tokens.push(await createSession(userId, null))
      wait(1000)
    }
    expect(await countRows()).toBe(20)
    expect(await look(tokens[1] ?? '')).toBeNull()
    expect(await look(tokens[2] ?? '')).not.toBeNull()
  })
})

describe('the purge', () => {
  it('deletes expired rows and no others', async () => {
    await createSession(userId, null)
    await createSession(otherId, null)
    wait(29 * MINUTE)
    const token = await createSession(otherId, null)
    wait(2 * MINUTE)
    expect(await purgeSessions(1)).toBe(1)
    expect(await purgeSessions()).toBe(1)
    expect(await purgeSessions()).toBe(0)
    expect(await look(token)).not.toBeNull()
  })
})
