import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { formatCents } from '@/lib/donations/choices'
import type { DonationTotals } from '@/lib/donations/schema'
import { formatCount, formatNumber } from '@/lib/text/format'

/** Of all gifts that match the filters, however many pages they fill. */
export function LedgerTotals({ totals, csvHref }: { totals: DonationTotals; csvHref: string }) {
  const { count, completedCount, grossCents, refundedCents, netCents } = totals
  return (
    <>
      <div className="console-list-head">
        <h2 id="list-title">Donations</h2>
        <LinkButton look="line" href={csvHref} download>
          <Icon name="download" size={18} /> Download CSV
        </LinkButton>
      </div>
      <dl className="console-bars">
        <div>
          <dt>{formatCount(count, 'entry', 'entries')} here, of which received</dt>
          <dd className="num">{formatNumber(completedCount)}</dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd className="num">{formatCents(grossCents)}</dd>
        </div>
        <div>
          <dt>Refunded</dt>
          <dd className="num">{formatCents(refundedCents)}</dd>
        </div>
        <div>
          <dt>Net</dt>
          <dd className="num">{formatCents(netCents)}</dd>
        </div>
      </dl>
    </>
  )
}
