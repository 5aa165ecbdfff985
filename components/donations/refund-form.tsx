'use client'

import { TextField } from '@/components/staff/field'
import { AskOrFold } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatCents } from '@/lib/donations/choices'

interface Gift {
  id: string
  /** The amount not yet refunded, in cents. */
  left: number
}

/** The amount is typed twice, because a refund can't be undone. */
function Fields({ id, left }: Gift) {
  const dollars = (left / 100).toFixed(2)
  return (
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
  )
}

export function RefundForm(gift: Gift) {
  const opener = (
    <>
      <Icon name="rotate-ccw" size={18} /> Refund <span className="sr-only">{formatCents(gift.left)}</span>
    </>
  )
  return (
    <AskOrFold
      opener={opener}
      fold="ledger-refund"
      summary="btn btn-line"
      title="Refund this gift"
      description="The money goes back to the card or account it came from. A refund can’t be called back."
      keepLabel="Keep the gift"
    >
      <Fields {...gift} />
    </AskOrFold>
  )
}
