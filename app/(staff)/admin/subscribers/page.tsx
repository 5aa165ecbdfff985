import type { Metadata } from 'next'
import { SubscriberCounts } from '@/components/staff/subscriber-counts'
import { pageMetadata } from '@/lib/page-metadata'
import { countSubscribers } from '@/lib/subscribers/queries'
import { ConsolePage } from '../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Subscribers - Admin Dashboard',
  description: 'For the staff.',
  path: '/admin/subscribers',
  index: false,
})

export default function SubscribersPage() {
  return (
    <ConsolePage tab="subscribers">{async () => <SubscriberCounts counts={await countSubscribers()} />}</ConsolePage>
  )
}
