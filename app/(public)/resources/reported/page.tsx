import { SentPage } from '@/components/forms/sent-page'
import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

const path = '/resources/reported'

export const generateMetadata = describePage(path, () => words().directory.report.sent, { index: false })

export default function ReportedPage() {
  const w = words().directory.report.sent
  return (
    <SentPage path={path} title={w.title} text={w.text}>
      <p>{w.dontWait}</p>
      <div className="row">
        <LinkButton href={to('/resources')}>{w.all}</LinkButton>
        <LinkButton look="line" href={to('/emergency/contacts')}>
          {w.hotlines}
        </LinkButton>
      </div>
    </SentPage>
  )
}
