import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { DonateForm } from '@/components/donations/donate-form'
import { SiteFrame } from '@/components/layout/site-frame'
import { Figures } from '@/components/topics/topic-page'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Paragraphs } from '@/components/ui/texts'
import { getPaymentSettings } from '@/lib/outside/stripe/client'
import { call, to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

interface Impact {
  dollars: number
  text: string
}

function GiveAside({
  impact,
  benefits,
  notes,
}: {
  impact: readonly Impact[]
  benefits: readonly string[]
  notes: readonly { title: string; paragraphs: readonly string[] }[]
}) {
  const w = words().give
  return (
    <div className="give-aside">
      <section className="grid gap-3" aria-labelledby="impact-title">
        <h2 id="impact-title">{w.impact}</h2>
        <ul className="impact">
          {impact.map(({ dollars, text }) => (
            <li key={dollars}>
              <b>${dollars}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3" aria-labelledby="monthly-title">
        <h2 id="monthly-title">{w.whyMonthly}</h2>
        <ul className="ticked">
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="badge-check" />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      </section>
      {notes.map(({ title, paragraphs }) => (
        <section key={title} className="callout" aria-label={title}>
          <h3>{title}</h3>
          <Paragraphs texts={paragraphs} />
        </section>
      ))}
      <p>
        <a href={to('/donate/gifts')}>{w.seeGifts}</a>
      </p>
    </div>
  )
}

/** Shown when payments are not configured: it says so plainly and asks for no card. */
function GiveClosed() {
  const w = words().give.closed
  return (
    <section className="box give-form" aria-labelledby="closed-title">
      <h2 id="closed-title">{w.title}</h2>
      <p>{w.text}</p>
      <p>{w.otherWay}</p>
      <p className="row">
        <LinkButton href={to('/contact')}>{w.contact}</LinkButton>
      </p>
    </section>
  )
}

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
