import { HelpMeanwhile, SentPage } from '@/components/forms/sent-page'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

const path = '/resources/reported'

export const generateMetadata = describePage(path, () => words().directory.report.sent, { index: false })

export default async function ReportedPage({ params }: PageProps<'/[locale]/resources/reported'>) {
  await setLanguage(params)
  const w = words().directory.report.sent
  return (
    <SentPage path={path} title={w.title} text={w.text}>
      <p>{w.dontWait}</p>
      <HelpMeanwhile resources={w.all} hotlines={w.hotlines} />
    </SentPage>
  )
}
