import { describe, expect, test } from 'vitest'
import { resetDatabase } from '@/db'
import { hashToken } from '@/lib/sealing/seal'
import { useDatabase } from '@/tests/support/database'
import { nameSessionCookie } from './cookie'
import { endSession } from './end-session'

const database = useDatabase()
const token = 'a'.repeat(43)
const other = 'b'.repeat(43)

function requestWith(cookie?: string): Request {
  return new Request('http://localhost:3000/leave', { headers: cookie ? { cookie } : {} })
}

async function listSessions(): Promise<string[]> {
  const rows = await database.sql`select sid from sessions order by sid`
  return rows.map(({ sid }) => sid)
}

async function addSessions(): Promise<void> {
  await database.sql`delete from sessions`
  for (const each of [token, other]) {
    await database.sql`insert into sessions (sid, sess, expire) values (${hashToken(each)}, '{}'::jsonb, now() + interval '1 hour')`
  }
}

describe('leaving', () => {
  test('ends her session and no one else’s', async () => {
    await addSessions()
    await endSession(requestWith(`theme=dark; ${nameSessionCookie()}=${token}`))
    expect(await listSessions()).toEqual([hashToken(other)])
  })

  test.each([
    ['no cookie', undefined],
    ['an unknown token', `${nameSessionCookie()}=${'c'.repeat(43)}`],
    ['nonsense', `${nameSessionCookie()}=' or 1=1 --`],
    ['two tokens', `${nameSessionCookie()}=${token}; ${nameSessionCookie()}=${other}`],
  ])('with %s changes nothing', async (_, cookie) => {
    await addSessions()
    await endSession(requestWith(cookie))
    expect(await listSessions()).toHaveLength(2)
  })

  test('does not fail when the database is down', async () => {
    const { DATABASE_URL } = process.env
    process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:9/none'
    resetDatabase()
    await expect(endSession(requestWith(`${nameSessionCookie()}=${token}`))).resolves.toBe(false)
    process.env.DATABASE_URL = DATABASE_URL
    resetDatabase()
  })
})
