import { type SQL, sql } from 'drizzle-orm'
import { matchText } from '@/lib/http/staff-list/match-text'
import { alphabetical, isAfter, type ListOrder, latestFirst } from '@/lib/http/staff-list/order'
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
  select * from locations where resource_id = r.id order by id limit 1) l on true`

const orders: Record<ResourcePosition['sort'], ListOrder> = {
  updated: latestFirst(sql`r.updated_at`),
  title: alphabetical(sql`r.title`),
  deleted: latestFirst(sql`r.deleted_at`),
}

/** An area code and more; by fewer digits very many records would be found. */
const RARE_DIGITS = 6

/** By words of the title, or by the beginning of a phone number. */
function matchWords(q: string): SQL {
  const digits = q.replace(/\D/g, '')
  const title = matchText(sql`title`, q)
  if (digits.length < 3 || /[a-z]/i.test(q)) return title
  const ofPhone = sql`select resource_id from phones where replace(number, '-', '') like ${`${digits}%`}`
  // Many are met soon along the list; few are found by the two indexes, which an 'or' would keep from being used.
  if (digits.length < RARE_DIGITS) return sql`(${title} or r.id in (${ofPhone}))`
  return sql`r.id in (select id from resources where ${title} union ${ofPhone})`
}

/** The statement of a page of the list, with one row more than asked for. */
export function selectStaffResources(filter: StaffResourceFilter): SQL {
  const { q, category, sort = 'updated', deleted, emergency, limit, after } = filter
  const name = deleted ? 'deleted' : sort
  const { by, value, isDescending } = orders[name]
  const parts: SQL[] = [deleted ? sql`r.deleted_at is not null` : sql`r.deleted_at is null`]
  if (q) parts.push(matchWords(q))
  if (category) parts.push(sql`r.category = ${category}`)
  if (emergency) parts.push(sql`r.is_emergency`)
  if (after?.sort === name) parts.push(isAfter(orders[name], sql`r.id`, after))
  const order = isDescending ? sql`${by} desc, r.id desc` : sql`${by}, r.id`
  return sql`select ${staffColumns}, ${value} as position
    from (select * from resources r where ${sql.join(parts, sql` and `)} order by ${order} limit ${limit + 1}) r
    ${firstPlace} order by ${order}`
}
