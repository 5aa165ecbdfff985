import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatCents } from '@/lib/donations/choices'
import type { DonationTotals } from '@/lib/donations/schema'
import { formatCount, formatNumber } from '@/lib/text/format'

function Total({ label, children }: { label: ReactNode; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}

/** Totals over all gifts that match the filters, not only this page. */
export function LedgerTotals({ totals, csvHref }: { totals: DonationTotals; csvHref: string }) {
  const { count, completedCount, grossCents, refundedCents, netCents } = totals
  return (
    <>
      <div className="console-list-head">
        <h2 id="list-title">Donations</h2>
        <LinkButton variant="outline" href={csvHref} download>
          <Icon name="download" size={18} /> Download CSV
        </LinkButton>
      </div>
      <dl className="console-bars">
        <Total label={<>{formatCount(count, 'entry', 'entries')} here, of which received</>}>
          {formatNumber(completedCount)}
        </Total>
        <Total label="Received">{formatCents(grossCents)}</Total>
        <Total label="Refunded">{formatCents(refundedCents)}</Total>
        <Total label="Net">{formatCents(netCents)}</Total>
      </dl>
    </>
  )
}
