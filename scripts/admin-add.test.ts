import { expect, it, test } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { follow, readProgram, startScript } from '@/tests/support/program'

const database = useDatabase()

const program = readProgram('scripts/admin-add.ts')

async function run(...parameters: string[]) {
  const begin = await program
  return follow(begin({ parameters, env: { DATABASE_URL: database.url } }))
}

it('makes an administrator of a new address, an editor, and a deactivated person', async () => {
  await database.sql`insert into admin_users (email, role, is_active) values ('old@example.org', 'editor', false)`
  const first = startScript('admin:add', { parameters: ['New@Example.org'], env: { DATABASE_URL: database.url } })
  expect(await follow(first)).toMatchObject({
    code: 0,
    said: expect.stringContaining('new@example.org is an administrator'),
  })
  expect((await run('old@example.org')).code).toBe(0)
  expect(await database.sql`select email, role, is_active from admin_users order by email`).toEqual([
    { email: 'new@example.org', role: 'admin', is_active: true },
    { email: 'old@example.org', role: 'admin', is_active: true },
  ])
}, 60_000)

test.each([[[]], [['nonsense']], [['a@example.org', 'b@example.org']]])(
  'explains what is missing in %j',
  async (parameters) => {
    const { code, said } = await run(...parameters)
    expect(code).toBe(1)
    expect(said).toContain('npm run admin:add -- name@example.org')
    expect(said).not.toContain('    at ')
  },
  60_000,
)
