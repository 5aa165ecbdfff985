import { Overview } from '@/components/dashboard/overview'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { renderShell } from './shell'

export const generateMetadata = describePage('/dashboard', () => words().dashboard, { index: false })

export default async function DashboardPage({ params }: PageProps<'/[locale]/dashboard'>) {
  await setLanguage(params)
  return renderShell('/dashboard', <Overview initial={null} />)
}
