import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/link-button'
import { sentText, sentTitle } from '@/lib/contact/content/contact'
import { pageMetadata } from '@/lib/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Sent',
  description: 'What happens next.',
  path: '/contact/sent',
  index: false,
})

export default function ContactSentPage() {
  return (
    <SiteFrame path="/contact/sent">
      <section className="section">
        <div className="wrap grid justify-items-start gap-5">
          <Bloom size={72} />
          <h1>{sentTitle}</h1>
          <p className="lead">{sentText}</p>
          <p>If you are in danger, do not wait for us. Call 911, or one of the hotlines.</p>
          <div className="row">
            <LinkButton href="/resources">Browse Resources</LinkButton>
            <LinkButton look="line" href="/emergency/contacts">
              Hotlines
            </LinkButton>
          </div>
        </div>
      </section>
    </SiteFrame>
  )
}
