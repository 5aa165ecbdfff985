import { type Column, ConsoleTable, type TableAddress } from '@/components/staff/console-table'
import type { HeldAddressDto } from '@/lib/resources/checks/address-schema'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { AddressDecision } from './address-decision'

/** Why, in a column's width; opened, the row says it in a sentence. */
const reasons: Record<NonNullable<HeldAddressDto['why']>, string> = {
  refuge: 'Program against violence',
  phone: 'Number of such a program',
  street: 'Street of a held address',
  name: 'Name of such a program',
  house: 'Name of a house',
}

const head: Column<HeldAddressDto> = {
  id: 'title',
  label: 'Name',
  cell: ({ id, title }) => <a href={`/admin/resources/${id}`}>{title}</a>,
}

const columns: readonly Column<HeldAddressDto>[] = [
  { id: 'why', label: 'Why', cell: ({ why }) => (why ? reasons[why] : '') },
  { id: 'phone', label: 'Phone', cell: ({ phoneNumber }) => phoneNumber ?? 'No phone number' },
  { id: 'source', label: 'Source', cell: ({ source }) => source ?? '' },
  {
    id: 'decided',
    label: 'Decided',
    cell: ({ decided }) => (decided ? `${formatEasternDay(decided.at)} by ${decided.by}` : 'Not yet'),
  },
]

/** Addresses that the public does not see. Each stands only in what its row opens, so that no look over a shoulder reads a list of them. */
export function HeldAddresses({
  items,
  isKept,
  address,
}: {
  items: readonly HeldAddressDto[]
  isKept: boolean
  address: TableAddress
}) {
  return (
    <ConsoleTable
      label="Addresses held back"
      rows={items}
      empty={isKept ? 'No address was kept back.' : 'No address waits for a decision.'}
      head={head}
      columns={columns}
      address={address}
      opens={(held) => ({
        label: (
          <>
            Decide <span className="sr-only">on {held.title}</span>
          </>
        ),
        content: <AddressDecision held={held} />,
      })}
    />
  )
}
