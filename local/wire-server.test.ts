import { once } from 'node:events'
import { connect } from 'node:net'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startMemoryDatabase } from './database'

let database: Awaited<ReturnType<typeof startMemoryDatabase>>
let template: Blob

beforeAll(async () => {
  database = await startMemoryDatabase()
  const sql = connectTo({ max: 1 })
  await sql`create table counters (id int primary key, n int not null)`
  await sql`insert into counters values (1, 0), (2, 0)`
  await sql.end()
  template = await database.dump()
})
afterAll(() => database.stop())

type Options = postgres.Options<Record<string, never>>

function connectTo(options: Options = {}, url = database.url) {
  return postgres(url, { onnotice: () => {}, ...options })
}

function connectForTest(options?: Options, url?: string) {
  const sql = connectTo(options, url)
  onTestFinished(() => sql.end({ timeout: 1 }))
  return sql
}

describe.each([true, false])('with prepared statements: %s', (prepare) => {
  test('every connection gets its own rows', async () => {
    const sql = connectForTest({ max: 8, prepare })
    const wrong: number[] = []
    const ask = async (index: number) => {
      const [row] = await sql.unsafe(`select $1::int as a, ${index % 40} as b`, [index], { prepare })
      if (row?.a !== index || row.b !== index % 40) wrong.push(index)
    }
    await Promise.all(Array.from({ length: 600 }, (_, index) => ask(index)))
    expect(wrong).toEqual([])
  })

  test('an error reaches only the connection that caused it', async () => {
    const sql = connectForTest({ max: 8, prepare })
    const ask = (index: number) =>
      sql`select 60 / ${index % 6}::int as n`.then(
        ([row]) => row?.n,
        () => 'error',
      )
    const answers = await Promise.all(Array.from({ length: 120 }, (_, index) => ask(index)))
    expect(answers).toEqual(
      Array.from({ length: 120 }, (_, index) => (index % 6 ? Math.trunc(60 / (index % 6)) : 'error')),
    )
  })

  test('concurrent transactions lose no updates', async () => {
    const sql = connectForTest({ max: 6, prepare })
    await sql`update counters set n = 0 where id = 1`
    const add = () =>
      sql.begin(async (transaction) => {
        const [row] = await transaction`select n from counters where id = 1`
        await transaction`update counters set n = ${row?.n + 1} where id = 1`
      })
    await Promise.all(Array.from({ length: 60 }, add))
    expect(await sql`select n from counters where id = 1`).toMatchObject([{ n: 60 }])
  })
})

test('a long value and a long response arrive complete', async () => {
  const sql = connectForTest({ max: 2 })
  const long = 'ü'.repeat(1_500_000)
  const [row] = await sql`select ${long}::text as text`
  expect(row?.text === long).toBe(true)
})

test('a connection that ends inside a transaction leaves nothing behind and blocks no one', async () => {
  const gone = connectTo({ max: 1 })
  const sql = connectForTest({ max: 1 })
  const reserved = await gone.reserve()
  await reserved`begin`
  await reserved`update counters set n = 77 where id = 2`
  const waiting = sql`select n from counters where id = 2`
  await gone.end({ timeout: 0 })
  expect(await waiting).toMatchObject([{ n: 0 }])
})

test('a transaction that waits for a second connection is ended, with a reason', async () => {
  const stalls: string[] = []
  const onStall = (reason: string) => stalls.push(reason)
  const own = await startMemoryDatabase({ from: template, idleInTransactionMs: 50, onStall })
  onTestFinished(() => own.stop())
  const sql = connectForTest({ max: 2 }, own.url)
  const stuck = sql.begin(async (transaction) => {
    await transaction`select 1`
    await sql`select 2`
  })
  await expect(stuck).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
  expect(stalls).toEqual([expect.stringContaining('one transaction at a time')])
})

test('the server’s own statements run between those of the clients', async () => {
  const sql = connectForTest({ max: 2 })
  await Promise.all([sql`select 1`, database.dump(), sql`select 2`])
  expect(await sql`select 3 as n`).toMatchObject([{ n: 3 }])
})

test('COPY FROM STDIN is refused instead of hanging', async () => {
  const sql = connectForTest({ max: 1 })
  await expect(sql.unsafe('copy counters from stdin')).rejects.toMatchObject({ code: '0A000' })
  expect(await sql`select 1 as n`).toMatchObject([{ n: 1 }])
})

test('one connection too many gets an error', async () => {
  const own = await startMemoryDatabase({ from: template, maxConnections: 3 })
  onTestFinished(() => own.stop())
  const sql = connectForTest({ max: 3 }, own.url)
  const taken = await Promise.all(Array.from({ length: 3 }, () => sql.reserve()))
  const late = connectForTest({ max: 1 }, own.url)
  await expect(late`select 1`).rejects.toMatchObject({ code: '53300' })
  for (const one of taken) one.release()
})

test.each([
  ['a browser', 'POST / HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['null bytes', '\0'.repeat(64)],
  ['a message with an unknown type', '\0\0\0\x08\x00\x03\x00\x00!\0\0\0\x04'],
  ['a message with an impossible length', '\0\0\0\x08\x00\x03\x00\x00Q\x7f\xff\xff\xff'],
  ['a message shorter than its own header', '\0\0\0\x08\x00\x03\x00\x00Q\0\0\0\x01'],
])('%s is disconnected without affecting others', async (_, bytes) => {
  const socket = connect(Number(new URL(database.url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  const closed = once(socket, 'close')
  socket.write(bytes, 'latin1')
  await closed
  const sql = connectForTest({ max: 1 })
  expect(await sql`select 1 as n`).toMatchObject([{ n: 1 }])
})
