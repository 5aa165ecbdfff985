import { type SQL, sql } from 'drizzle-orm'
import { matchCounty } from '@/lib/geography/match-county'
import {
  alphabetical,
  bothWays,
  earliestFirst,
  isAfter,
  type ListOrder,
  latestFirst,
  matchText,
} from '@/lib/http/staff-list/read-params'
import type { ResourcePosition, StaffResourceFilter } from './staff-schema'

export const staffColumns = sql`r.id, r.slug, r.kind, r.title, r.description, r.category, r.tags, r.url, r.hours, r.scope, r.city,
  r.state, r.is_emergency as "isEmergency", r.is_verified as "isVerified",
  to_char(r.verified_on, 'YYYY-MM-DD') as "verifiedOn", r.verified_precision as "verifiedPrecision",
  r.listed_by as "listedBy", to_char(r.listed_on, 'YYYY-MM-DD') as "listedOn", r.source_url as "sourceUrl",
  r.archived_at is not null as "isArchived", r.version, r.created_at as "createdAt", r.updated_at as "updatedAt",
  r.deleted_at as "deletedAt",
  (select p.number || coalesce(' ext. ' || p.extension, '') from phones p
    where p.resource_id = r.id and p.type = 'voice' order by p.position limit 1) as "phoneNumber",
  case when l.street is not null
    then concat_ws(', ', l.street, l.city, nullif(concat_ws(' ', l.state, l.zip), '')) end as address,
  coalesce(l.address_visibility, 'hidden') as "addressVisibility"`

/** The place of which the form tells. */
export const firstPlace = sql`left join lateral (
  select * from locations where resource_id = r.id order by number limit 1) l on true`

/** Each as in its index: what has none comes first. */
const orders: Record<ResourcePosition['sort'], ListOrder> = {
  ...bothWays({
    updated: latestFirst(sql`r.updated_at`),
    title: alphabetical(sql`r.title`),
    state: alphabetical(sql`coalesce(r.state, '')`),
    source: alphabetical(sql`coalesce(r.listed_by, '')`),
    checked: earliestFirst(sql`coalesce(r.verified_on, '-infinity')`, sql`date`),
    status: earliestFirst(sql`coalesce(r.archived_at, '-infinity')`, sql`timestamptz`),
  }),
  deleted: latestFirst(sql`r.deleted_at`),
}

/** An area code and more; by fewer digits very many records would be found. */
const RARE_DIGITS = 6
const TRIGRAM = 3

/** Every word, wherever it stands. */
function matchAll(text: SQL, words: readonly string[]): SQL {
  return sql.join(
    words.map((word) => matchText(text, word)),
    sql` and `,
  )
}

const titleAndTown = sql`title || ' ' || coalesce(city, '')`

/** '12 Oak St, Lenoir, NC' as '12 oak st%'. */
const startOfStreet = (q: string) => {
  const [street = ''] = q.trim().toLowerCase().split(',')
  return `${street.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

/** 'https://.../resources/food/rha-health-services-lenoir-nc', or its last part alone. */
function readSlug(q: string): string | null {
  const last =
    q
      .trim()
      .toLowerCase()
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .split('/')
      .at(-1) ?? ''
  const isAddress = q.includes('/') || /^[a-z0-9]+(-[a-z0-9]+){2,}$/.test(last)
  return isAddress && /[a-z]/.test(last) && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(last) ? last : null
}

/**
 * As someone names a record: by words of its title and town, its phone number, ZIP code, street, or the address of its
 * page, the former one of a merged record too. Each is found by an index of its own, which an 'or' would not use.
 */
function matchWords(q: string): SQL {
  const words = q.split(/[\s,]+/).filter((word) => word !== '')
  // A word of one or two letters is no help to an index; it counts where there is no longer one.
  const long = words.filter((word) => [...word].length >= TRIGRAM)
  const title = long.length > 0 ? matchAll(titleAndTown, long) : matchText(titleAndTown, q.trim())
  const digits = q.replace(/\D/g, '')
  const isNumber = digits.length >= TRIGRAM && !/[a-z]/i.test(q)
  const ofPhone = sql`select resource_id from phones where replace(number, '-', '') like ${`${digits}%`}`
  // Many are met soon along the list; few are found by the indexes.
  if (isNumber && digits.length < RARE_DIGITS && !/^\d{5}$/.test(q.trim())) {
    return sql`(${title} or r.id in (${ofPhone}))`
  }
  const slug = readSlug(q)
  const ways = [
    sql`select id from resources where ${title}`,
    ...(isNumber
      ? [ofPhone, sql`select resource_id from phones where replace(number, '-', '') like ${`1${digits}%`}`]
      : []),
    ...(/^\d{5}(-\d{4})?$/.test(q.trim())
      ? [sql`select resource_id from locations where zip like ${`${q.trim()}%`} and zip is not null`]
      : []),
    ...(/^\d+\s+\S*[a-z]{2}/i.test(q.trim()) && long.length > 0
      ? [sql`select resource_id from locations where street is not null and lower(street) like ${startOfStreet(q)}`]
      : []),
    ...(slug
      ? [
          sql`select id from resources where slug = ${slug}`,
          sql`select resource_id from former_slugs where slug = ${slug}`,
        ]
      : []),
  ]
  return ways.length === 1 ? title : sql`r.id in (${sql.join(ways, sql` union `)})`
}

const hasPlace = (visibility: 'held' | 'hidden') =>
  sql`r.id in (select resource_id from locations where address_visibility = ${sql.raw(`'${visibility}'`)} and street is not null)`

function listFilters(filter: StaffResourceFilter): SQL[] {
  const { category, state, county, source, help, checked, address, phone, emergency } = filter
  const fips = county ? (matchCounty(county, state ?? null)?.fips ?? 'unknown') : null
  return [
    category && sql`r.category = ${category}`,
    state && sql`(r.state = ${state} or ${state} = any(r.service_area))`,
    fips && sql`(r.county_fips = ${fips} or ${fips} = any(r.counties_served))`,
    source &&
      sql`r.id in (select id from resources where listed_by = ${source} union select resource_id from import_keys where source = ${source})`,
    help && sql`${help} = any(r.help_kinds)`,
    checked === 'never' && sql`r.verified_on is null`,
    checked === 'doubted' && sql`r.id in (select resource_id from record_checks where doubts > 0)`,
    (address === 'held' || address === 'hidden') && hasPlace(address),
    address === 'none' && sql`not exists (select from locations l where l.resource_id = r.id and l.street is not null)`,
    phone === 'none' && sql`not exists (select from phones p where p.resource_id = r.id)`,
    emergency && sql`r.is_emergency`,
  ].filter((part): part is SQL => typeof part === 'object' && part !== null)
}

/** The statement of a page of the list, with one row more than asked for. */
export function selectStaffResources(filter: StaffResourceFilter): SQL {
  const { q, sort = 'updated', deleted, limit, after } = filter
  const name = deleted ? 'deleted' : sort
  const { by, value, isDescending } = orders[name]
  const parts: SQL[] = [deleted ? sql`r.deleted_at is not null` : sql`r.deleted_at is null`]
  if (q) parts.push(matchWords(q))
  parts.push(...listFilters(filter))
  if (after?.sort === name) parts.push(isAfter(orders[name], sql`r.id`, after))
  const order = isDescending ? sql`${by} desc, r.id desc` : sql`${by}, r.id`
  return sql`select ${staffColumns}, ${value} as position
    from (select * from resources r where ${sql.join(parts, sql` and `)} order by ${order} limit ${limit + 1}) r
    ${firstPlace} order by ${order}`
}
