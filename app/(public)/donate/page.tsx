import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { DonateForm } from '@/components/donations/donate-form'
import { GiveAside } from '@/components/donations/give-aside'
import { GiveClosed } from '@/components/donations/give-closed'
import { SiteFrame } from '@/components/layout/site-frame'
import { Figures } from '@/components/topics/figures'
import { cardNote, giveLead, monthlyBenefits, taxHelp, taxNote, testNote } from '@/lib/donations/content/give'
import { getPaymentSettings } from '@/lib/outside/stripe/client'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

export const metadata: Metadata = pageMetadata({
  title: 'Donate',
  description: `Give to ${site.name}, once or regularly. Receipts by email; change or stop a gift yourself.`,
  path: '/donate',
})

export default function DonatePage() {
  const settings = getPaymentSettings()
  const { nonprofit, figures, impact } = site.giving
  const notes = [
    ...(nonprofit ? [{ title: 'Tax-deductible', paragraphs: [taxNote(nonprofit), taxHelp] }] : []),
    { title: 'Secure payment', paragraphs: [cardNote, ...(settings?.cardPage ? [testNote] : [])] },
  ]
  return (
    <SiteFrame path="/donate" isLive={settings !== null}>
      <section className="topic-hero">
        <div className="wrap grid gap-5">
          <h1>Make a gift</h1>
          <p className="lead">{giveLead}</p>
          {figures.length > 0 ? <Figures figures={figures} /> : null}
        </div>
      </section>
      <div className="section wrap give">
        {settings ? (
          <section aria-label="Your gift">
            <DonateForm />
          </section>
        ) : (
          <GiveClosed />
        )}
        <GiveAside impact={impact} benefits={monthlyBenefits} notes={notes} />
      </div>
    </SiteFrame>
  )
}
