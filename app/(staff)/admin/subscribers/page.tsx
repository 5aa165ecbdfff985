import { type Column, ConsoleTable, type TableAddress } from '@/components/staff/console-table'
import { FilterBy, ListTools, NextPage } from '@/components/staff/list-tools'
import { MANY_FORM, ManyBar, RowCheck } from '@/components/staff/select-many'
import { TickAll } from '@/components/staff/tick-all'
import { Button, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { readListParams, readTableAddress, writeNextHref } from '@/lib/http/staff-list/read-params'
import { listSubscribersCall, removeSubscriberCall } from '@/lib/newsletter/subscribers/calls'
import { countSubscribers, listSubscribers } from '@/lib/newsletter/subscribers/queries'
import type { Interest, SubscriberCountsDto, SubscriberDto, SubscriberState } from '@/lib/newsletter/subscribers/schema'
import { canAccess } from '@/lib/session/policy'
import { words } from '@/lib/site/language/words'
import { formatNumber } from '@/lib/text/format'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { consoleMetadata, consolePage } from '../console-page'

const columns: readonly Column<SubscriberDto>[] = [
  {
    id: 'state',
    label: 'State',
    cell: ({ isActive }) => (isActive ? 'Gets the newsletter' : 'Not confirmed, or left'),
  },
  { id: 'since', label: 'Since', cell: ({ subscribedAt }) => `since ${formatEasternDay(subscribedAt)}` },
]

/** The list, a search for one address among many, and removal. */
function SubscriberSearch({
  q,
  state,
  found,
  address,
  nextHref,
  canRemove,
}: {
  q: string
  state: SubscriberState | undefined
  found: readonly SubscriberDto[]
  address: TableAddress
  nextHref: string | null
  canRemove: boolean
}) {
  return (
    <section aria-labelledby="found-title" className="console-list">
      <h2 id="found-title">Addresses</h2>
      <ListTools
        {...{ href: '/admin/subscribers', what: 'subscribers by address', q }}
        kept={{ columns: new URLSearchParams(address.query).get('columns') }}
      >
        <FilterBy
          name="state"
          label="Show"
          value={state}
          names={{ ...(q ? { active: 'Those who get it' } : {}), waiting: 'Not confirmed yet', left: 'Unsubscribed' }}
          none={q ? 'All' : 'Those who get it'}
        />
      </ListTools>
      <ConsoleTable
        label="Addresses"
        rows={found}
        empty="No addresses here."
        head={{ id: 'email', label: 'Email', cell: ({ email }) => email }}
        columns={columns}
        address={address}
        all={<TickAll form={MANY_FORM} />}
        tick={({ id, email }) => <RowCheck id={id} title={email} />}
        act={
          canRemove
            ? ({ id, email }) => (
                <form method="post" action={`/api/admin/subscribers/${id}/remove`}>
                  <Button type="submit" variant="outline">
                    Remove <span className="sr-only">{email}</span>
                  </Button>
                </form>
              )
            : undefined
        }
      />
      <ManyBar
        action="/api/admin/subscribers/many"
        back={address.query}
        acts={canRemove ? [['remove', 'Remove']] : []}
        sure={canRemove ? 'Remove them for good' : undefined}
        exportTo="/api/admin/subscribers/export"
      />
      <NextPage href={nextHref} />
    </section>
  )
}

function SubscriberCounts({ counts }: { counts: SubscriberCountsDto }) {
  const { active, waiting, byInterest, withoutInterest } = counts
  return (
    <section aria-labelledby="list-title" className="grid gap-5">
      <div className="console-list-head">
        <h2 id="list-title">Subscribers</h2>
        <LinkButton variant="outline" href="/api/admin/subscribers/csv" download>
          <Icon name="download" size={18} /> Download CSV
        </LinkButton>
      </div>
      <p>
        {formatNumber(active)} get the newsletter. {formatNumber(waiting)} have not confirmed their address yet.
      </p>
      <dl className="console-bars">
        {Object.entries(words().newsletter.interests).map(([interest, label]) => (
          <div key={interest}>
            <dt>{label}</dt>
            <dd className="num">{formatNumber(byInterest[interest as Interest])}</dd>
          </div>
        ))}
        <div>
          <dt>No interest chosen</dt>
          <dd className="num">{formatNumber(withoutInterest)}</dd>
        </div>
      </dl>
      <p className="soft">Someone who chose several interests counts under each. Each download is recorded in Audit.</p>
    </section>
  )
}

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
        address={readTableAddress('/admin/subscribers', search, names)}
        nextHref={writeNextHref('/admin/subscribers', search, [...names, 'columns'], next)}
        canRemove={canAccess(viewer, removeSubscriberCall.access)}
      />
      <SubscriberCounts counts={counts} />
    </>
  )
})
