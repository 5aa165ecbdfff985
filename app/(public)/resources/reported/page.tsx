import { HelpMeanwhile, SentPage } from '@/components/forms/sent-page'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

const path = '/resources/reported'

export const generateMetadata = describePage(path, () => words().directory.report.sent, { index: false })

export default function ReportedPage() {
  const w = words().directory.report.sent
  return (
    <SentPage path={path} title={w.title} text={w.text}>
      <p>{w.dontWait}</p>
      <HelpMeanwhile resources={w.all} hotlines={w.hotlines} />
    </SentPage>
  )
}
