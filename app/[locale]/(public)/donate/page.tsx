import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { DonateForm } from '@/components/donations/donate-form'
import { GiveAside } from '@/components/donations/give-aside'
import { GiveClosed } from '@/components/donations/give-closed'
import { SiteFrame } from '@/components/layout/site-frame'
import { Figures } from '@/components/topics/figures'
import { getPaymentSettings } from '@/lib/outside/stripe/client'
import { call } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

const path = '/donate'

export async function generateMetadata({ params }: PageProps<'/[locale]/donate'>): Promise<Metadata> {
  await setLanguage(params)
  const { title, description } = words().give
  return pageMetadata({ title, description: description({ name: site.name }), path })
}

export default async function DonatePage({ params }: PageProps<'/[locale]/donate'>) {
  await setLanguage(params)
  const settings = getPaymentSettings()
  const { nonprofit, figures, impact } = site.giving
  const w = words().give
  const notes = [
    ...(nonprofit
      ? [
          {
            title: w.tax,
            paragraphs: [
              w.taxNote({ legalName: nonprofit.legalName, status: nonprofit.status, ein: nonprofit.ein }),
              w.taxHelp,
            ],
          },
        ]
      : []),
    ...(nonprofit
      ? [{ title: w.match, paragraphs: [w.matchText({ legalName: nonprofit.legalName, ein: nonprofit.ein })] }]
      : []),
    { title: w.secure, paragraphs: [w.cardNote, ...(settings?.cardPage ? [w.testNote] : [])] },
  ]
  return (
    <SiteFrame path={path} scene="giving" isLive={settings !== null}>
      <section className="topic-hero">
        <div className="wrap grid gap-5">
          <h1>{w.heading}</h1>
          <p className="lead">{w.lead}</p>
          {figures.length > 0 ? <Figures figures={figures} /> : null}
        </div>
      </section>
      <div className="section wrap give">
        {settings ? (
          <section aria-label={w.yourGift}>
            <DonateForm copy={w.form} action={call('/api/donations/create-payment-intent')} />
          </section>
        ) : (
          <GiveClosed />
        )}
        <GiveAside
          impact={impact.map(({ dollars, text }) => ({ dollars, text: choose(text) }))}
          benefits={w.benefits}
          notes={notes}
        />
      </div>
    </SiteFrame>
  )
}
