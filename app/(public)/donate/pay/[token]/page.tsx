import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { CardForm } from '@/components/donations/card-form'
import { GiftLine } from '@/components/donations/gift-line'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/link-button'
import { nameCardPage } from '@/lib/donations/card-page'
import { formatCents } from '@/lib/donations/choices'
import { getPayState } from '@/lib/donations/gift-page'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

export const metadata: Metadata = pageMetadata({
  title: 'Pay',
  description: 'Card payment.',
  path: '/donate',
  index: false,
})

interface Props {
  params: Promise<{ token: string }>
}

const NEEDS_SCRIPT =
  'Our payment company’s card form needs JavaScript, and it is switched off in this browser. You were not charged.'

export default async function PayPage({ params }: Props) {
  const [{ token }, all] = await Promise.all([params, headers()])
  const pay = await getPayState(token)
  if (!pay) notFound()
  if (pay.state === 'decided') redirect(`/donate/thanks/${token}`)
  const { gift } = pay
  const thanksUrl = `${site.url}/donate/thanks/${token}`
  const backUrl = `${site.url}/donate/pay/${token}`
  return (
    <SiteFrame path="/donate" nonce={all.get('x-nonce') ?? undefined} isLive={pay.state === 'ready' && !pay.cardPage}>
      <div className="section wrap pay">
        <h1>Pay by card</h1>
        {gift ? <GiftLine amount={gift.amount} frequency={gift.frequency} /> : null}
        <div className="pay-card">
          {pay.state === 'away' ? (
            <div className="grid gap-4" role="alert">
              <p className="give-error">Payment is unavailable right now. You were not charged.</p>
              <p>Your gift is kept. Please load this page again in a few minutes.</p>
              <p>
                <LinkButton look="line" href={`/donate/pay/${token}`}>
                  Try again
                </LinkButton>
              </p>
            </div>
          ) : pay.cardPage ? (
            <div className="grid gap-4">
              <p>This site runs with test payments: no money moves, and only test cards are taken.</p>
              <p>
                <LinkButton href={nameCardPage(pay.cardPage, pay.clientSecret, thanksUrl, backUrl)}>
                  Continue to the test card page
                </LinkButton>
              </p>
            </div>
          ) : (
            <>
              <CardForm
                publishableKey={pay.publishableKey}
                clientSecret={pay.clientSecret}
                thanksUrl={thanksUrl}
                amount={formatCents(pay.gift.amount)}
              />
              <noscript>
                <p className="give-error">{NEEDS_SCRIPT}</p>
              </noscript>
            </>
          )}
        </div>
        <p className="soft">
          The card form belongs to Stripe. What you type there goes to Stripe only. Nothing is charged before you press
          Pay.
        </p>
        <p>
          <a href="/donate">Go back without paying</a>
        </p>
      </div>
    </SiteFrame>
  )
}
