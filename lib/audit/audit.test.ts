import { beforeAll, expect, it } from 'vitest'
import { GET } from '@/app/api/admin/audit/route'
import { useDatabase } from '@/tests/support/database'
import { send, signInNew } from '@/tests/support/staff'
import { listChanges, purgeAudit } from './record'
import type { AuditEntryDto } from './schema'

const database = useDatabase()
let cookie = ''

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'admin' })
  await database.sql`insert into audit_log (at, actor, action, target_type, target_id, target, changes)
    select now() - i * interval '200 days', case when i % 2 = 0 then 'a@b.test' else 'c@d.test' end, 'updated',
      case when i % 2 = 0 then 'article' else 'staff' end, i::text, 'No. ' || i, '{"title":["old","new"]}'
    from generate_series(5, 1, -1) i`
})

const list = async (query = ''): Promise<AuditEntryDto[]> =>
  (await send(GET, { cookie, path: `/api/admin/audit${query}` })).json()

it('lists the latest entries first, in pages, with old and new values', async () => {
  const first = await send(GET, { cookie, path: '/api/admin/audit?limit=3' })
  const entries: AuditEntryDto[] = await first.json()
  expect(entries.map(({ target }) => target)).toEqual(['No. 1', 'No. 2', 'No. 3'])
  expect(entries[0]?.changes).toEqual({ title: ['old', 'new'] })
  const next = /<(.+)>/.exec(first.headers.get('link') ?? '')?.[1]
  const rest: AuditEntryDto[] = await (await send(GET, { cookie, path: next })).json()
  expect(rest.map(({ target }) => target)).toEqual(['No. 4', 'No. 5'])
})

it('filters by actor, by type and by target', async () => {
  expect((await list('?actor=a@b.test')).map(({ target }) => target)).toEqual(['No. 2', 'No. 4'])
  expect((await list('?type=staff')).map(({ target }) => target)).toEqual(['No. 1', 'No. 3', 'No. 5'])
  expect((await list('?type=article&targetId=4')).map(({ target }) => target)).toEqual(['No. 4'])
})

it('leaves out each record of an import where only the file is wanted, but not from a record’s own history', async () => {
  await database.sql`insert into audit_log (actor, action, target_type, target_id, target) values
    ('a@b.test', 'updated by import', 'resource', 'r1', 'House'), ('a@b.test', 'imported', 'import', 'i1', 'file from x')`
  const of = async (query: string) => (await list(query)).map(({ target }) => target).slice(0, 2)
  expect(await of('')).toEqual(['file from x', 'House'])
  expect(await of('?imported=left-out')).toEqual(['file from x', 'No. 1'])
  expect(await of('?imported=left-out&type=resource&targetId=r1')).toEqual(['House'])
})

it('is kept for two years', async () => {
  expect(await purgeAudit(new Date())).toBe(2)
  expect((await list()).filter(({ target }) => target.startsWith('No.'))).toHaveLength(3)
})

it('records only the fields that differ', () => {
  expect(listChanges({ a: 1, b: [1], c: 'x' }, { a: 1, b: [1, 2], d: true })).toEqual({
    b: [[1], [1, 2]],
    c: ['x', null],
    d: [null, true],
  })
})
