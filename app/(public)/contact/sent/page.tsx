import type { Metadata } from 'next'
import { SentPage } from '@/components/forms/sent-page'
import { LinkButton } from '@/components/ui/link-button'
import { sentText, sentTitle } from '@/lib/contact/content/contact'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Sent',
  description: 'What happens next.',
  path: '/contact/sent',
  index: false,
})

export default function ContactSentPage() {
  return (
    <SentPage path="/contact/sent" title={sentTitle} text={sentText}>
      <p>If you are in danger, do not wait for us. Call 911, or one of the hotlines.</p>
      <div className="row">
        <LinkButton href="/resources">Browse Resources</LinkButton>
        <LinkButton look="line" href="/emergency/contacts">
          Hotlines
        </LinkButton>
      </div>
    </SentPage>
  )
}
