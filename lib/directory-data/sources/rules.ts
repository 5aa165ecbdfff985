import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import type { ColumnKey } from '@/lib/directory-data/imports/column-names'
import type { FoundRow, ListRules, UnknownRow } from '@/lib/directory-data/imports/list-rules'
import { refuges } from '@/lib/resources/import/import-places'
import { keepAllowedChanges, listStaffFields } from './allowed-changes'
import { type FileNames, ListedRecords, readDigits, words } from './listed-records'
import { normalizeName } from './normalize-name'
import { findSkipReason, type Source } from './source'

type Runner = Pick<Database, 'execute'>

interface SameNumber {
  n: number
  id: string
  title: string
  street: string | null
  latitude: number | null
  longitude: number | null
  isRefuge: boolean
  state: string | null
  tags: string[]
}

/** Degrees: some 500 yards. */
const MAX_DEGREES = 0.004

/** Records with the phone number of a row. */
async function listSameNumber(db: Runner, rows: readonly UnknownRow[]): Promise<SameNumber[]> {
  const sought = rows.flatMap(({ n, input }) => {
    const digits = readDigits(input.phoneNumber?.number)
    return digits ? [{ n, digits }] : []
  })
  return db.execute<SameNumber & Record<string, unknown>>(sql`
    select g.n, r.id, r.title, r.tags && ${words(refuges)} as "isRefuge", r.state, r.tags, l.street, l.latitude, l.longitude
    from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) g(n int, digits text)
    join phones p on replace(p.number, '-', '') = any(array[g.digits, '1' || g.digits])
    join resources r on r.id = p.resource_id and r.deleted_at is null
    left join locations l on l.resource_id = r.id`)
}

const isNear = (one?: number | null, other?: number | null) =>
  typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) < MAX_DEGREES

/** The same phone number at the same address, nearby, or under the same name is the same place listed twice. */
function findDuplicate({ input }: UnknownRow, neighbors: readonly SameNumber[]): SameNumber | undefined {
  const [address, name] = [normalizeName(input.street), normalizeName(input.title)]
  return neighbors.find(
    ({ street, title, latitude, longitude }) =>
      (address && normalizeName(street) === address) ||
      normalizeName(title) === name ||
      (isNear(latitude, input.latitude) && isNear(longitude, input.longitude)),
  )
}

/** The only program with its number. Several programs often share one: then only the name can distinguish them. */
function findOnlyProgram({ meets }: Source, neighbors: readonly SameNumber[]): string | null {
  if (!meets) return null
  const ids = new Set(
    neighbors.filter(({ tags, state }) => state === meets.state && tags.includes(meets.tag)).map(({ id }) => id),
  )
  const [only = null] = ids
  return ids.size === 1 ? only : null
}

/** For a list that is pulled: its records are already in the directory, and staff have edited them. */
export async function readListRules(db: Runner, source: Source, file: FileNames): Promise<ListRules> {
  const listed = await ListedRecords.load(db, source, file)
  /** By a row of this file. */
  const taken = new Set<string>()
  let staffFields = new Map<string, Set<ColumnKey>>()
  const isClinic = source.category === 'womens-health'
  return {
    async find(runner, rows) {
      const found = new Map<number, FoundRow>()
      const rest: UnknownRow[] = []
      for (const row of rows) {
        const id = listed.take(row.input)
        if (id) {
          taken.add(id)
          found.set(row.n, { id })
        } else rest.push(row)
      }
      const neighbors = rest.length > 0 ? await listSameNumber(runner, rest) : []
      for (const row of rest) {
        const near = neighbors.filter(({ n }) => n === row.n)
        const met = findOnlyProgram(source, near)
        if (met && !taken.has(met)) {
          taken.add(met)
          found.set(row.n, { id: met })
          continue
        }
        const duplicate = findDuplicate(row, near)
        const { title, phoneNumber, url } = row.input
        const why = findSkipReason(title, isClinic)
        if (duplicate)
          found.set(row.n, {
            skip: `The directory has “${duplicate.title}” already, with the same phone number.`,
            id: duplicate.id,
          })
        else if (why) found.set(row.n, { skip: why, id: null })
        else if (!phoneNumber && !url)
          found.set(row.n, { skip: 'It has neither a phone number nor a website.', id: null })
        else if (near.some(({ isRefuge }) => isRefuge)) found.set(row.n, { isSecret: true })
      }
      return found
    },
    async load(runner, ids) {
      staffFields = await listStaffFields(runner, ids)
    },
    settle: (input, current) => keepAllowedChanges(input, current, staffFields.get(current.id)),
  }
}
