/** What waits for someone of the staff, by risk: first what may be about a life, last what can wait for a week. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { summarizeQueue } from '@/lib/resources/checks/check-queries'
import { canAccess, type Viewer } from '@/lib/session/policy'
import { type ConsoleTabId, getTab } from './tabs'

export interface Waiting {
  tab: ConsoleTabId
  count: number
  /** [one, several] */
  what: readonly [string, string]
  href: string
  /** Someone may be in danger meanwhile, or money may be wrong. */
  isUrgent?: true
}

/** Nobody needs to know whether it is 1,000 or 20,000. */
const BOUND = 1000
const RECENT = sql`now() - interval '30 days'`

type Counts = Record<
  | 'emergencies'
  | 'messages'
  | 'unsentUrgent'
  | 'unsent'
  | 'refused'
  | 'returned'
  | 'differences'
  | 'imports'
  | 'drafts',
  number
>

function count(from: ReturnType<typeof sql>) {
  return sql`(select count(*)::int from (select 1 from ${from} limit ${BOUND}) q)`
}

async function readCounts(): Promise<Counts> {
  const [row] = await query((db) =>
    db.execute<Counts>(sql`select
      ${count(sql`contact_messages where status <> 'closed' and priority = 'emergency'`)} as emergencies,
      ${count(sql`contact_messages where status = 'new' and priority <> 'emergency'`)} as messages,
      ${count(sql`mail_outbox where status in ('failed', 'unsure') and is_urgent`)} as "unsentUrgent",
      ${count(sql`mail_outbox where status in ('failed', 'unsure') and not is_urgent`)} as unsent,
      ${count(sql`stripe_events where outcome = 'refused' and processed_at > ${RECENT}`)} as refused,
      ${count(sql`payment_refunds r join donations d using (payment_intent_id) where r.failed_at > ${RECENT}`)} as returned,
      ${count(sql`reconciliation_differences where kind <> 'event-refused' and reconciliation_id =
        (select id from reconciliations order by started_at desc limit 1)`)} as differences,
      ${count(sql`imports where status in ('mapping', 'checked')`)} as imports,
      ${count(sql`articles where status = 'draft' and deleted_at is null`)} as drafts`),
  )
  const none = { emergencies: 0, messages: 0, unsentUrgent: 0, unsent: 0, refused: 0, returned: 0 }
  return row ?? { ...none, differences: 0, imports: 0, drafts: 0 }
}

/** Only what this person may open. */
export async function listWaiting(viewer: Viewer): Promise<Waiting[]> {
  const [counts, queue] = await Promise.all([readCounts(), summarizeQueue()])
  const all: Waiting[] = [
    {
      ...{ tab: 'messages', count: counts.emergencies, isUrgent: true },
      ...{ what: ['emergency message is open', 'emergency messages are open'] },
      href: '/admin/messages?priority=emergency',
    },
    {
      ...{ tab: 'mail', count: counts.unsentUrgent, isUrgent: true },
      ...{ what: ['urgent email could not be sent', 'urgent emails could not be sent'] },
      href: '/admin/mail',
    },
    {
      ...{ tab: 'checks', count: queue.reported },
      ...{ what: ['entry was reported as wrong', 'entries were reported as wrong'] },
      href: '/admin/checks?show=reported',
    },
    {
      ...{ tab: 'messages', count: counts.messages },
      ...{ what: ['message is new', 'messages are new'] },
      href: '/admin/messages?status=new',
    },
    {
      ...{ tab: 'donations', count: counts.differences, isUrgent: true },
      ...{ what: ['gift differs from the payment company', 'gifts differ from the payment company'] },
      href: '/admin/donations#compared-title',
    },
    {
      ...{ tab: 'donations', count: counts.refused, isUrgent: true },
      what: [
        'report of the payment company was refused in the last 30 days',
        'reports of the payment company were refused in the last 30 days',
      ],
      href: '/admin/donations#refused-title',
    },
    {
      ...{ tab: 'donations', count: counts.returned },
      what: [
        'refund was returned by the bank in the last 30 days; the donor needs another way',
        'refunds were returned by the bank in the last 30 days; the donors need another way',
      ],
      href: '/admin/donations?refund=returned',
    },
    {
      ...{ tab: 'checks', count: queue.updates },
      ...{ what: ['organization answered about its entry', 'organizations answered about their entries'] },
      href: '/admin/checks/updates',
    },
    {
      ...{ tab: 'mail', count: counts.unsent },
      ...{ what: ['email could not be sent', 'emails could not be sent'] },
      href: '/admin/mail',
    },
    {
      ...{ tab: 'checks', count: queue.brokenLinks },
      ...{ what: ['entry has a broken website', 'entries have a broken website'] },
      href: '/admin/checks?show=reported',
    },
    {
      ...{ tab: 'import', count: counts.imports },
      ...{ what: ['file waits for a decision', 'files wait for a decision'] },
      href: '/admin/import',
    },
    {
      ...{ tab: 'articles', count: counts.drafts },
      ...{ what: ['article is a draft', 'articles are drafts'] },
      href: '/admin/articles?status=draft',
    },
  ]
  return all.filter(({ tab, count: waits }) => waits > 0 && canAccess(viewer, getTab(tab).access))
}

export function countWaiting(list: readonly Waiting[]): Partial<Record<ConsoleTabId, number>> {
  const counts: Partial<Record<ConsoleTabId, number>> = {}
  for (const { tab, count: waits } of list) counts[tab] = (counts[tab] ?? 0) + waits
  return counts
}
