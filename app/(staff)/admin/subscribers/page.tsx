import { SubscriberCounts } from '@/components/staff/subscriber-counts'
import { SubscriberSearch } from '@/components/staff/subscriber-search'
import { readListParams, writeListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { listSubscribersCall, removeSubscriberCall } from '@/lib/newsletter/subscribers/calls'
import { countSubscribers, listSubscribers } from '@/lib/newsletter/subscribers/queries'
import { canAccess } from '@/lib/session/policy'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/subscribers', 'Subscribers')

const names = ['q', 'state']

export default consolePage('subscribers', async ({ viewer, search }) => {
  const { q = '', state, cursor, limit } = readListParams(listSubscribersCall, search)
  const [counts, { items, next }] = await Promise.all([countSubscribers(), listSubscribers(limit, cursor, q, state)])
  return (
    <>
      <SubscriberSearch
        q={q}
        state={state}
        found={items}
        back={writeListParams(search, names).pageQuery}
        nextHref={writeNextHref('/admin/subscribers', search, names, next)}
        canRemove={canAccess(viewer, removeSubscriberCall.access)}
      />
      <SubscriberCounts counts={counts} />
    </>
  )
})
