import { FilterField, TextField } from '@/components/staff/field'
import { FilterBy, OrderBy } from '@/components/staff/filter-by'
import { ListTools } from '@/components/staff/list-tools'
import { donationKindNames, donationStatusNames } from '@/lib/donations/names'
import type { DonationFilter } from '@/lib/donations/schema'

/** Search, filters and sort order of the ledger. */
export function LedgerTools({ filter, columns }: { filter: DonationFilter; columns: unknown }) {
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
