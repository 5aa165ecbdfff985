import '@/components/donations/donations.css'
import type { Metadata } from 'next'
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
import { pageMetadata } from '@/lib/site/page-metadata'
import { readNotice } from '@/lib/staff/notices'
import { ConsolePage } from '../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Donations - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/donations',
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const filters = ['status', 'kind', 'from', 'to', 'q', 'refund', 'sort']

export default async function DonationsPage({ searchParams }: Props) {
  const params = await searchParams
  return (
    <ConsolePage tab="donations" notice={readNotice(params)}>
      {async (viewer) => {
        const { limit, cursor, ...filter } = readListParams(listDonationsCall, params)
        const [{ items, next }, totals, run, refused] = await Promise.all([
          listDonations(filter, { limit, after: cursor }),
          getDonationTotals(filter),
          getLastReconciliation(),
          listRefusedEvents(),
        ])
        const nextHref = writeNextHref('/admin/donations', params, filters, next)
        const isAdmin = canRefund(viewer)
        return (
          <>
            <LedgerTools filter={filter} />
            <section aria-labelledby="list-title" className="grid gap-5">
              <LedgerTotals
                totals={totals}
                csvHref={`/api/admin/donations/csv?${writeListParams(params, filters).pageQuery}`}
              />
              {items.length === 0 ? (
                <p className="callout">No donations here.</p>
              ) : (
                <>
                  <ManyBar
                    action="/api/admin/donations/many"
                    back={writeListParams(params, filters).pageQuery}
                    acts={[['receipt', 'Receipts again']]}
                    exportTo="/api/admin/donations/export"
                  />
                  <ul className="console-rows">
                    {items.map((donation) => (
                      <LedgerRow key={donation.id} donation={donation} canRefund={isAdmin} />
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
      }}
    </ConsolePage>
  )
}
