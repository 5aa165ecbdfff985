import { type SQL, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findPostgres, type OwnPostgres, startOwnPostgres } from '@/tests/support/own-postgres'
import { DatabaseUnavailable } from './breaker'
import { dropConnection, openConnection } from './connect'
import { query, resetDatabase } from './index'

const binaries = findPostgres()
const away = expect.objectContaining({ status: 'rejected', reason: expect.any(DatabaseUnavailable) })

const readLocked = () => query((db) => db.execute(sql`select count(*) from locked`))
const writeLocked = () =>
  query((db) => db.transaction((transaction) => transaction.execute(sql`insert into locked values (1)`)))
const readFree = () => query((db) => db.execute(sql`select n from free`))

function repeat<T>(times: number, work: () => Promise<T>): Promise<PromiseSettledResult<T>[]> {
  return Promise.allSettled(Array.from({ length: times }, work))
}

async function readFreeOften() {
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 20 }, readFree))
}

async function listConnections(): Promise<unknown[]> {
  return [...(await query((db) => db.execute(sql`select pg_backend_pid() as pid`)))]
}

describe.skipIf(!binaries)('when PostgreSQL is in trouble', () => {
  let server: OwnPostgres

  beforeAll(async () => {
    server = await startOwnPostgres(binaries ?? '')
    const setUp = postgres(server.url, { max: 1 })
    await setUp`create table locked (n int)`
    await setUp`create table free as select 1 as n`
    await setUp.end()
  })

  beforeEach(() => {
    vi.stubEnv('DATABASE_URL', server.url)
    resetDatabase()
    return () => resetDatabase()
  })

  afterAll(() => server?.remove())

  it('calls to a locked table time out one by one, and no other call fails', async () => {
    const holder = postgres(server.url, { max: 1 })
    await holder.begin(async (transaction) => {
      await transaction`lock table locked in access exclusive mode`
      const held = Promise.all([repeat(15, readLocked), repeat(15, writeLocked)])
      await readFreeOften()
      for (const results of await held) expect(results).toEqual(results.map(() => away))
      await readFreeOften()
    })
    expect(await readLocked()).toEqual([{ count: '0' }])
    await holder.end()
  })

  it('calls from different places take different slots, even if their functions read alike', async () => {
    const readHere = (text: SQL) => query((db) => db.execute(text))
    const readThere = (text: SQL) => query((db) => db.execute(text))
    const done: string[] = []
    const slow = repeat(8, () => readHere(sql`select pg_sleep(0.5)`).then(() => done.push('slow')))
    const quick = repeat(4, () => readThere(sql`select 1`).then(() => done.push('quick')))
    await Promise.all([slow, quick])
    expect(done.slice(0, 4)).toEqual(['quick', 'quick', 'quick', 'quick'])
  })

  it('a transaction that lost its connection fails, and its next statement is refused', async () => {
    const admin = postgres(server.url, { max: 1 })
    const connection = openConnection()
    let next: Promise<unknown> | undefined
    const ended = connection.db.transaction(async (transaction) => {
      const [own] = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      const slow = transaction.execute(sql`select pg_sleep(60)`)
      await Promise.all([slow, admin`select pg_terminate_backend(${own?.pid ?? 0})`]).catch((error) => {
        next = transaction.execute(sql`select 1`).then()
        throw error
      })
    })
    await expect(ended).rejects.toThrow()
    await expect(next).rejects.toMatchObject({ cause: { code: 'CONNECTION_DESTROYED' } })
    dropConnection(connection)
    await admin.end()
  })

  it('a statement that is too slow ends alone; its connection stays open, and so does every other', async () => {
    const before = await listConnections()
    const slow = query((db) => db.execute(sql`select pg_sleep(60)`))
    const other = query((db) => db.execute(sql`select 'done' as word from pg_sleep(1)`))
    await expect(slow).rejects.toMatchObject({ name: 'DatabaseUnavailable', cause: { cause: { code: '57014' } } })
    expect(await other).toEqual([{ word: 'done' }])
    await readFreeOften()
    const all = await Promise.all(Array.from({ length: 4 }, listConnections))
    expect(all).toContainEqual(before)
  })

  it('a connection that is made while this process is busy with something else is used', async () => {
    const answer = readFree()
    // The connection is on its way.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    const until = performance.now() + 2500
    while (performance.now() < until);
    expect(await answer).toEqual([{ n: 1 }])
  })

  it('a broken connection fails one call, and the next call gets another connection', async () => {
    const broken = query((db) => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable)
    await readFreeOften()
  })

  async function expectRecovery() {
    await vi.waitFor(readFree, { timeout: 20_000, interval: 50 })
    await readFreeOften()
  }

  it('no call hangs on a frozen server, and all succeed once it resumes', async () => {
    await repeat(10, readFree)
    server.freeze()
    const began = performance.now()
    const results = await repeat(20, readFree)
    expect(results).toEqual(results.map(() => away))
    // A page has the rest of three seconds to show what it has.
    expect(performance.now() - began).toBeLessThan(2500)
    await vi.waitFor(() => expect(readFree()).rejects.toThrow('resting'), { timeout: 20_000 })
    await server.thaw()
    await expectRecovery()
  })

  it.each([
    ['kept busy', true],
    ['idle', false],
  ])('a server that was killed and restarted is reachable again for a site that was %s', async (_, isBusy) => {
    await repeat(10, readFree)
    const last = isBusy ? repeat(4, () => query((db) => db.execute(sql`select pg_sleep(2)`))) : null
    await server.kill()
    if (isBusy) {
      const [under] = await Promise.all([last, expect(readFree()).rejects.toBeInstanceOf(DatabaseUnavailable)])
      expect(under).toEqual([away, away, away, away])
    }
    await server.start()
    await expectRecovery()
  })
})
