import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/donations/donations.css'
import { GiftLine, GiftProblemPage } from '@/components/donations/gift-page-parts'
import { WaitForStatus } from '@/components/donations/wait-for-status'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/button'
import { formatCents } from '@/lib/donations/choices'
import { describeThanks, describeThanksAway } from '@/lib/donations/content/thanks'
import { getThanks } from '@/lib/donations/gift-page'
import { readNonce } from '@/lib/http/nonce'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/donate', () => words().give.thanks, { index: false })

export default async function ThanksPage({ params }: PageProps<'/[locale]/donate/thanks/[token]'>) {
  await setLanguage(params)
  const [{ token }, nonce] = await Promise.all([params, readNonce()])
  const gift = orNotFoundPage(await getThanks(token))
  const path = `/donate/thanks/${token}`
  if (gift === 'away') {
    return (
      <SiteFrame path={path} nonce={nonce}>
        <GiftProblemPage problem={describeThanksAway(path)} />
      </SiteFrame>
    )
  }
  const { title, paragraphs, next } = describeThanks(gift.isUnderway ? 'underway' : gift.status)
  const isPending = gift.status === 'pending' && !gift.isUnderway
  const w = words().give.thanks
  return (
    <SiteFrame path={path} nonce={nonce} isLive={isPending}>
      <div className="section wrap pay">
        <h1>{title}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <GiftLine {...gift} />
        {gift.refundedCents > 0 ? <p>{w.refunded({ amount: formatCents(gift.refundedCents) })}</p> : null}
        {isPending ? (
          <>
            <WaitForStatus token={token} copy={w.wait} />
            <p className="row">
              <LinkButton href={to(path)}>{w.again}</LinkButton>
              <LinkButton variant="outline" href={to(`/donate/pay/${token}`)}>
                {w.notPaid}
              </LinkButton>
            </p>
          </>
        ) : (
          <p className="row">
            <LinkButton href={next.href}>{next.label}</LinkButton>
            <LinkButton variant="outline" href={to('/donate/gifts')}>
              {w.gifts}
            </LinkButton>
          </p>
        )}
      </div>
    </SiteFrame>
  )
}
