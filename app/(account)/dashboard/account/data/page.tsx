import type { Metadata } from 'next'
import { HoldingsPage } from '@/components/account/holdings-page'
import { getHoldings } from '@/lib/account/holdings'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { openDashboard } from '../../open-dashboard'

export function generateMetadata(): Metadata {
  const { title, description } = words().account.held
  return pageMetadata({ title, description, path: '/dashboard/account/data', index: false })
}

export default function DataPage() {
  return openDashboard({ path: '/dashboard/account/data' }, async ({ viewer, token }) => (
    <HoldingsPage holdings={await getHoldings(viewer, token)} />
  ))
}
