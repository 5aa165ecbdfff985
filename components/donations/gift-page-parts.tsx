import { LinkButton } from '@/components/ui/button'
import { Paragraphs } from '@/components/ui/texts'
import { formatCents } from '@/lib/donations/choices'
import type { GiftDto } from '@/lib/donations/gift-page'
import type { GiftProblem } from '@/lib/donations/problem-pages'
import { words } from '@/lib/site/language/words'
import { fillBlanks } from '@/lib/text/format'

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

export function GiftProblemPage({ problem: { title, paragraphs, next } }: { problem: GiftProblem }) {
  return (
    <div className="section wrap pay">
      <h1>{title}</h1>
      <Paragraphs texts={paragraphs} />
      <p className="row">
        <LinkButton href={next.href}>{next.label}</LinkButton>
      </p>
    </div>
  )
}
