import { TextField } from '@/components/staff/field'
import { filterBy, orderBy } from '@/components/staff/filter-by'
import { ListTools } from '@/components/staff/list-tools'
import { donationKindNames, donationStatusNames } from '@/lib/donations/names'
import type { DonationFilter } from '@/lib/donations/schema'

/** Search, filters and order of the ledger. */
export function LedgerTools({ filter }: { filter: DonationFilter }) {
  return (
    <ListTools
      href="/admin/donations"
      what="by donor's name or email"
      q={filter.q ?? ''}
      selects={[
        filterBy('status', 'Status', filter.status, donationStatusNames),
        filterBy('kind', 'Kind', filter.kind, donationKindNames),
        {
          name: 'refund',
          label: 'Refund',
          value: filter.refund ?? '',
          choices: [
            ['', 'All'],
            ['returned', 'Returned by the bank'],
          ],
        },
        orderBy(filter.sort ?? 'newest', { newest: 'Newest', oldest: 'Oldest' }),
      ]}
    >
      <TextField scope="tools" name="from" label="From (ET)" type="date" defaultValue={filter.from ?? ''} />
      <TextField scope="tools" name="to" label="To (ET)" type="date" defaultValue={filter.to ?? ''} />
    </ListTools>
  )
}
