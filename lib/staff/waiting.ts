/** Open tasks of the staff, by risk: possible matters of life first, whatever can wait a week last. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { countStateFacts } from '@/lib/legal/states/staff'
import { summarizeQueue } from '@/lib/resources/checks/check-queries'
import { COUNT_BOUND } from '@/lib/resources/checks/schema'
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
  | 'called'
  | 'drafts'
  | 'issues',
  number
>

function count(from: ReturnType<typeof sql>) {
  return sql`(select count(*)::int from (select 1 from ${from} limit ${COUNT_BOUND}) q)`
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
      ${count(sql`imports where status = 'mapping' or (status = 'checked' and (to_add + to_change > 0 or gone is not null))`)} as imports,
      ${count(sql`call_programs where outcome is not null and settled_at is null`)} as called,
      ${count(sql`newsletter_issues where approved_at is null and discarded_at is null`)} as issues,
      ${count(sql`articles where status = 'draft' and deleted_at is null`)} as drafts`),
  )
  const none = { emergencies: 0, messages: 0, unsentUrgent: 0, unsent: 0, refused: 0, returned: 0 }
  return row ?? { ...none, differences: 0, imports: 0, called: 0, drafts: 0, issues: 0 }
}

function waits(tab: ConsoleTabId, waiting: number, what: Waiting['what'], href: string): Waiting {
  return { tab, count: waiting, what, href }
}

function urgent(...about: Parameters<typeof waits>): Waiting {
  return { ...waits(...about), isUrgent: true }
}

/** Only tasks this person may open. */
export async function listWaiting(viewer: Viewer): Promise<Waiting[]> {
  const [counts, queue, law] = await Promise.all([readCounts(), summarizeQueue(), countStateFacts()])
  const sum = (of: 'due' | 'differences') => law.reduce((all, one) => all + one[of], 0)
  const all: Waiting[] = [
    urgent(
      'messages',
      counts.emergencies,
      ['emergency message is open', 'emergency messages are open'],
      '/admin/messages?priority=emergency',
    ),
    urgent(
      'mail',
      counts.unsentUrgent,
      ['urgent email could not be sent', 'urgent emails could not be sent'],
      '/admin/mail',
    ),
    waits(
      'checks',
      queue.reported,
      ['entry was reported as wrong', 'entries were reported as wrong'],
      '/admin/checks?show=reported',
    ),
    waits('messages', counts.messages, ['message is new', 'messages are new'], '/admin/messages?status=new'),
    urgent(
      'donations',
      counts.differences,
      ['gift differs from the payment company', 'gifts differ from the payment company'],
      '/admin/donations#compared-title',
    ),
    urgent(
      'donations',
      counts.refused,
      [
        'report of the payment company was refused in the last 30 days',
        'reports of the payment company were refused in the last 30 days',
      ],
      '/admin/donations#refused-title',
    ),
    waits(
      'donations',
      counts.returned,
      [
        'refund was returned by the bank in the last 30 days; the donor needs another way',
        'refunds were returned by the bank in the last 30 days; the donors need another way',
      ],
      '/admin/donations?refund=returned',
    ),
    waits(
      'checks',
      queue.updates,
      ['organization answered about its entry', 'organizations answered about their entries'],
      '/admin/checks/updates',
    ),
    waits(
      'checks',
      queue.addresses,
      ['address is held back: publish or keep', 'addresses are held back: publish or keep'],
      '/admin/checks/addresses',
    ),
    waits(
      'checks',
      counts.called,
      ['program was called: decide on its number', 'programs were called: decide on their numbers'],
      '/admin/checks/calling',
    ),
    waits(
      'checks',
      sum('due'),
      ['answer on a state’s law is to be read again', 'answers on the states’ law are to be read again'],
      '/admin/states',
    ),
    waits(
      'checks',
      sum('differences'),
      ['official list differs from a state’s page', 'answers of official lists differ from the states’ pages'],
      '/admin/states',
    ),
    waits('mail', counts.unsent, ['email could not be sent', 'emails could not be sent'], '/admin/mail'),
    waits(
      'checks',
      queue.brokenLinks,
      ['entry has a broken website', 'entries have a broken website'],
      '/admin/checks?show=reported',
    ),
    waits('import', counts.imports, ['file waits for a decision', 'files wait for a decision'], '/admin/import'),
    waits(
      'newsletter',
      counts.issues,
      ['issue of the newsletter waits for a press', 'issues of the newsletter wait for a press'],
      '/admin/newsletter',
    ),
    waits('articles', counts.drafts, ['article is a draft', 'articles are drafts'], '/admin/articles?status=draft'),
  ]
  return all.filter((one) => one.count > 0 && canAccess(viewer, getTab(one.tab).access))
}

export function countWaiting(list: readonly Waiting[]): Partial<Record<ConsoleTabId, number>> {
  const counts: Partial<Record<ConsoleTabId, number>> = {}
  for (const { tab, count: waits } of list) counts[tab] = (counts[tab] ?? 0) + waits
  return counts
}
