import { FilterField, TextField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import { donationKindNames, donationStatusNames } from '@/lib/donations/names'
import type { DonationFilter } from '@/lib/donations/schema'

/** Filters of the ledger: a plain form, answered by the server. */
export function LedgerTools({ filter }: { filter: DonationFilter }) {
  return (
    <search aria-label="Filter donations">
      <form action="/admin/donations" method="get" className="console-tools">
        <TextField
          scope="tools"
          name="q"
          label="Search by donor's name or email"
          type="search"
          defaultValue={filter.q ?? ''}
          maxLength={200}
        />
        <FilterField
          name="status"
          label="Status"
          value={filter.status ?? ''}
          choices={[['', 'All'], ...Object.entries(donationStatusNames)]}
        />
        <FilterField
          name="kind"
          label="Kind"
          value={filter.kind ?? ''}
          choices={[['', 'All'], ...Object.entries(donationKindNames)]}
        />
        <FilterField
          name="refund"
          label="Refund"
          value={filter.refund ?? ''}
          choices={[
            ['', 'All'],
            ['returned', 'Returned by the bank'],
          ]}
        />
        <TextField scope="tools" name="from" label="From (ET)" type="date" defaultValue={filter.from ?? ''} />
        <TextField scope="tools" name="to" label="To (ET)" type="date" defaultValue={filter.to ?? ''} />
        <Button type="submit" look="line">
          Show
        </Button>
      </form>
    </search>
  )
}
