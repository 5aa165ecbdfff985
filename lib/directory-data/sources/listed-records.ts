/** The records that came from a list, and how its rows find them. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import type { ImportInput } from '@/lib/resources/import/import-input'
import { normalizeName } from './normalize-name'
import type { Source } from './source'

type Runner = Pick<Database, 'execute'>

/** An array of words as SQL, whatever driver is under it. */
export const words = (list: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb))`

/** Condition on `r`: it was taken from this list, by a pull or at the beginning. */
export const isFromList = ({ name, seeded }: Source): SQL => sql`(
  exists (select 1 from import_keys k where k.resource_id = r.id and k.source = ${name})
  or (r.scope = 'local' and r.listed_by = any(${words(seeded.listedBy)}) and r.tags && ${words(seeded.tags)}))`

/** Condition on `r`: a row may be about it, whoever listed it until now. It is not gone when no row is. */
const mayBeMeant = (source: Source): SQL =>
  source.meets
    ? sql`(${isFromList(source)} or (r.deleted_at is null and r.state = ${source.meets.state} and r.tags @> array[${source.meets.tag}]::text[]))`
    : isFromList(source)

interface Listed extends Naming {
  id: string
  keys: string[]
}

export const readDigits = (number: string | null | undefined): string | null =>
  number?.replaceAll('-', '').replace(/^1(?=\d{10}$)/, '') ?? null

/** What a row and a record are compared by. */
export interface Naming {
  title: string
  city: string | null
  state: string | null
  street: string | null
  digits: string | null
}

/** Keys by which two lists identify the same place, most reliable first; null if the row lacks a part of the key. */
export function listNames({ title, city, state, street, digits }: Naming): (string | null)[] {
  const [name, town, address] = [normalizeName(title), normalizeName(city), normalizeName(street)]
  return [
    town && address ? `${name}|${state}|${town}|${address}` : null,
    town && digits ? `${name}|${state}|${town}|${digits}` : null,
    town ? `${name}|${state}|${town}` : null,
    digits ? `${name}|${state}||${digits}` : null,
    digits && address ? `${digits}|${state}|${address}` : null,
  ]
}

/** From here on two records that fit equally well are both left alone. */
const UNSURE = 3

/** The whole file, as far as it says which records are its own. */
export interface FileNames {
  ids: ReadonlySet<string>
  names: ReadonlySet<string>
}

interface Candidate {
  id: string
  /** The surest way in which any row of the file names it; a row that names it less surely means another one. */
  claimed: number
}

/** Each record is found once. */
export class ListedRecords {
  private readonly byName = new Map<string, Candidate[]>()
  private readonly taken = new Set<string>()

  private constructor(rows: readonly Listed[], { ids, names }: FileNames) {
    for (const row of rows) {
      // Its own row is in the file under its own id.
      if (row.keys.some((key) => ids.has(key))) continue
      const own = listNames(row)
      const claimed = own.findIndex((name) => name !== null && names.has(name))
      for (const name of own) {
        if (name === null) continue
        const known = this.byName.get(name)
        if (known) known.push({ id: row.id, claimed })
        else this.byName.set(name, [{ id: row.id, claimed }])
      }
    }
  }

  static async load(db: Runner, source: Source, file: FileNames): Promise<ListedRecords> {
    const rows = await db.execute<Listed & Record<string, unknown>>(sql`
      select r.id, r.title, r.city, r.state,
        (select l.street from locations l where l.resource_id = r.id order by l.number limit 1) as street,
        (select replace(p.number, '-', '') from phones p where p.resource_id = r.id and p.type = 'voice'
          order by p.position limit 1) as digits,
        array(select k.external_id from import_keys k where k.resource_id = r.id and k.source = ${source.name}) as keys
      from resources r where ${mayBeMeant(source)}`)
    return new ListedRecords(
      rows.map((row) => ({ ...row, digits: readDigits(row.digits) })),
      file,
    )
  }

  take({ title, city, state, street, phoneNumber }: ImportInput): string | null {
    const digits = readDigits(phoneNumber?.number)
    const sought = { title, city: city ?? null, state: state ?? null, street: street ?? null, digits }
    for (const [level, name] of listNames(sought).entries()) {
      const all = name === null ? [] : (this.byName.get(name) ?? [])
      const free = all.filter(({ id, claimed }) => claimed === level && !this.taken.has(id))
      const [first] = free
      if (!first || (level >= UNSURE && free.length > 1)) continue
      this.taken.add(first.id)
      return first.id
    }
    return null
  }
}
