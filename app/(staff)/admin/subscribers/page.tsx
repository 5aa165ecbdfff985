import type { Metadata } from 'next'
import { SubscriberCounts } from '@/components/staff/subscriber-counts'
import { SubscriberSearch } from '@/components/staff/subscriber-search'
import { readListParams, writeListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
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

const names = ['q', 'state']

export default async function SubscribersPage({ searchParams }: Props) {
  const params = await searchParams
  return (
    <ConsolePage tab="subscribers" notice={readNotice(params)}>
      {async () => {
        const { q = '', state, cursor, limit } = readListParams(listSubscribersCall, params)
        const [counts, { items, next }] = await Promise.all([
          countSubscribers(),
          listSubscribers(limit, cursor, q, state),
        ])
        return (
          <>
            <SubscriberSearch
              q={q}
              state={state}
              found={items}
              back={writeListParams(params, names).pageQuery}
              nextHref={writeNextHref('/admin/subscribers', params, names, next)}
            />
            <SubscriberCounts counts={counts} />
          </>
        )
      }}
    </ConsolePage>
  )
}
