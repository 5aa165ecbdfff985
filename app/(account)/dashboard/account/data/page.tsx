import type { Metadata } from 'next'
import { HoldingsPage } from '@/components/account/holdings-page'
import { getHoldings } from '@/lib/account/holdings'
import { pageMetadata } from '@/lib/site/page-metadata'
import { openDashboard } from '../../open-dashboard'

export const metadata: Metadata = pageMetadata({
  title: 'Everything we hold about you',
  description: 'For you alone.',
  path: '/dashboard/account/data',
  index: false,
})

export default function DataPage() {
  return openDashboard({ path: '/dashboard/account/data' }, async ({ viewer, token }) => (
    <HoldingsPage holdings={await getHoldings(viewer, token)} />
  ))
}
