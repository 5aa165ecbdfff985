import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/donations/donations.css'
import { redirect } from 'next/navigation'
import { CardForm } from '@/components/donations/card-form'
import { GiftLine } from '@/components/donations/gift-page-parts'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/button'
import { cardPagePath } from '@/lib/donations/card-page'
import { formatCents } from '@/lib/donations/choices'
import { getPayState } from '@/lib/donations/gift-page'
import { readNonce } from '@/lib/http/nonce'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { describePage } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

export const generateMetadata = describePage('/donate', () => words().give.pay, { index: false })

export default async function PayPage({ params }: PageProps<'/[locale]/donate/pay/[token]'>) {
  await setLanguage(params)
  const [{ token }, nonce] = await Promise.all([params, readNonce()])
  const pay = orNotFoundPage(await getPayState(token))
  const path = `/donate/pay/${token}`
  const thanksPath = to(`/donate/thanks/${token}`)
  if (pay.state === 'decided') redirect(thanksPath)
  const { gift } = pay
  const thanksUrl = `${site.url}${thanksPath}`
  const backUrl = `${site.url}${to(path)}`
  const { pay: w, card } = words().give
  return (
    <SiteFrame path={path} nonce={nonce} isLive={pay.state === 'ready' && !pay.cardPage}>
      <div className="section wrap pay">
        <h1>{w.heading}</h1>
        {gift ? <GiftLine {...gift} /> : null}
        <div className="box pay-card">
          {pay.state === 'away' ? (
            <div className="grid gap-4" role="alert">
              <p className="give-error">{w.away}</p>
              <p>{w.kept}</p>
              <p>
                <LinkButton variant="outline" href={to(path)}>
                  {w.tryAgain}
                </LinkButton>
              </p>
            </div>
          ) : pay.cardPage ? (
            <div className="grid gap-4">
              <p>{w.test}</p>
              <p>
                <LinkButton href={cardPagePath(pay.cardPage, pay.clientSecret, thanksUrl, backUrl)}>
                  {w.toTest}
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
                language={currentLanguage()}
                copy={card}
              />
              <noscript>
                <p className="give-error">{w.needsScript}</p>
              </noscript>
            </>
          )}
        </div>
        <p className="soft">{w.whose}</p>
        <p>
          <a href={to('/donate')}>{w.back}</a>
        </p>
      </div>
    </SiteFrame>
  )
}
