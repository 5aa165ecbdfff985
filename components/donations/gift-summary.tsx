import { formatCents } from '@/lib/donations/choices'
import { fillBlanks } from '@/lib/text/fill-blanks'
import { type Gift, type GiveWords, readFee } from './gift-request'

/** What will be charged, updated as she types. Without a script, the next page says it before she pays. */
export function GiftSummary({ gift, isValid, copy }: { gift: Gift | null; isValid: boolean; copy: GiveWords }) {
  const fee = gift ? readFee(gift) : 0
  return (
    <div className="give-summary" role="status" aria-label={copy.summary}>
      {gift === null ? (
        <span>{copy.seeAgain}</span>
      ) : isValid && gift.cents !== null ? (
        <>
          <span>{copy.yourGift}</span>
          <strong>{formatCents(gift.cents + fee)}</strong>
          {fee > 0 ? <span>{fillBlanks(copy.withFee, { fee: formatCents(fee) })}</span> : null}
          <span>{copy.charged[gift.frequency ?? 'once']}</span>
        </>
      ) : (
        <span>{copy.choose}</span>
      )}
    </div>
  )
}
