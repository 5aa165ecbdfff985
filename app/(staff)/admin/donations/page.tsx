import '@/components/donations/donations.css'
import { LedgerTable } from '@/components/donations/ledger-table'
import { LedgerTools } from '@/components/donations/ledger-tools'
import { LedgerTotals } from '@/components/donations/ledger-totals'
import { ReconciliationState } from '@/components/donations/reconciliation-state'
import { RefusedEventList } from '@/components/donations/refused-events'
import { NextPage } from '@/components/staff/next-page'
import { MANY_FORM, ManyBar, RowCheck } from '@/components/staff/select-many'
import { TickAll } from '@/components/staff/tick-all'
import { listDonationsCall } from '@/lib/donations/calls'
import { formatCents } from '@/lib/donations/choices'
import { canRefund } from '@/lib/donations/policy'
import { getDonationTotals, listDonations } from '@/lib/donations/queries'
import { getLastReconciliation } from '@/lib/donations/reconciliation-state'
import { listRefusedEvents } from '@/lib/donations/refused-events'
import { readListParams, writeListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/donations', 'Donations')

const filters = ['show', 'status', 'kind', 'from', 'to', 'q', 'refund', 'sort', 'columns']

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
      <LedgerTools filter={filter} columns={search.columns} />
      <section aria-labelledby="list-title" className="console-list">
        <LedgerTotals
          totals={totals}
          csvHref={`/api/admin/donations/csv?${writeListParams(search, filters).pageQuery}`}
        />
        {items.length === 0 ? (
          <p className="console-empty">No donations here.</p>
        ) : (
          <>
            <LedgerTable
              rows={items}
              isAdmin={isAdmin}
              address={{ href: '/admin/donations', query: writeListParams(search, filters).pageQuery, sort: 'newest' }}
              all={<TickAll form={MANY_FORM} />}
              tick={({ id, amount, donorEmail }) => (
                <RowCheck id={id} title={`${formatCents(amount)} from ${donorEmail ?? 'someone unnamed'}`} />
              )}
            />
            <ManyBar
              action="/api/admin/donations/many"
              back={writeListParams(search, filters).pageQuery}
              acts={isAdmin ? [['receipt', 'Receipts again']] : []}
              exportTo="/api/admin/donations/export"
            />
          </>
        )}
        <NextPage href={nextHref} />
      </section>
      <ReconciliationState run={run} canRun={isAdmin} />
      <RefusedEventList refused={refused} />
    </>
  )
})
