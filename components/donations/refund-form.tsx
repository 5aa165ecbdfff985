import { TextField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatCents } from '@/lib/donations/choices'

/** The amount is typed twice: what goes back can't be called back. */
export function RefundForm({ id, left }: { id: string; left: number }) {
  const dollars = (left / 100).toFixed(2)
  return (
    <details className="ledger-refund">
      <summary className="btn btn-line">
        <Icon name="rotate-ccw" size={18} /> Refund <span className="sr-only">{formatCents(left)}</span>
      </summary>
      <form method="post" action={`/api/admin/donations/${id}/refund`} className="console-form">
        <TextField
          scope={`refund-${id}`}
          name="dollars"
          label="Amount to refund, in dollars"
          inputMode="decimal"
          defaultValue={dollars}
          autoComplete="off"
          required
          hint={`At most ${formatCents(left)}.`}
        />
        <TextField
          scope={`refund-${id}`}
          name="confirmation"
          label="Type the same amount to confirm"
          inputMode="decimal"
          autoComplete="off"
          required
          hint={`To send back all of it, type ${dollars}. For a part, type the amount that stands above.`}
        />
        <Button type="submit">Refund the money</Button>
      </form>
    </details>
  )
}
