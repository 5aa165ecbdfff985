import '@/components/donations/donations.css'
import { LedgerRow } from '@/components/donations/ledger-row'
import { LedgerTools } from '@/components/donations/ledger-tools'
import { LedgerTotals } from '@/components/donations/ledger-totals'
import { ReconciliationState } from '@/components/donations/reconciliation-state'
import { RefusedEventList } from '@/components/donations/refused-events'
import { NextPage } from '@/components/staff/next-page'
import { ManyBar } from '@/components/staff/select-many'
import { listDonationsCall } from '@/lib/donations/calls'
import { canRefund } from '@/lib/donations/policy'
import { getDonationTotals, listDonations } from '@/lib/donations/queries'
import { getLastReconciliation } from '@/lib/donations/reconciliation-state'
import { listRefusedEvents } from '@/lib/donations/refused-events'
import { readListParams, writeListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/donations', 'Donations')

const filters = ['show', 'status', 'kind', 'from', 'to', 'q', 'refund', 'sort']

export default consolePage('donations', async ({ viewer, search }) => {
  const { limit, cursor, ...asked } = readListParams(listDonationsCall, search)
  // A status, or a search for a donor, finds tries too.
  const filter = { ...asked, show: asked.show ?? (asked.status || asked.q ? undefined : ('gifts' as const)) }
  const [{ items, next }, totals, run, refused] = await Promise.all([
    listDonations(filter, { limit, after: cursor }),
    getDonationTotals(filter),
    getLastReconciliation(),
    listRefusedEvents(),
  ])
  const nextHref = writeNextHref('/admin/donations', search, filters, next)
  const isAdmin = canRefund(viewer)
  return (
    <>
      <LedgerTools filter={filter} />
      <section aria-labelledby="list-title" className="grid gap-5">
        <LedgerTotals
          totals={totals}
          csvHref={`/api/admin/donations/csv?${writeListParams(search, filters).pageQuery}`}
        />
        {items.length === 0 ? (
          <p className="callout">No donations here.</p>
        ) : (
          <>
            <ManyBar
              action="/api/admin/donations/many"
              back={writeListParams(search, filters).pageQuery}
              acts={isAdmin ? [['receipt', 'Receipts again']] : []}
              exportTo="/api/admin/donations/export"
            />
            <ul className="box console-rows">
              {items.map((donation) => (
                <LedgerRow key={donation.id} donation={donation} isAdmin={isAdmin} />
              ))}
            </ul>
          </>
        )}
        <NextPage href={nextHref} />
      </section>
      <ReconciliationState run={run} canRun={isAdmin} />
      <RefusedEventList refused={refused} />
    </>
  )
})
