import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { type Twins, twinsSchema } from './twin-schema'

const MAX_PAIRS = 50

const showSide = (
  r: ReturnType<typeof sql>,
) => sql`jsonb_build_object('id', ${r}.id, 'slug', ${r}.slug, 'title', ${r}.title,
  'category', ${r}.category, 'city', ${r}.city, 'url', ${r}.url, 'hours', ${r}.hours, 'source', ${r}.source,
  'verifiedOn', to_char(${r}.verified_on, 'YYYY-MM-DD'),
  'phones', coalesce((select jsonb_agg(p.number order by p.position) from phones p where p.resource_id = ${r}.id), '[]'),
  'street', (select l.street from locations l where l.resource_id = ${r}.id and l.address_visibility = 'full' order by l.number limit 1),
  'isAddressKept', exists (select from locations l where l.resource_id = ${r}.id and l.address_visibility in ('hidden', 'held')),
  'checks', (select count(*)::int from verifications v where v.resource_id = ${r}.id))`

/** More entries than this at one street with one number are an office that holds many programs, not one entry told twice. */
const MAX_AT_ONE_PLACE = 4

/**
 * Pairs in one town, not yet decided on, that have one name, or one street and one number under other names. Those
 * that are alike in most come first.
 */
export async function listTwins(): Promise<Twins[]> {
  const rows = await query((db) =>
    db.execute<Record<string, unknown>>(sql`
      with named as (
        select r.id as one, t.id as other from resources r
        join resources t on t.archived_at is null and t.city is not null and t.state = r.state
          and lower(t.city) = lower(r.city) and twin_name(t.title) = twin_name(r.title) and t.slug > r.slug
        where r.archived_at is null and r.city is not null
      ), places as (
        select array_agg(distinct r.id) as ids from resources r
        join phones p on p.resource_id = r.id join locations l on l.resource_id = r.id
        where r.archived_at is null and r.city is not null and l.street is not null
        group by r.state, lower(r.city), p.number, lower(l.street)
        having count(distinct r.id) between 2 and ${MAX_AT_ONE_PLACE}
      ), placed as (
        select r.id as one, t.id as other from places g
        join resources r on r.id = any (g.ids) join resources t on t.id = any (g.ids) and t.slug > r.slug
      ), pairs as (
        select one, other, r.state, twin_name(r.title) = twin_name(t.title) as same_name,
          exists (select from phones p join phones q on q.number = p.number
            where p.resource_id = r.id and q.resource_id = t.id) as same_phone,
          exists (select from locations l join locations m on lower(m.street) = lower(l.street)
            where l.resource_id = r.id and m.resource_id = t.id) as same_street
        from (select * from named union select * from placed) both_ways
        join resources r on r.id = one join resources t on t.id = other
        where not exists (select from distinct_twins d where d.one = r.slug and d.other = t.slug)
      )
      select p.state, p.same_name as "hasSameName", p.same_phone as "hasSamePhone", p.same_street as "hasSameStreet",
        ${showSide(sql`r`)} as one, ${showSide(sql`t`)} as other
      from (
        select *, row_number() over (
          order by same_name::int + same_phone::int + same_street::int desc, same_name desc, same_phone desc, state, one, other
        ) as place from pairs order by place limit ${MAX_PAIRS}
      ) p
      join resources r on r.id = p.one join resources t on t.id = p.other
      order by p.place`),
  )
  return rows.map((row) => twinsSchema.parse(row))
}
