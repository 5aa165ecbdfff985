/** Deletes expired rows in batches: lib/site/policies/content/retention.ts has the same limits in words. */
import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { query } from '@/db'

const BATCH_SIZE = 1000
const EVENT_DAYS = 90
const GIFT_YEARS = 7
const DEADLINE_MS = 10_000

async function deleteBatch(statement: SQL): Promise<number> {
  const rows = await query((db) => db.execute<{ deleted: number }>(statement), DEADLINE_MS)
  return Number(rows[0]?.deleted ?? 0)
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString()
}

function yearsBefore(now: Date, years: number): string {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date.toISOString()
}

/** Deletes rows by key whose time column is before a cutoff. */
function purgeBefore(table: string, key: string, column: string, moment: string): Promise<number> {
  const [from, id, time] = [table, key, column].map((name) => sql.identifier(name))
  return deleteBatch(sql`with deleted as (delete from ${from} where ${id} in (
    select ${id} from ${from} where ${time} < ${moment} limit ${BATCH_SIZE}) returning 1)
    select count(*) as deleted from deleted`)
}

export function purgePaymentEvents(now: Date): Promise<number> {
  return purgeBefore('stripe_events', 'id', 'processed_at', daysBefore(now, EVENT_DAYS))
}

export function purgePaymentNotes(now: Date): Promise<number> {
  return purgeBefore('payment_notes', 'payment_intent_id', 'created_at', daysBefore(now, EVENT_DAYS))
}

/** For payments that belong to no gift, or whose gift was deleted. */
export function purgePaymentRefunds(now: Date): Promise<number> {
  return deleteBatch(sql`with deleted as (delete from payment_refunds where id in (
    select r.id from payment_refunds r where r.created_at < ${daysBefore(now, EVENT_DAYS)}
      and not exists (select from donations d where d.payment_intent_id = r.payment_intent_id) limit ${BATCH_SIZE}) returning 1)
    select count(*) as deleted from deleted`)
}

export function purgeReconciliations(now: Date): Promise<number> {
  return purgeBefore('reconciliations', 'id', 'started_at', daysBefore(now, EVENT_DAYS))
}

export function purgeDonorLinks(now: Date): Promise<number> {
  return purgeBefore('donor_links', 'token_hash', 'expires_at', now.toISOString())
}

/** A note is deleted with the last gift of its donor. */
async function purgeDonorNotes(): Promise<void> {
  await query((db) =>
    db.execute(sql`delete from donor_notes n where not exists (
      select from donations d where lower(d.donor_email) = n.email)`),
  )
}

/** An active recurring gift keeps its first gift, which identifies its renewals. */
export async function purgeDonations(now: Date): Promise<number> {
  const deleted = await deleteBatch(sql`with deleted as (delete from donations where id in (
    select d.id from donations d where d.created_at < ${yearsBefore(now, GIFT_YEARS)} and not exists (
      select from giving_subscriptions s where s.donation_id = d.id and s.status not in ('canceled', 'incomplete_expired'))
    limit ${BATCH_SIZE}) returning 1)
    select count(*) as deleted from deleted`)
  if (deleted > 0) await purgeDonorNotes()
  return deleted
}
