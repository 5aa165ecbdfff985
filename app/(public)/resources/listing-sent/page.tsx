import type { Metadata } from 'next'
import { SentPage } from '@/components/forms/sent-page'
import { LinkButton } from '@/components/ui/link-button'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/resources/listing-sent'

export const metadata: Metadata = pageMetadata({
  title: 'Thank you',
  description: 'What happens next.',
  path,
  index: false,
})

export default function ListingSentPage() {
  return (
    <SentPage
      path={path}
      title="Thank you"
      text="Our staff will review it and make the changes. Nothing is public before that."
    >
      <p>The link in the email has been used and won’t open again.</p>
      <LinkButton href="/resources">All resources</LinkButton>
    </SentPage>
  )
}
