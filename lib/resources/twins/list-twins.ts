import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { type Twins, twinsSchema } from './twin-schema'

const MOST = 50

const showSide = (
  r: ReturnType<typeof sql>,
) => sql`jsonb_build_object('id', ${r}.id, 'slug', ${r}.slug, 'title', ${r}.title,
  'category', ${r}.category, 'city', ${r}.city, 'url', ${r}.url, 'hours', ${r}.hours, 'source', ${r}.source,
  'verifiedOn', to_char(${r}.verified_on, 'YYYY-MM-DD'),
  'phones', coalesce((select jsonb_agg(p.number order by p.position) from phones p where p.resource_id = ${r}.id), '[]'),
  'street', (select l.street from locations l where l.resource_id = ${r}.id and l.address_visibility = 'full' order by l.id limit 1),
  'isAddressKept', exists (select from locations l where l.resource_id = ${r}.id and l.address_visibility in ('hidden', 'held')),
  'checks', (select count(*)::int from verifications v where v.resource_id = ${r}.id))`

/** Of one name in one town, and not yet decided on; those with the same number first. */
export async function listTwins(): Promise<Twins[]> {
  const rows = await query((db) =>
    db.execute<Record<string, unknown>>(sql`
      with names as (
        select state, lower(city) as town, twin_name(title) as name from resources
        where archived_at is null and city is not null group by 1, 2, 3 having count(*) > 1
      ), pairs as (
        select r.id as one, t.id as other, r.state,
          exists (select from phones p join phones q on q.number = p.number
            where p.resource_id = r.id and q.resource_id = t.id) as same_phone,
          exists (select from locations l join locations m on lower(m.street) = lower(l.street)
            where l.resource_id = r.id and m.resource_id = t.id) as same_street
        from names n
        join resources r on r.archived_at is null and r.city is not null and r.state = n.state
          and lower(r.city) = n.town and twin_name(r.title) = n.name
        join resources t on t.archived_at is null and t.city is not null and t.state = n.state
          and lower(t.city) = n.town and twin_name(t.title) = n.name and t.slug > r.slug
        where not exists (select from distinct_twins d where d.one = r.slug and d.other = t.slug)
      )
      select p.state, p.same_phone as "hasSamePhone", p.same_street as "hasSameStreet",
        ${showSide(sql`r`)} as one, ${showSide(sql`t`)} as other
      from (select * from pairs order by same_phone desc, same_street desc, state, one, other limit ${MOST}) p
      join resources r on r.id = p.one join resources t on t.id = p.other
      order by p.same_phone desc, p.same_street desc, p.state, r.title, r.slug, t.slug`),
  )
  return rows.map((row) => twinsSchema.parse(row))
}
