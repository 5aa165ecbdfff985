import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { withOwnConnection } from '@/db/own-connection'
import { applyImport } from '@/lib/directory-data/imports/apply'
import { getImport } from '@/lib/directory-data/imports/queries'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { localPrograms } from './local-programs'
import { checkPull, createPull } from './pull'

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marigold-programs-'))
const [texas] = localPrograms
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(async () => {
  for (const table of ['resources', 'import_keys', 'imports', 'problem_reports'])
    await database.sql`delete from ${database.sql(table)}`
})

const row = (city: string, name: string, line: string) => `<tr><td>${city}</td><td>${name}</td><td>${line}</td></tr>`
const page = (...rows: string[]) =>
  `<html><table><tr><th>Ciudad</th><th>Refugio</th><th>Línea de ayuda</th></tr>${rows.join('')}</table></html>`

async function pull(body: string) {
  if (!texas) throw new Error('Texas comes first')
  const source = { ...texas, fewest: 1 }
  return withOwnConnection(async (db) => {
    const id = await createPull(db, source, { userId: null, email: 'test' })
    await checkPull(db, id, source, { folder, open: async () => Readable.from([Buffer.from(body)]) })
    const { state, problem, toAdd, toChange, toLeave, gone } = await getImport(id, db)
    if (state === 'checked') await applyImport(db, id, { userId: null, email: 'test' }, { rows: 'good' })
    return { problem, toAdd, toChange, toLeave, gone }
  })
}

async function makeProgram(
  title: string,
  city: string,
  phone: string | null,
  more: Parameters<typeof makeRecord>[1] = {},
) {
  const { id } = await makeRecord(database.sql, { title, phone, isVerified: false, ...more })
  await database.sql`update resources set city = ${city}, tags = '{domestic-violence,local-program}', listed_by = null where id = ${id}`
  return id
}

const read = async (id: string) => {
  const [found] = await database.sql`select r.title, r.listed_by, r.source_url, r.kind,
    array(select number from phones where resource_id = r.id order by position) as numbers,
    (select count(*)::int from problem_reports where resource_id = r.id) as doubts
    from resources r where r.id = ${id}`
  return found
}

it('gives a known program without a number the line of the list, and its source', async () => {
  const id = await makeProgram('Noah Project', 'Abilene', null)
  const { toAdd, toChange, gone } = await pull(page(row('Abilene', '*Noah Project', '800-556-0101')))
  expect({ toAdd, toChange, gone }).toEqual({ toAdd: 0, toChange: 1, gone: 0 })
  expect(await read(id)).toMatchObject({
    ...{ title: 'Noah Project', numbers: ['800-556-0101'], doubts: 0 },
    ...{ listed_by: 'the Texas Health and Human Services Commission', source_url: texas?.address },
  })
  expect(await pull(page(row('Abilene', '*Noah Project', '800-556-0101')))).toMatchObject({
    toAdd: 0,
    toChange: 0,
    toLeave: 1,
  })
})

it('knows a program under another name by its number, unless several share that', async () => {
  const one = await makeProgram('Family Crisis Center', 'Alpine', '800-556-0102')
  const shared = [
    await makeProgram('North House', 'Dallas', '800-556-0103'),
    await makeProgram('South House', 'Dallas', '800-556-0103'),
  ]
  const { toAdd } = await pull(
    page(
      row('Alpine', 'Family Crisis Center of the Big Bend', '800-556-0102'),
      row('Dallas', 'West House', '800-556-0103'),
    ),
  )
  expect(toAdd).toBe(1)
  expect(await read(one)).toMatchObject({ listed_by: 'the Texas Health and Human Services Commission' })
  for (const id of shared) expect(await read(id)).toMatchObject({ listed_by: null })
  const [added] =
    await database.sql`select kind, state, (select count(*)::int from locations l where l.resource_id = r.id
    and l.street is not null) as streets from resources r where title = 'West House'`
  expect(added).toEqual({ kind: 'program', state: 'TX', streets: 0 })
})

it('marks a program as doubtful if it left its own list, but not if it is only on another list', async () => {
  const other = await makeProgram('Old House', 'Waco', '254-556-0104')
  await pull(page(row('Abilene', 'Noah Project', '800-556-0101'), row('Alvin', 'Center', '800-556-0105')))
  const { gone } = await pull(
    page(row('Abilene', 'Noah Project', '800-556-0101'), row('Waco', 'New House', '800-556-0106')),
  )
  expect(gone).toBe(1)
  expect(await read(other)).toMatchObject({ doubts: 0 })
})
