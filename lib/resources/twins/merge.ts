/** Makes one record of two: what was checked, reported, saved and listed of the other goes on under the one that stays. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { distinctTwins } from '@/db/schema/directory-upkeep'
import { whoFacts, whoFields } from '@/db/vocabulary/who-may-come'
import { recordChange } from '@/lib/audit/record'
import type { Viewer } from '@/lib/session/policy'
import { fillWeek } from '../hours/fill-week'
import type { Transaction } from '../staff/staff-parts'
import { lockWithInput } from '../staff/staff-service'
import type { TwinInput } from './twin-schema'

/** Many tables are written, some of them large. */
const MERGE_MS = 10_000

/** Rows that say what was done with a record. */
async function moveHistory(transaction: Transaction, kept: string, gone: string): Promise<void> {
  const [to, from] = [sql`${kept}::uuid`, sql`${gone}::uuid`]
  for (const table of [
    sql`verifications`,
    sql`listing_updates`,
    sql`import_keys`,
    sql`call_programs`,
    sql`former_slugs`,
  ]) {
    await transaction.execute(sql`update ${table} set resource_id = ${to} where resource_id = ${from}`)
  }
  // Triggers count them as they come and go.
  await transaction.execute(sql`insert into problem_reports (resource_id, kind, right_number, reported_on, closed_on)
    select ${to}, kind, right_number, reported_on, closed_on from problem_reports where resource_id = ${from}`)
  await transaction.execute(sql`delete from problem_reports where resource_id = ${from}`)
  // Whoever saved both keeps both.
  await transaction.execute(sql`update saved_resources s set resource_id = ${to} where resource_id = ${from}
    and not exists (select from saved_resources k where k.user_id = s.user_id and k.resource_id = ${to})`)
}

/** Of who may come, what either says. */
const facts = sql.raw(
  whoFacts
    .map((fact) => whoFields[fact].column)
    .map((column) => `${column} = coalesce(k.${column}, g.${column})`)
    .join(', '),
)

/** What the one that stays does not say. Its own words stay as they are. */
async function fillGaps(transaction: Transaction, kept: string, gone: string): Promise<void> {
  const words = (column: ReturnType<typeof sql>) =>
    sql`array(select distinct unnest(k.${column} || g.${column}) order by 1)`
  await transaction.execute(sql`
    update resources k set url = coalesce(k.url, g.url), hours = coalesce(k.hours, g.hours),
      description_es = case when k.description = g.description then coalesce(k.description_es, g.description_es) else k.description_es end,
      fees = coalesce(k.fees, g.fees), application_process = coalesce(k.application_process, g.application_process),
      required_documents = coalesce(k.required_documents, g.required_documents),
      accessibility = coalesce(k.accessibility, g.accessibility), ${facts},
      who_source = coalesce(k.who_source, g.who_source), who_read_on = coalesce(k.who_read_on, g.who_read_on),
      chat = coalesce(k.chat, g.chat), chat_source = case when k.chat is null then g.chat_source else k.chat_source end,
      chat_read_on = case when k.chat is null then g.chat_read_on else k.chat_read_on end,
      alert = coalesce(k.alert, g.alert), alert_until = case when k.alert is null then g.alert_until else k.alert_until end,
      county = coalesce(k.county, g.county), county_fips = coalesce(k.county_fips, g.county_fips),
      tags = ${words(sql`tags`)}, languages = ${words(sql`languages`)}, help_kinds = ${words(sql`help_kinds`)},
      counties_served = ${words(sql`counties_served`)}, is_emergency = k.is_emergency or g.is_emergency
    from resources g where k.id = ${kept}::uuid and g.id = ${gone}::uuid`)
  await transaction.execute(sql`
    insert into phones (resource_id, number, extension, type, keyword, languages, description, position)
    select ${kept}::uuid, g.number, g.extension, g.type, g.keyword, g.languages, g.description,
      (select coalesce(max(position) + 1, 0) from phones where resource_id = ${kept}::uuid) + row_number() over (order by g.position)
    from phones g where g.resource_id = ${gone}::uuid
      and not exists (select from phones k where k.resource_id = ${kept}::uuid and k.type = g.type)`)
  for (const table of [sql`contacts`, sql`special_hours`]) {
    await transaction.execute(sql`update ${table} set resource_id = ${kept}::uuid where resource_id = ${gone}::uuid
      and not exists (select from ${table} k where k.resource_id = ${kept}::uuid)`)
  }
  // What staff wrote of either stays.
  await transaction.execute(sql`insert into record_notes (resource_id, body, written_by, written_at)
    select ${kept}::uuid, body, written_by, written_at from record_notes where resource_id = ${gone}::uuid
    on conflict (resource_id) do update set body = left(record_notes.body || chr(10) || chr(10) || excluded.body, 5000)`)
  await fillWeek(transaction, kept)
}

/** What either keeps private stays private: it is the same house. */
async function keepPrivate(transaction: Transaction, kept: string, gone: string): Promise<void> {
  await transaction.execute(sql`update locations set address_visibility = 'held'
    where resource_id = ${kept}::uuid and address_visibility = 'full'
      and exists (select from locations where resource_id = ${gone}::uuid and address_visibility in ('hidden', 'held'))`)
}

async function merge(transaction: Transaction, viewer: Viewer, keptId: string, goneId: string, now: Date) {
  // In the order of their ids, so that two who do it at once wait for each other.
  const locked = new Map<string, Awaited<ReturnType<typeof lockWithInput>>>()
  for (const id of [keptId, goneId].sort()) locked.set(id, await lockWithInput(transaction, id))
  const [kept, gone] = [locked.get(keptId), locked.get(goneId)]
  if (!kept || !gone) return
  await moveHistory(transaction, keptId, goneId)
  await fillGaps(transaction, keptId, goneId)
  await keepPrivate(transaction, keptId, goneId)
  await transaction.execute(sql`insert into former_slugs (slug, resource_id) values (${gone.slug}, ${keptId}::uuid)
    on conflict (slug) do update set resource_id = excluded.resource_id`)
  const at = sql`${now.toISOString()}::timestamptz`
  await transaction.execute(sql`update resources set deleted_at = ${at}, archived_at = coalesce(archived_at, ${at})
    where id = ${goneId}::uuid`)
  await recordChange(transaction, viewer, {
    ...{ action: 'merged with another', targetType: 'resource', targetId: keptId, target: kept.title },
    after: { merged: gone.slug },
  })
  await recordChange(transaction, viewer, {
    ...{ action: 'merged into another', targetType: 'resource', targetId: goneId, target: gone.title },
    after: { mergedInto: kept.slug },
  })
}

async function noteDistinct(transaction: Transaction, viewer: Viewer, ids: readonly [string, string]): Promise<void> {
  const [first, second] = [await lockWithInput(transaction, ids[0]), await lockWithInput(transaction, ids[1])]
  const [one = '', other = ''] = [first.slug, second.slug].sort()
  await transaction
    .insert(distinctTwins)
    .values({ one, other, decidedBy: viewer.email ?? viewer.userId })
    .onConflictDoNothing()
  await recordChange(transaction, viewer, {
    ...{ action: 'told apart', targetType: 'resource', targetId: first.id, target: first.title },
    after: { apartFrom: second.slug },
  })
}

/** The other is deleted like any entry: it can be restored for 30 days, and what it lent stays with the one that was kept. */
export async function settleTwins(viewer: Viewer, { one, other, act }: TwinInput, now = new Date()): Promise<void> {
  await query(
    (db) =>
      db.transaction(async (transaction) => {
        if (act === 'distinct') await noteDistinct(transaction, viewer, [one, other])
        else if (act === 'keep-one') await merge(transaction, viewer, one, other, now)
        else await merge(transaction, viewer, other, one, now)
      }),
    MERGE_MS,
  )
}
