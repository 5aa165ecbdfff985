import { Overview } from '@/components/dashboard/overview'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { renderShell } from './shell'

export const generateMetadata = describePage('/dashboard', () => words().dashboard, { index: false })

export default function DashboardPage() {
  return renderShell('/dashboard', <Overview initial={null} />)
}
