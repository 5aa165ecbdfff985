import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { withOwnConnection } from '@/db/own-connection'
import { useDatabase } from '@/tests/support/database'
import { applyImport } from './apply'
import { checkFile } from './check'
import { createImport } from './create'

const folder = mkdtempSync(join(tmpdir(), 'marigold-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const database = useDatabase()

const HEAD = 'id,title,description,category,phone_number,street,city,state,zip,address_visibility,tags,hours'
const actor = { userId: null, email: 'test' }

interface Options {
  format?: 'csv' | 'hsds-json' | 'hsds-package'
  mapping?: 'template' | 'facts'
  category?: string | null
  source?: string
}

async function check(content: string | Uint8Array, options: Options = {}) {
  const { format = 'csv', mapping = 'template', category = null, source = 'test' } = options
  const path = join(folder, 'file')
  writeFileSync(path, content)
  const facts = { source, fileName: 'file', format, sizeBytes: content.length }
  return withOwnConnection(async (db) => {
    const id = await createImport(db, facts, actor)
    await checkFile(db, { id, source, path, format, mapping, category })
    const [row] = await database.sql`select * from imports where id = ${id}`
    const rows = await database.sql`select * from import_rows where import_id = ${id} order by position`
    return { id, ...row, list: [...rows] } as Record<string, never> & {
      id: string
      problem: string
      list: Record<string, never>[]
    }
  })
}

const csv = (...lines: string[]) => `${HEAD}\n${lines.join('\n')}\n`
const row = (id: string, title = `House ${id}`) =>
  `${id},${title},Gives beds.,shelter,(512) 555-0100,1 Main St,Austin,TX,78701,,,Always`

const apply = (id: string) => withOwnConnection((db) => applyImport(db, id, actor))

beforeEach(async () => {
  await database.sql`delete from resources where slug like 'house-%'`
  await database.sql`delete from imports`
  await database.sql`delete from import_keys`
})

describe('a file that is right', () => {
  it('adds its records, hides their addresses, and changes nothing when it comes again', async () => {
    const first = await check(csv(row('a'), row('b')))
    expect(first).toMatchObject({ status: 'checked', to_add: 2, to_change: 0, bad: 0 })
    expect(await database.sql`select 1 from resources where slug like 'house-%'`).toHaveLength(0)
    await apply(first.id)
    expect(
      await database.sql`select r.slug, r.title, r.category, r.state, r.is_verified, p.number, l.street, l.zip, l.address_visibility
        from resources r join phones p on p.resource_id = r.id join locations l on l.resource_id = r.id
        where r.slug like 'house-%' order by 1`,
    ).toMatchObject([
      {
        slug: 'house-a',
        number: '512-555-0100',
        street: '1 Main St',
        zip: '78701',
        address_visibility: 'hidden',
        state: 'TX',
        is_verified: false,
      },
      { slug: 'house-b' },
    ])
    const second = await check(csv(row('a'), row('b')))
    expect(second).toMatchObject({ status: 'checked', to_add: 0, to_change: 0, to_leave: 2 })
    await expect(apply(second.id)).rejects.toThrow('nothing to write')
  })
})
