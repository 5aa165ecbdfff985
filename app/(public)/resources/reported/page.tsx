import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/link-button'
import { reportThanks } from '@/lib/checks/report-fields'
import { pageMetadata } from '@/lib/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'The report was sent',
  description: 'What happens next.',
  path: '/resources/reported',
  index: false,
})

export default function ReportedPage() {
  return (
    <SiteFrame path="/resources/reported">
      <section className="section">
        <div className="wrap grid justify-items-start gap-5">
          <Bloom size={72} />
          <h1>The report was sent</h1>
          <p className="lead">{reportThanks}</p>
          <p>If you need help now, do not wait for us. Call 911, or one of the hotlines.</p>
          <div className="row">
            <LinkButton href="/resources">All resources</LinkButton>
            <LinkButton look="line" href="/emergency/contacts">
              Hotlines
            </LinkButton>
          </div>
        </div>
      </section>
    </SiteFrame>
  )
}
