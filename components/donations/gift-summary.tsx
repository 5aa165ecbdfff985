import { describeRhythm, formatCents } from '@/lib/donations/choices'
import type { Gift } from './gift-request'

/** What will be charged, as it changes. Without a script, the next page says it before she pays. */
export function GiftSummary({ gift, isValid }: { gift: Gift | null; isValid: boolean }) {
  return (
    <div className="give-summary" role="status" aria-label="Summary">
      {gift === null ? (
        <span>You see the amount once more on the next page, before you pay.</span>
      ) : isValid && gift.cents !== null ? (
        <>
          <span>Your gift</span>
          <strong>{formatCents(gift.cents)}</strong>
          <span>
            Charged {describeRhythm(gift.frequency)}
            {gift.frequency === null ? '.' : ', until you stop it.'}
          </span>
        </>
      ) : (
        <span>Please choose or enter an amount.</span>
      )}
    </div>
  )
}
