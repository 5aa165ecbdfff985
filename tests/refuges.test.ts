/**
 * The address of a refuge also stands in lists that do not know what it is. Beside each of several hundred real programs
 * against violence, twins are planted as a clinic, a treatment center and a pantry at a secret address. All are held back;
 * what that means for every output is proved byte by byte in confidential.full.test.ts.
 */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { GET as nearby } from '@/app/api/resources/nearby/route'
import { query } from '@/db'
import { selectEntries } from '@/lib/directory-data/read-entries'
import { readResources } from '@/lib/resources/reads/sql-rows'
import { selectDoors } from '@/lib/search/nearby/sql-nearby'
import { getPackedState } from '@/lib/search/private/make-pack'
import { useDatabase } from './support/database'
import { send } from './support/staff'

const database = useDatabase()

interface Program {
  name: string
  town: string
  state: string
}

/** Names and towns only, from what the programs and their coalitions publish. */
const programs: Program[] = parse(readFileSync('tests/support/refuge-names.csv'), { columns: true })

const CANARIES = ['Zanzibarroad', '05499', '44.4812', '73.2098']
const OPEN = 'Openheartstreet'

interface Planted extends Program {
  slug: string
  category: string
  tags: string[]
  phone: string
  street: string | null
}

const phone = (kind: number, n: number) => `802-${200 + kind}-${String(n).padStart(4, '0')}`
const bare = (name: string) => name.replace(/\s*\(.*/, '')
/** As some lists write a name: in one word. A short one would be part of many words. */
const joined = (name: string) => (name.length > 12 ? bare(name).replaceAll(' ', '') : bare(name))

/** The program itself, a clinic of its name, one of another name with its phone, and one more of these kinds in turn. */
const plantedFor = ({ name, town, state }: Program, n: number): Planted[] => {
  const at = { town, state }
  const secret = { ...at, street: `${n} Zanzibarroad` }
  const clinic = { category: 'womens-health', tags: ['community-health-center', 'sliding-scale'] }
  const pantry = { category: 'financial-support', tags: ['food'] }
  const further = [
    { name: `${bare(name).toUpperCase()} Clinic`, ...secret, slug: `hrsa-clinic-${n}`, ...clinic },
    { name: `${bare(name)} Outpatient Services`, ...secret, slug: `samhsa-${n}`, ...clinic, tags: ['treatment'] },
    { name: `${bare(name)} Food Pantry`, ...secret, slug: `pantry-${n}`, ...pantry },
    { name: `${joined(name)} Clinic`, ...secret, slug: `joined-${n}`, ...clinic },
    { name: `Ash Practice ${n}`, ...at, street: `${n} Zanzibarroad Ave (PO Box 7)`, slug: `street-${n}`, ...clinic },
  ]
  return [
    { name, ...at, slug: `refuge-${n}`, category: 'housing-shelter', tags: ['domestic-violence'] },
    { name, ...secret, slug: `hrsa-${n}`, ...clinic },
    ...further.slice(n % further.length).slice(0, 1),
    { name: `Elm Family Practice ${n}`, ...secret, slug: `same-phone-${n}`, ...clinic },
  ].map((row, kind) => ({ street: null, ...row, phone: phone(kind === 3 ? 0 : kind, n) }))
}

const PER_PROGRAM = 4

async function plant(rows: readonly Planted[]): Promise<void> {
  await database.sql.begin(async (run) => {
    await run`create temporary table planted on commit drop as
      select *, gen_random_uuid() as id from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as p(slug text, name text, town text, state text, category text, tags text[], phone text, street text)`
    await run`insert into organizations (id, name) select id, name from planted`
    await run`insert into resources (id, organization_id, slug, title, description, category, tags, city, state, service_area)
      select id, id, slug, name, 'A place.', category, tags, town, state, array[state] from planted`
    await run`insert into phones (resource_id, number) select id, phone from planted`
    await run`insert into locations (resource_id, street, city, state, zip, latitude, longitude, address_visibility)
      select id, street, town, state, '05499', 44.4812, -73.2098, 'full' from planted where street is not null`
  })
}

const open: Planted = {
  ...{ name: 'Maple Family Practice', town: 'Burlington', state: 'VT', slug: 'maple-family-practice' },
  ...{ category: 'womens-health', tags: ['community-health-center'], phone: '802-299-0000', street: `1 ${OPEN}` },
}

beforeAll(async () => {
  // In two parts, as lists arrive: half of the programs are known before their twins, half come after.
  const rows = programs.flatMap(plantedFor)
  const isFirst = (_: Planted, at: number) => Math.floor(at / PER_PROGRAM) % 2 === (at % PER_PROGRAM === 0 ? 0 : 1)
  await plant(rows.filter(isFirst))
  await plant([...rows.filter((row, at) => !isFirst(row, at)), open])
  await database.sql`update locations set zip = '05401', latitude = 44.48, longitude = -73.21
    where resource_id = (select id from resources where slug = ${open.slug})`
}, 180_000)

test('the list has several hundred programs in most of the states', () => {
  expect(programs.length).toBeGreaterThan(600)
  expect(new Set(programs.map(({ state }) => state)).size).toBeGreaterThan(50)
})

test('every twin is held back, whichever of the two came first', async () => {
  const shown = await database.sql`select r.slug, r.title from locations l join resources r on r.id = l.resource_id
    where l.street like '%Zanzibarroad%' and l.address_visibility <> 'held' limit 20`
  expect([...shown]).toEqual([])
})

test('no list, file or pack names the street, the ZIP code or the point, and each names that of another place', async () => {
  const ids = (await database.sql<{ id: string }[]>`select id from resources`).map(({ id }) => id)
  const outputs = {
    records: JSON.stringify(await query((db) => readResources(db, ids))),
    entries: JSON.stringify(await query((db) => selectEntries(db, sql`select * from resources`, sql`r.id`))),
    doors: JSON.stringify(await query((db) => db.execute(selectDoors(ids, null)))),
    pack: brotliDecompressSync(Buffer.from(await getPackedState('VT'), 'base64')).toString(),
    nearby: await (await send(nearby, { path: '/api/resources/nearby?latitude=44.48&longitude=-73.21' })).text(),
  }
  // A random id may hold the digits of the ZIP code.
  const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
  const leaks = Object.entries(outputs).flatMap(([name, text]) =>
    CANARIES.filter((canary) => withoutIds(text).includes(canary)).map((canary) => `${name}: ${canary}`),
  )
  expect(leaks).toEqual([])
  for (const [name, text] of Object.entries(outputs)) expect(text.includes(OPEN), name).toBe(true)
})
