import '@/components/donations/donations.css'
import { LedgerTable } from '@/components/donations/ledger-table'
import { LedgerTotals } from '@/components/donations/ledger-totals'
import { ReconciliationState } from '@/components/donations/reconciliation-state'
import { FilterField, TextField } from '@/components/staff/field'
import { FilterBy, ListTools, NextPage, OrderBy } from '@/components/staff/list-tools'
import { MANY_FORM, ManyBar, RowCheck } from '@/components/staff/select-many'
import { TickAll } from '@/components/staff/tick-all'
import { listDonationsCall } from '@/lib/donations/calls'
import { formatCents } from '@/lib/donations/choices'
import { donationKindNames, donationStatusNames } from '@/lib/donations/names'
import { canRefund } from '@/lib/donations/policy'
import { getDonationTotals, getLastReconciliation, listDonations, listRefusedEvents } from '@/lib/donations/queries'
import type { DonationFilter } from '@/lib/donations/schema'
import { readListParams, readTableAddress, writeNextHref } from '@/lib/http/staff-list/read-params'
import { formatNumber } from '@/lib/text/format'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { consoleMetadata, consolePage } from '../console-page'

/** Search, filters and sort order of the ledger. */
function LedgerTools({ filter, columns }: { filter: DonationFilter; columns: unknown }) {
  const { q = '', show = 'gifts', status, kind, refund, sort = 'newest', from = '', to = '' } = filter
  return (
    <ListTools
      {...{ href: '/admin/donations', what: "by donor's name or email", q, kept: { columns } }}
      more={{
        isSet: [refund, from, to].filter(Boolean).length,
        filters: (
          <>
            <TextField scope="tools" name="from" label="From (ET)" type="date" defaultValue={from} />
            <TextField scope="tools" name="to" label="To (ET)" type="date" defaultValue={to} />
            <FilterBy name="refund" label="Refund" value={refund} names={{ returned: 'Returned by the bank' }} />
            <OrderBy value={sort} names={{ newest: 'Newest', oldest: 'Oldest' }} />
          </>
        ),
      }}
    >
      <FilterField
        name="show"
        label="Show"
        value={show}
        choices={[
          ['gifts', 'Gifts'],
          ['tries', 'Not completed'],
        ]}
      />
      <FilterBy name="status" label="Status" value={status} names={donationStatusNames} />
      <FilterBy name="kind" label="Kind" value={kind} names={donationKindNames} />
    </ListTools>
  )
}

interface Refused {
  type: string
  reason: string
  count: number
  lastAt: Date
}

/** Why we refused the event, and what to do about it. */
const reasons: Record<string, string> = {
  version: 'Written in another API version than this site reads. Give the endpoint the right one: docs/stripe.md.',
  livemode: 'Test money at live keys, or the other way round. Look at the endpoint and the keys.',
  currency: 'Not in US dollars.',
  amount: 'Different amount than the gift.',
  'other-payment': 'The gift has another payment already.',
  unreadable: 'Not in the shape that this site reads.',
}

function RefusedEventList({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null
  return (
    <section aria-labelledby="refused-title" className="grid gap-3">
      <h2 id="refused-title">Refused reports</h2>
      <p>The payment company reported these in the last 30 days, and the ledger did not take them.</p>
      <ul className="prose">
        {refused.map(({ type, reason, count, lastAt }) => (
          <li key={`${type} ${reason}`}>
            <code>{type}</code>, {formatNumber(count)} times, last {formatEasternMoment(lastAt.toISOString())}.{' '}
            {reasons[reason] ?? reason}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const metadata = consoleMetadata('/admin/donations', 'Donations')

const filters = ['show', 'status', 'kind', 'from', 'to', 'q', 'refund']

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
  const nextHref = writeNextHref('/admin/donations', search, [...filters, 'sort', 'columns'], next)
  const address = readTableAddress('/admin/donations', search, filters)
  const isAdmin = canRefund(viewer)
  return (
    <>
      <LedgerTools filter={filter} columns={search.columns} />
      <section aria-labelledby="list-title" className="console-list">
        <LedgerTotals totals={totals} csvHref={`/api/admin/donations/csv?${address.query}`} />
        <LedgerTable
          rows={items}
          isAdmin={isAdmin}
          address={{ ...address, sort: 'newest' }}
          all={<TickAll form={MANY_FORM} />}
          tick={({ id, amount, donorEmail }) => (
            <RowCheck id={id} title={`${formatCents(amount)} from ${donorEmail ?? 'someone unnamed'}`} />
          )}
        />
        <ManyBar
          action="/api/admin/donations/many"
          back={address.query}
          acts={isAdmin ? [['receipt', 'Receipts again']] : []}
          exportTo="/api/admin/donations/export"
        />
        <NextPage href={nextHref} />
      </section>
      <ReconciliationState run={run} canRun={isAdmin} />
      <RefusedEventList refused={refused} />
    </>
  )
})
