import { FilterField, TextField } from '@/components/staff/field'
import { FilterBy, OrderBy } from '@/components/staff/filter-by'
import { ListTools } from '@/components/staff/list-tools'
import { donationKindNames, donationStatusNames } from '@/lib/donations/names'
import type { DonationFilter } from '@/lib/donations/schema'

/** Search, filters and sort order of the ledger. */
export function LedgerTools({ filter }: { filter: DonationFilter }) {
  return (
    <ListTools href="/admin/donations" what="by donor's name or email" q={filter.q ?? ''}>
      <FilterField
        name="show"
        label="Show"
        value={filter.show ?? 'gifts'}
        choices={[
          ['gifts', 'Gifts'],
          ['tries', 'Not completed'],
        ]}
      />
      <FilterBy name="status" label="Status" value={filter.status} names={donationStatusNames} />
      <FilterBy name="kind" label="Kind" value={filter.kind} names={donationKindNames} />
      <FilterBy name="refund" label="Refund" value={filter.refund} names={{ returned: 'Returned by the bank' }} />
      <OrderBy value={filter.sort ?? 'newest'} names={{ newest: 'Newest', oldest: 'Oldest' }} />
      <TextField scope="tools" name="from" label="From (ET)" type="date" defaultValue={filter.from ?? ''} />
      <TextField scope="tools" name="to" label="To (ET)" type="date" defaultValue={filter.to ?? ''} />
    </ListTools>
  )
}
