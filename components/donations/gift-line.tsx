import { type Frequency, formatCents } from '@/lib/donations/choices'
import { words } from '@/lib/site/language/words'

/** The amount and how often it is charged; never the donor. */
export function GiftLine({ amount, frequency }: { amount: number; frequency: Frequency | null }) {
  const { yourGift, charged } = words().give.form
  return (
    <p className="give-summary">
      <span>{yourGift}</span>
      <strong>{formatCents(amount)}</strong>
      <span>{charged[frequency ?? 'once']}</span>
    </p>
  )
}
