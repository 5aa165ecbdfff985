import { formatCents } from '@/lib/donations/choices'
import type { GiftDto } from '@/lib/donations/gift-page'
import { words } from '@/lib/site/language/words'
import { fillBlanks } from '@/lib/text/fill-blanks'

/** The amount and how often it is charged; never the donor. */
export function GiftLine({ amount, feeCents, frequency }: Pick<GiftDto, 'amount' | 'feeCents' | 'frequency'>) {
  const { yourGift, charged, withFee } = words().give.form
  return (
    <p className="give-summary">
      <span>{yourGift}</span>
      <strong>{formatCents(amount)}</strong>
      {feeCents > 0 ? <span>{fillBlanks(withFee, { fee: formatCents(feeCents) })}</span> : null}
      <span>{charged[frequency ?? 'once']}</span>
    </p>
  )
}
