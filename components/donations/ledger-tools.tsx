import { SelectField, TextField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import { donationKindNames, donationStatusNames } from '@/lib/donations/names'
import type { DonationFilter } from '@/lib/donations/schema'

/** Filters of the ledger: a plain form, answered by the server. */
export function LedgerTools({ filter }: { filter: DonationFilter }) {
  return (
    <search aria-label="Filter donations">
      <form action="/admin/donations" method="get" className="console-tools">
        <SelectField
          scope="tools"
          name="status"
          label="Status"
          defaultValue={filter.status ?? ''}
          choices={[['', 'All'], ...Object.entries(donationStatusNames)]}
        />
        <SelectField
          scope="tools"
          name="kind"
          label="Kind"
          defaultValue={filter.kind ?? ''}
          choices={[['', 'All'], ...Object.entries(donationKindNames)]}
        />
        <TextField scope="tools" name="from" label="From (UTC)" type="date" defaultValue={filter.from ?? ''} />
        <TextField scope="tools" name="to" label="To (UTC)" type="date" defaultValue={filter.to ?? ''} />
        <Button type="submit" look="line">
          Show
        </Button>
      </form>
    </search>
  )
}
