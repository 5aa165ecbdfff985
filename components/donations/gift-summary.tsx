import { formatCents } from '@/lib/donations/choices'
import type { Gift, GiveWords } from './gift-request'

/** What will be charged, updated as she types. Without a script, the next page says it before she pays. */
export function GiftSummary({ gift, isValid, said }: { gift: Gift | null; isValid: boolean; said: GiveWords }) {
  return (
    <div className="give-summary" role="status" aria-label={said.summary}>
      {gift === null ? (
        <span>{said.seeAgain}</span>
      ) : isValid && gift.cents !== null ? (
        <>
          <span>{said.yourGift}</span>
          <strong>{formatCents(gift.cents)}</strong>
          <span>{said.charged[gift.frequency ?? 'once']}</span>
        </>
      ) : (
        <span>{said.choose}</span>
      )}
    </div>
  )
}
