/** The changes a list may make to a record: never to what staff wrote or confirmed. */
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { BY_IMPORT } from '@/lib/audit/schema'
import type { ColumnKey } from '@/lib/directory-data/imports/column-names'
import type { ImportInput } from '@/lib/resources/import/import-input'
import type { Current } from '@/lib/resources/import/import-state'
import { readDigits, words } from './listed-records'
import { normalizeName } from './normalize-name'

/** The actor of a list's changes in the audit log, which distinguishes them from people's. */
export const nameListActor = (source: string) => `the list ${source}`
const LIST_ACTORS = 'the list %'

/** A field of the audit log, or a fact that a check confirms -> our fields. */
const fieldsOf: Record<string, readonly ColumnKey[]> = {
  title: ['title'],
  url: ['url'],
  website: ['url'],
  phone: ['phoneNumber'],
  phoneNumber: ['phoneNumber'],
  phones: ['phoneNumber'],
  address: ['street', 'city'],
  addressVisibility: ['street'],
  furtherPlaces: ['street'],
  city: ['city'],
  hours: ['hours'],
  schedules: ['hours'],
}

const WRITTEN = sql.join(
  ['created', 'updated'].flatMap((act) => [sql`${act}`, sql`${act + BY_IMPORT}`]),
  sql`, `,
)

/** The fields of each record that staff wrote, or confirmed in a check. */
export async function listStaffFields(
  db: Pick<Database, 'execute'>,
  ids: readonly string[],
): Promise<Map<string, Set<ColumnKey>>> {
  const rows = await db.execute<{ id: string; field: string }>(sql`
    select a.target_id as id, c.field from audit_log a cross join lateral jsonb_object_keys(a.changes) c(field)
    where a.target_type = 'resource' and a.target_id = any(${words(ids)}) and a.action in (${WRITTEN})
      and a.actor not like ${LIST_ACTORS}
    union
    select v.resource_id::text, f.field from verifications v cross join lateral unnest(v.confirmed) f(field)
    where v.resource_id = any(${words(ids)}::uuid[]) and v.method <> 'published-source'`)
  const found = new Map<string, Set<ColumnKey>>()
  for (const { id, field } of rows) {
    const fields = found.get(id) ?? new Set()
    for (const key of fieldsOf[field] ?? []) fields.add(key)
    found.set(id, fields)
  }
  return found
}

const readHost = (url: string) => url.replace(/^https?:\/\/(www\.)?|#.*$/gi, '').toLowerCase()

/** 'https://www.example.org/' and 'http://example.org' lead to the same page; so does a page of a site that is known whole. */
function isSameSite(one: string, other: string): boolean {
  const [a, b] = [readHost(one).replace(/\/$/, ''), readHost(other).replace(/\/$/, '')]
  const [hostA = '', hostB = ''] = [a.split('/')[0], b.split('/')[0]]
  return a === b || (hostA === hostB && (a === hostA || b === hostB))
}

const fieldNames = { title: 'its name', url: 'its website', phoneNumber: 'its phone number', street: 'its address' }

interface Change {
  name: keyof typeof fieldNames
  /** Keys of which one is enough for staff to have written it. */
  keys: readonly ColumnKey[]
  differs: boolean
  values: Partial<ImportInput>
}

/** A list never changes an address that is not public. */
function listPlaceChange(input: ImportInput, current: Current): Change[] {
  const { place } = current
  if (!input.street || !place || place.visibility !== 'full' || current.places.length !== 1) return []
  const isSameStreet =
    normalizeName(place.street) === normalizeName(input.street) &&
    (!input.zip || place.zip?.slice(0, 5) === input.zip.slice(0, 5))
  const { street, city, state, zip, latitude, longitude } = input
  const values = {
    street,
    city: city ?? place.city,
    state,
    zip,
    latitude,
    longitude,
    addressVisibility: 'full' as const,
  }
  return [{ name: 'street', keys: ['street', 'city'], differs: !isSameStreet, values }]
}

function listListChanges(input: ImportInput, current: Current): Change[] {
  const { title, url, phoneNumber: phone } = input
  const isSameNumber =
    phone && readDigits(phone.number) === readDigits(current.phones.find(({ type }) => type === 'voice')?.number)
  return [
    {
      name: 'title',
      keys: ['title'],
      differs: normalizeName(title) !== normalizeName(current.title),
      values: { title },
    },
    {
      name: 'url',
      keys: ['url'],
      differs: Boolean(url) && !(current.url && isSameSite(url ?? '', current.url)),
      values: { url },
    },
    {
      name: 'phoneNumber',
      keys: ['phoneNumber'],
      differs: Boolean(phone) && !isSameNumber,
      values: { phoneNumber: phone },
    },
    ...listPlaceChange(input, current),
  ]
}

/** A value missing in the list is not deleted, and a value that is only spelled differently is not changed. */
export function keepAllowedChanges(
  input: ImportInput,
  current: Current,
  staffFields: ReadonlySet<ColumnKey> = new Set(),
): { input: ImportInput; notes: string[] } {
  const changes = listListChanges(input, current).filter(({ differs }) => differs)
  const isKept = ({ keys }: Change) => keys.some((key) => staffFields.has(key))
  const kept = changes.filter(isKept).map(({ name }) => fieldNames[name])
  const { title, description, category } = current
  const merged: ImportInput = { id: input.id, title, description, category: { category } } as ImportInput
  for (const change of changes) if (!isKept(change)) Object.assign(merged, change.values)
  return {
    input: merged,
    notes:
      kept.length > 0 ? [`Kept as staff wrote or confirmed it: ${kept.join(', ')}. The list says something else.`] : [],
  }
}
