import type { Metadata } from 'next'
import { SubscriberCounts } from '@/components/staff/subscriber-counts'
import { SubscriberSearch } from '@/components/staff/subscriber-search'
import { readListParams } from '@/lib/http/staff-list/read-params'
import { listSubscribersCall } from '@/lib/newsletter/subscribers/calls'
import { countSubscribers, listSubscribers } from '@/lib/newsletter/subscribers/queries'
import { pageMetadata } from '@/lib/site/page-metadata'
import { readNotice } from '@/lib/staff/notices'
import { ConsolePage } from '../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Subscribers - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/subscribers',
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const SHOWN = 25

export default async function SubscribersPage({ searchParams }: Props) {
  const params = await searchParams
  return (
    <ConsolePage tab="subscribers" notice={readNotice(params)}>
      {async () => {
        const { q = '' } = readListParams(listSubscribersCall, params)
        const [counts, { items }] = await Promise.all([
          countSubscribers(),
          q === '' ? { items: [] } : listSubscribers(SHOWN, undefined, q),
        ])
        return (
          <>
            <SubscriberSearch q={q} found={items} />
            <SubscriberCounts counts={counts} />
          </>
        )
      }}
    </ConsolePage>
  )
}
