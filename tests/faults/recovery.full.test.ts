/** A database that went down and came back: requests meanwhile are refused, and soon after that none are. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as askReady } from '@/app/api/ready/route'
import { resetDatabase } from '@/db'
import { contactInput } from '@/lib/contact/schema'
import { storeMessage } from '@/lib/contact/service'
import { readDatabaseError } from '@/lib/http/database-error'
import { useOwnDatabase } from '@/tests/support/own-database'
import { findPostgres } from '@/tests/support/own-postgres'

const binaries = findPostgres() ?? ''
/** Counted from when the server answers again. */
const LAST_REFUSAL_MS = 2000
const INTERVAL_MS = 20
/** In requests made at that interval, of which a busy machine makes fewer. */
const LAST_REFUSAL = LAST_REFUSAL_MS / INTERVAL_MS
/** For this many answers no request may be refused again; 15 s of them in the full run. */
const WATCHED = process.env.TEST_FULL ? 750 : 200

interface Seen {
  /** How many requests had been made when this one was answered. */
  at: number
  isServed: boolean
}

const message = contactInput.parse({
  name: 'Ann',
  email: 'ann@example.org',
  category: 'general',
  subject: 'A question',
  message: 'Hello.',
})

async function read(): Promise<boolean> {
  const { status } = await askReady(new Request('http://localhost/api/ready'), { params: Promise.resolve({}) })
  expect([200, 503]).toContain(status)
  return status === 200
}

async function write(): Promise<boolean> {
  try {
    await storeMessage(message)
    return true
  } catch (error) {
    // No other error is allowed.
    expect(readDatabaseError(error)?.status).toBe(503)
    return false
  }
}

/** Reads and writes at a steady pace until `end` is called. */
function ask() {
  const seen: Seen[] = []
  const asked: Promise<void>[] = []
  const note = async (work: () => Promise<boolean>) => {
    const isServed = await work()
    seen.push({ at: asked.length, isServed })
  }
  const timer = setInterval(() => asked.push(note(asked.length % 4 === 0 ? write : read)), INTERVAL_MS)
  return {
    seen,
    asked,
    async end() {
      clearInterval(timer)
      await Promise.all(asked)
    },
  }
}

describe.skipIf(!binaries)('a database that comes back', () => {
  const database = useOwnDatabase(binaries)

  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    resetDatabase()
  })

  it.each<[string, (away: () => Promise<void>) => Promise<void>]>([
    ['pulled plug', async (away) => database.server.kill().then(away).then(database.server.start)],
    ['stop and start', async (away) => database.server.stop().then(away).then(database.server.start)],
    ['restart', async () => database.server.stop().then(database.server.start)],
    [
      'freeze',
      async (away) => {
        database.server.freeze()
        await away()
        await database.server.thaw()
      },
    ],
  ])(
    `after a %s refuses nothing after ${LAST_REFUSAL_MS / 1000} s, and stays available`,
    async (_, takeAway) => {
      const { seen, asked, end } = ask()
      await vi.waitFor(() => expect(seen.length).toBeGreaterThan(50), { timeout: 20_000 })
      expect(seen.every(({ isServed }) => isServed)).toBe(true)
      // Long enough that every call is refused immediately, without reaching the database.
      await takeAway(() => vi.waitFor(() => expect(seen.slice(-50).some((one) => one.isServed)).toBe(false), 20_000))
      const back = asked.length
      const watched = () => seen.filter(({ at }) => at > back + LAST_REFUSAL).length
      await vi.waitFor(() => expect(watched()).toBeGreaterThan(WATCHED), 60_000)
      await end()
      const refused = seen.filter(({ isServed }) => !isServed)
      expect(refused.length).toBeGreaterThan(0)
      expect(Math.max(...refused.map(({ at }) => at)) - back).toBeLessThan(LAST_REFUSAL)
    },
    90_000,
  )
})
