import 'server-only'
import { purgeIdleAccounts } from '@/lib/account/retention'
import { purgeClientLists } from '@/lib/advocates/lists/service'
import { purgeTotals } from '@/lib/analytics/maintain'
import { purgeAudit } from '@/lib/audit/record'
import { purgeCheckIns, purgeContacts } from '@/lib/check-ins/retention'
import { purgeClosedMessages } from '@/lib/contact/service'
import { purgeImportRows, purgeImports } from '@/lib/directory-data/imports/purge'
import {
  purgeDonations,
  purgeDonorLinks,
  purgePaymentEvents,
  purgePaymentNotes,
  purgePaymentRefunds,
  purgeReconciliations,
} from '@/lib/donations/retention'
import type { Job } from '@/lib/jobs/job'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { purgeOldMail } from '@/lib/mail/queries'
import { purgeDeletedArticles } from '@/lib/news/articles/purge'
import { purgeStories } from '@/lib/news/store'
import { purgeSubscriptions, purgeTokens } from '@/lib/newsletter/retention'
import { purgeRounds } from '@/lib/resources/calling/links'
import { purgeListingUpdates, purgeReports } from '@/lib/resources/checks/check-queries'
import { purgeDeletedResources } from '@/lib/resources/purge'
import { purgeRooms } from '@/lib/resources/rooms/set-room'
import { purgeSessions } from '@/lib/session/service'

/** Deletes expired rows of one table in batches (lib/site/policies/content/retention.ts has the limits). */
export interface Purge {
  table: string
  /** Returns the number of rows deleted; 0 if none is left. */
  run(now: Date): Promise<number>
}

/** One per table with a retention limit. Each domain exports its own. */
export const purges: readonly Purge[] = [
  { table: 'sessions', run: () => purgeSessions() },
  { table: 'news_stories', run: purgeStories },
  { table: 'users', run: purgeIdleAccounts },
  { table: 'client_lists', run: purgeClientLists },
  { table: 'mail_outbox', run: purgeOldMail },
  { table: 'articles', run: purgeDeletedArticles },
  { table: 'resources', run: purgeDeletedResources },
  { table: 'audit_log', run: purgeAudit },
  { table: 'import_rows', run: purgeImportRows },
  { table: 'imports', run: purgeImports },
  { table: 'problem_reports', run: purgeReports },
  { table: 'listing_updates', run: purgeListingUpdates },
  { table: 'rooms', run: purgeRooms },
  { table: 'call_rounds', run: purgeRounds },
  { table: 'daily_totals', run: purgeTotals },
  { table: 'donations', run: purgeDonations },
  { table: 'donor_links', run: purgeDonorLinks },
  { table: 'payment_notes', run: purgePaymentNotes },
  { table: 'payment_refunds', run: purgePaymentRefunds },
  { table: 'reconciliations', run: purgeReconciliations },
  { table: 'stripe_events', run: purgePaymentEvents },
  { table: 'contact_messages', run: purgeClosedMessages },
  { table: 'newsletter_subscriptions', run: purgeSubscriptions },
  { table: 'newsletter_tokens', run: purgeTokens },
  { table: 'check_ins', run: purgeCheckIns },
  { table: 'trusted_contacts', run: purgeContacts },
]

/** A table with more batches than this continues at the next run. */
const MAX_BATCHES = 100

async function purgeWhole({ run }: Purge, now: Date, signal: AbortSignal): Promise<number> {
  let gone = 0
  for (let portion = 0; portion < MAX_BATCHES && !signal.aborted; portion += 1) {
    const count = await run(now)
    if (count === 0) break
    gone += count
  }
  return gone
}

export function retentionJob(list = purges): Job {
  return {
    name: 'retention',
    everySeconds: 3600,
    /** A table that can't be purged does not block the others, but the run as a whole counts as failed. */
    async run(now, signal) {
      const counts: Record<string, number> = {}
      const failed: unknown[] = []
      for (const purge of list) {
        try {
          counts[purge.table] = await purgeWhole(purge, now, signal)
        } catch (error) {
          failed.push(error)
          logEvent('purge-failed', { table: purge.table, ...describeError(error) })
        }
      }
      if (failed.length > 0) throw new AggregateError(failed, 'some tables were not purged')
      return counts
    },
  }
}
