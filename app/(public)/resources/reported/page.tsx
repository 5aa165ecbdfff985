import type { Metadata } from 'next'
import { SentPage } from '@/components/forms/sent-page'
import { LinkButton } from '@/components/ui/link-button'
import { reportThanks } from '@/lib/resources/checks/report-fields'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/resources/reported'
const title = 'The report was sent'

export const metadata: Metadata = pageMetadata({ title, description: 'What happens next.', path, index: false })

export default function ReportedPage() {
  return (
    <SentPage path={path} title={title} text={reportThanks}>
      <p>If you need help now, do not wait for us. Call 911, or one of the hotlines.</p>
      <div className="row">
        <LinkButton href="/resources">All resources</LinkButton>
        <LinkButton look="line" href="/emergency/contacts">
          Hotlines
        </LinkButton>
      </div>
    </SentPage>
  )
}
