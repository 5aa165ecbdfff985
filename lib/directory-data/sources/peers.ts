/** Directories of other operators: their open data is imported like an official list. */
import 'server-only'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import type { ColumnKey } from '@/lib/directory-data/imports/column-names'
import { FileProblem } from '@/lib/directory-data/imports/file-problem'
import type { ListRules } from '@/lib/directory-data/imports/list-rules'
import { readJson } from '@/lib/directory-data/imports/read-json'
import type { ImportInput } from '@/lib/resources/import/import-input'
import type { Current } from '@/lib/resources/import/import-state'
import { keepAllowedChanges, listStaffFields } from './allowed-changes'
import { readDigits, words } from './listed-records'
import type { OpenPage } from './read-records'
import type { Source } from './source'

type Runner = Pick<Database, 'execute'>

const MAX_BYTES = 1024 ** 3
const unchangedMessage = 'Nothing was changed.'

/** `ohio=https://help.example.org` */
export function toPeer({ name, origin }: { name: string; origin: string }): Source {
  const { host } = new URL(origin)
  return {
    name: `peer-${name}`,
    title: `The directory of ${host}`,
    listedBy: host,
    address: `${origin}/api/directory/directory.ndjson`,
    license: 'as that directory says',
    rhythm: 'daily',
    format: { kind: 'hsds' },
    columns: {},
    category: 'rights-advocacy',
    description: '',
    tags: [],
    seeded: { listedBy: [], tags: [] },
    fewest: 1,
    leaveOut: () => null,
  }
}

/** Downloads its file unchanged. */
export async function savePeerFile(source: Source, open: OpenPage, path: string): Promise<void> {
  const body = await open(source.address, 0)
  if (!body) throw new FileProblem(`${source.title}: there is no file. ${unchangedMessage}`)
  let size = 0
  const bounded = new Transform({
    transform(part: Buffer, _, done) {
      size += part.length
      done(
        size > MAX_BYTES
          ? new FileProblem(`${source.title}: the file is larger than it can be. ${unchangedMessage}`)
          : null,
        part,
      )
    },
  })
  await pipeline(body, bounded, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}

/** The number of services in the saved file. Throws if the file is invalid or truncated. */
export async function countPeerRows(path: string): Promise<number> {
  let rows = 0
  for await (const _ of readJson(path, null, () => {})) rows += 1
  return rows
}

/** A file with a quarter fewer records than last time counts as incomplete. */
export function assertWhole(source: Source, rows: number, before: number): void {
  const fewest = Math.max(source.fewest, Math.ceil(before * 0.75))
  if (rows >= fewest) return
  throw new FileProblem(
    `${source.title}: the file has ${rows} records, and at least ${fewest} were expected. Part of it may be missing. ${unchangedMessage}`,
  )
}

/** Marks the note of a row that staff should review. */
const CONFLICT = 'Differs there'

/** A street that is hidden there is hidden here too: only staff see it. */
function hideStreet(current: Current): Partial<ImportInput> {
  const { place } = current
  if (!place) return {}
  const { street, city, state, zip } = place
  return { street, city, state, zip, addressVisibility: 'hidden' } as Partial<ImportInput>
}

/** A file of HSDS has its numbers as a list. */
function findVoice({ phoneNumber, phones }: ImportInput): ImportInput['phoneNumber'] {
  const voice = phones?.find(({ type }) => type === 'voice')
  return phoneNumber ?? (voice && { number: voice.number, extension: voice.extension })
}

/** Places whose address may be confidential. */
const mayBeShelter = ({ category, tags }: Pick<Current, 'category' | 'tags'>) =>
  category === 'housing-shelter' || tags.some((tag) => /violence|traffick|confidential|withheld/.test(tag))

/**
 * Records that came from there follow it, but for what staff here wrote or confirmed. Others that both have (both began
 * with the same ones) stay as they are here; only what is held back there is held back here too.
 */
export function readPeerRules(source: Source): ListRules {
  let staffFields = new Map<string, Set<ColumnKey>>()
  let own = new Set<string>()
  return {
    find: async () => new Map(),
    async load(runner, ids) {
      staffFields = await listStaffFields(runner, ids)
      const rows = await runner.execute<{ id: string }>(sql`
        select resource_id as id from import_keys where source = ${source.name} and resource_id = any(${words(ids)}::uuid[])`)
      own = new Set(rows.map(({ id }) => id))
    },
    settle(input, current) {
      const wrote = staffFields.get(current.id) ?? new Set<ColumnKey>()
      const isShownHere = current.place?.visibility === 'full' && current.places.length === 1
      const isHeldThere = !input.street && isShownHere && (own.has(current.id) || mayBeShelter(current))
      const mayHold = isHeldThere && !wrote.has('street')
      const held = mayHold ? hideStreet(current) : {}
      const notes =
        isHeldThere && !mayHold ? [`${CONFLICT}: it does not show the address, which staff here published.`] : []
      if (own.has(current.id) && wrote.size === 0) {
        const { street, zip, latitude, longitude, addressVisibility, ...more } = input
        const { listedBy, listedOn, sourceUrl, county, countyFips, ...rest } = more
        // What it does not know, and we found out, stays.
        const listed = { ...(listedBy && { listedBy, listedOn, sourceUrl }), ...(countyFips && { county, countyFips }) }
        const place = street ? { street, zip, latitude, longitude, addressVisibility } : held
        return { input: { ...rest, ...listed, ...place } as ImportInput, notes }
      }
      if (own.has(current.id)) {
        const phoneNumber = findVoice(input)
        const settled = keepAllowedChanges({ ...input, ...(phoneNumber && { phoneNumber }) }, current, wrote)
        return {
          input: { ...settled.input, ...held },
          notes: [...notes, ...settled.notes.map((note) => `${CONFLICT}: ${note}`)],
        }
      }
      const { title, description, category } = current
      const same = { id: input.id, title, description, category: { category }, ...held } as ImportInput
      const number = readDigits(findVoice(input)?.number)
      const ours = readDigits(current.phones.find(({ type }) => type === 'voice')?.number)
      if (number && ours && number !== ours) notes.push(`${CONFLICT}: its phone number.`)
      return { input: same, notes }
    },
  }
}

/** In the transaction of the pull, in place of what a list writes: dates and lists of its records stay those of there. */
export async function writeFollowed(db: Runner, source: Source, importId: string, today: string): Promise<void> {
  const rows = (more: SQL) =>
    sql`from import_rows i where i.import_id = ${importId}::uuid and i.resource_id is not null and ${more}`
  await db.execute(sql`
    update resources r set source = ${`${source.title} (${today})`}, confidence = 'medium',
      listed_by = coalesce(r.listed_by, ${source.listedBy}), listed_on = coalesce(r.listed_on, ${today}::date),
      source_url = coalesce(r.source_url, ${new URL(source.address).origin})
    where r.id in (select i.resource_id ${rows(sql`i.action = 'add'`)})`)
  await db.execute(sql`
    insert into problem_reports (resource_id, kind, reported_on)
    select distinct i.resource_id, 'other', ${today}::date ${rows(sql`i.action in ('change', 'same') and i.note like ${`%${CONFLICT}%`}`)}
      and not exists (select 1 from problem_reports p where p.resource_id = i.resource_id and p.closed_on is null)`)
}
