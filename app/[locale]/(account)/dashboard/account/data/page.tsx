import { HoldingsPage } from '@/components/account/holdings-page'
import { getHoldings } from '@/lib/account/holdings'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { openDashboard } from '../../open-dashboard'

export const generateMetadata = describePage('/dashboard/account/data', () => words().account.held, { index: false })

export default async function DataPage({ params }: PageProps<'/[locale]/dashboard/account/data'>) {
  await setLanguage(params)
  return openDashboard({ path: '/dashboard/account/data' }, async ({ viewer, token }) => (
    <HoldingsPage holdings={await getHoldings(viewer, token)} />
  ))
}
