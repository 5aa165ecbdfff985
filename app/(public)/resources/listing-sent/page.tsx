import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/link-button'
import { pageMetadata } from '@/lib/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Thank you',
  description: 'What happens next.',
  path: '/resources/listing-sent',
  index: false,
})

export default function ListingSentPage() {
  return (
    <SiteFrame path="/resources/listing-sent">
      <section className="section">
        <div className="wrap grid justify-items-start gap-5">
          <Bloom size={72} />
          <h1>Thank you</h1>
          <p className="lead">Our staff look at it and take over what fits. Nothing is public before that.</p>
          <p>The link in the mail has done its work and does not open again.</p>
          <LinkButton href="/resources">All resources</LinkButton>
        </div>
      </section>
    </SiteFrame>
  )
}
