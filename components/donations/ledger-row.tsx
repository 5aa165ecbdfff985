import { RowCheck } from '@/components/staff/select-many'
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

function describeDebit({ debitedAt, debitState }: DonationDto): string {
  if (!debitedAt || !debitState) return ''
  const day = formatEasternDay(new Date(debitedAt).toISOString())
  return debitState === 'underway'
    ? `Debit of ${day}: the bank has yet to answer.`
    : `The bank refused the debit of ${day}.`
}

/** A payment page is open for a day at most. */
const ABANDONED_MS = 86_400_000

/** One gift and its status. */
export function LedgerRow({ donation, isAdmin }: { donation: DonationDto; isAdmin: boolean }) {
  const { id, amount, donorName, donorEmail, status, refundedCents, disputeState, failedAttempts } = donation
  const { feeCents, tribute, tributeName, paymentMethod, debitState } = donation
  const recurring = describeRecurring(donation)
  const left = amount - refundedCents
  const isOpen = status === 'pending' && debitState !== 'underway'
  const isAbandoned = isOpen && Date.now() - new Date(donation.createdAt).getTime() > ABANDONED_MS
  const hasReceipt = donation.completedAt && !donation.isAnonymous && donorEmail
  const notes = [
    describeDebit(donation),
    tribute && tributeName ? `${tributeNames[tribute]}: ${tributeName}.` : '',
    feeCents > 0 ? `${formatCents(feeCents)} of it covers the card fee.` : '',
    refundedCents > 0 ? `${formatCents(refundedCents)} refunded.` : '',
    disputeState ? `Dispute: ${disputeNames[disputeState]}.` : '',
    failedAttempts > 0 ? `Declined tries: ${failedAttempts}.` : '',
    donation.receiptQueuedAt ? '' : status === 'completed' ? 'No receipt was sent.' : '',
  ].filter(Boolean)
  return (
    <li className="console-row">
      <RowCheck id={id} title={`${formatCents(amount)} from ${donorEmail ?? 'someone unnamed'}`} />
      <div className="console-row-facts">
        <h3 className="num">{formatCents(amount)}</h3>
        <p>
          {donorName ?? 'Anonymous'}
          {donorEmail ? (
            <>
              {' · '}
              <a href={`/admin/donations/donor/${id}`}>{donorEmail}</a>
            </>
          ) : null}
        </p>
        <p className="badges">
          <span className={status === 'completed' ? 'badge badge-verified' : 'badge'}>
            {isAbandoned ? 'Abandoned' : donationStatusNames[status]}
          </span>
          {recurring ? <span className="badge">{recurring}</span> : null}
          {paymentMethod ? <span className="badge">{paymentMethodNames[paymentMethod]}</span> : null}
        </p>
        <p className="soft">
          <time dateTime={new Date(donation.createdAt).toISOString()}>
            {formatEasternMoment(new Date(donation.createdAt).toISOString())}
          </time>
          {notes.length > 0 ? ` · ${notes.join(' ')}` : ''}
        </p>
      </div>
      <div className="row">
        {isAdmin && hasReceipt ? (
          <form method="post" action={`/api/admin/donations/${id}/receipt`}>
            <Button type="submit" look="line">
              Receipt again <span className="sr-only">to {donorEmail}</span>
            </Button>
          </form>
        ) : null}
        {isAdmin && status === 'completed' && left > 0 && donation.paymentIntentId ? (
          <RefundForm id={id} left={left} />
        ) : null}
      </div>
    </li>
  )
}
