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
import { thanksAway, thanksTexts } from '@/lib/donations/content/thanks'
import { getThanks } from '@/lib/donations/gift-page'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Your gift',
  description: 'Where it stands.',
  path: '/donate',
  index: false,
})

interface Props {
  params: Promise<{ token: string }>
}

export default async function ThanksPage({ params }: Props) {
  const [{ token }, all] = await Promise.all([params, headers()])
  const gift = await getThanks(token)
  if (!gift) notFound()
  if (gift === 'away') {
    return (
      <SiteFrame path="/donate" nonce={all.get('x-nonce') ?? undefined}>
        <GiftProblemPage
          problem={{ ...thanksAway, next: { href: `/donate/thanks/${token}`, label: thanksAway.next.label } }}
        />
      </SiteFrame>
    )
  }
  const { title, paragraphs, next } = thanksTexts[gift.status]
  const isPending = gift.status === 'pending'
  return (
    <SiteFrame path="/donate" nonce={all.get('x-nonce') ?? undefined} isLive={isPending}>
      <div className="section wrap pay">
        <h1>{title}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <GiftLine amount={gift.amount} frequency={gift.frequency} />
        {gift.refundedCents > 0 ? <p>Refunded so far: {formatCents(gift.refundedCents)}.</p> : null}
        {isPending ? (
          <>
            <WaitForStatus token={token} />
            <p className="row">
              <LinkButton href={`/donate/thanks/${token}`}>Check again</LinkButton>
              <LinkButton look="line" href={`/donate/pay/${token}`}>
                I have not paid yet
              </LinkButton>
            </p>
          </>
        ) : (
          <p className="row">
            <LinkButton href={next.href}>{next.label}</LinkButton>
            <LinkButton look="line" href="/donate/gifts">
              See your gifts
            </LinkButton>
          </p>
        )}
      </div>
    </SiteFrame>
  )
}
