import type { ReactNode } from 'react'
import { type Column, ConsoleTable, type TableAddress } from '@/components/staff/console-table'
import { Button } from '@/components/ui/button'
import { formatCents, frequencyLabels } from '@/lib/donations/choices'
import { disputeNames, donationStatusNames, paymentMethodNames, tributeNames } from '@/lib/donations/names'
import type { DonationDto } from '@/lib/donations/schema'
import { formatEasternDay, formatEasternMoment } from '@/lib/time/eastern-time'
import { RefundForm } from './refund-form'

function describeRecurring({ isRecurring, isRenewal, frequency }: DonationDto): string | null {
  if (!isRecurring || frequency === null) return null
  return `Recurring: ${frequencyLabels[frequency]}${isRenewal ? ', renewal' : ''}`
}

/** A payment page is open for a day at most. */
const ABANDONED_MS = 86_400_000

function describeStatus({ status, createdAt, debitState }: DonationDto): string {
  const isOpen = status === 'pending' && debitState !== 'underway'
  const isAbandoned = isOpen && Date.now() - new Date(createdAt).getTime() > ABANDONED_MS
  return isAbandoned ? 'Abandoned' : donationStatusNames[status]
}

function describeDebit({ debitedAt, debitState }: DonationDto): string {
  if (!debitedAt || !debitState) return ''
  const day = formatEasternDay(new Date(debitedAt).toISOString())
  return debitState === 'underway'
    ? `Debit of ${day}: the bank has yet to answer.`
    : `The bank refused the debit of ${day}.`
}

function listNotes(donation: DonationDto): string {
  const { refundedCents, disputeState, failedAttempts, receiptQueuedAt, status } = donation
  const { feeCents, tribute, tributeName } = donation
  return [
    describeDebit(donation),
    tribute && tributeName ? `${tributeNames[tribute]}: ${tributeName}.` : '',
    feeCents > 0 ? `${formatCents(feeCents)} of it covers the card fee.` : '',
    refundedCents > 0 ? `${formatCents(refundedCents)} refunded.` : '',
    disputeState ? `Dispute: ${disputeNames[disputeState]}.` : '',
    failedAttempts > 0 ? `Declined tries: ${failedAttempts}.` : '',
    receiptQueuedAt ? '' : status === 'completed' ? 'No receipt was sent.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const head: Column<DonationDto> = {
  id: 'amount',
  label: 'Amount',
  cell: (one) => {
    const recurring = describeRecurring(one)
    return (
      <span className="console-name">
        <span className="num">{formatCents(one.amount)}</span>{' '}
        {recurring ? <span className="badge">{recurring}</span> : null}
      </span>
    )
  },
}

const columns: readonly Column<DonationDto>[] = [
  { id: 'donor', label: 'Donor', cell: ({ donorName }) => donorName ?? 'Anonymous' },
  {
    id: 'email',
    label: 'Email',
    cell: ({ id, donorEmail }) => (donorEmail ? <a href={`/admin/donations/donor/${id}`}>{donorEmail}</a> : null),
  },
  {
    id: 'status',
    label: 'Status',
    cell: (one) => (
      <span className={one.status === 'completed' ? 'badge badge-verified' : 'badge'}>{describeStatus(one)}</span>
    ),
  },
  {
    id: 'method',
    label: 'Paid by',
    cell: ({ paymentMethod }) => (paymentMethod ? paymentMethodNames[paymentMethod] : null),
  },
  {
    id: 'date',
    label: 'Date',
    sort: [
      ['descending', 'newest'],
      ['ascending', 'oldest'],
    ],
    cell: ({ createdAt }) => {
      const at = new Date(createdAt).toISOString()
      return <time dateTime={at}>{formatEasternMoment(at)}</time>
    },
  },
  { id: 'notes', label: 'Notes', cell: listNotes },
]

function Acts({ donation }: { donation: DonationDto }) {
  const { id, amount, refundedCents, status, donorEmail } = donation
  const left = amount - refundedCents
  return (
    <div className="row">
      {donation.completedAt && !donation.isAnonymous && donorEmail ? (
        <form method="post" action={`/api/admin/donations/${id}/receipt`}>
          <Button type="submit" variant="outline">
            Receipt again <span className="sr-only">to {donorEmail}</span>
          </Button>
        </form>
      ) : null}
      {status === 'completed' && left > 0 && donation.paymentIntentId ? <RefundForm id={id} left={left} /> : null}
    </div>
  )
}

/** Gifts and tries, each with its status. */
export function LedgerTable({
  isAdmin,
  ...table
}: {
  rows: readonly DonationDto[]
  address: TableAddress
  all?: ReactNode
  tick?: (donation: DonationDto) => ReactNode
  isAdmin: boolean
}) {
  return (
    <ConsoleTable
      label="Donations"
      empty="No donations here."
      head={head}
      columns={columns}
      act={isAdmin ? (donation) => <Acts donation={donation} /> : undefined}
      {...table}
    />
  )
}
