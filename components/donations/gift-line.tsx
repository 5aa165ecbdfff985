import { describeRhythm, type Frequency, formatCents } from '@/lib/donations/choices'

/** The amount and how often it is charged; never who gives. */
export function GiftLine({ amount, frequency }: { amount: number; frequency: Frequency | null }) {
  return (
    <p className="give-summary">
      <span>Your gift</span>
      <strong>{formatCents(amount)}</strong>
      <span>
        Charged {describeRhythm(frequency)}
        {frequency === null ? '.' : ', until you stop it.'}
      </span>
    </p>
  )
}
