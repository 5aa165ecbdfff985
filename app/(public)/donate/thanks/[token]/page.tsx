import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { GiftLine } from '@/components/donations/gift-line'
import { GiftProblemPage } from '@/components/donations/gift-problem-page'
import { WaitForStatus } from '@/components/donations/wait-for-status'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/link-button'
import { formatCents } from '@/lib/donations/choices'
import { describeThanks, describeThanksAway } from '@/lib/donations/content/thanks'
import { getThanks } from '@/lib/donations/gift-page'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

export function generateMetadata(): Metadata {
  const { title, description } = words().give.thanks
  return pageMetadata({ title, description, path: '/donate', index: false })
}

interface Props {
  params: Promise<{ token: string }>
}

export default async function ThanksPage({ params }: Props) {
  const [{ token }, all] = await Promise.all([params, headers()])
  const gift = await getThanks(token)
  if (!gift) notFound()
  const path = `/donate/thanks/${token}`
  if (gift === 'away') {
    return (
      <SiteFrame path={path} nonce={all.get('x-nonce') ?? undefined}>
        <GiftProblemPage problem={describeThanksAway(path)} />
      </SiteFrame>
    )
  }
  const { title, paragraphs, next } = describeThanks(gift.status)
  const isPending = gift.status === 'pending'
  const w = words().give.thanks
  return (
    <SiteFrame path={path} nonce={all.get('x-nonce') ?? undefined} isLive={isPending}>
      <div className="section wrap pay">
        <h1>{title}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <GiftLine amount={gift.amount} frequency={gift.frequency} />
        {gift.refundedCents > 0 ? <p>{w.refunded(formatCents(gift.refundedCents))}</p> : null}
        {isPending ? (
          <>
            <WaitForStatus token={token} said={w.wait} />
            <p className="row">
              <LinkButton href={to(path)}>{w.again}</LinkButton>
              <LinkButton look="line" href={to(`/donate/pay/${token}`)}>
                {w.notPaid}
              </LinkButton>
            </p>
          </>
        ) : (
          <p className="row">
            <LinkButton href={next.href}>{next.label}</LinkButton>
            <LinkButton look="line" href={to('/donate/gifts')}>
              {w.gifts}
            </LinkButton>
          </p>
        )}
      </div>
    </SiteFrame>
  )
}
