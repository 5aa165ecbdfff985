import { Button } from '@/components/ui/button'
import type { SubscriberDto, SubscriberState } from '@/lib/newsletter/subscribers/schema'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { type Column, ConsoleTable } from './console-table'
import { FilterBy } from './filter-by'
import { ListTools } from './list-tools'
import { NextPage } from './next-page'
import { MANY_FORM, ManyBar, RowCheck } from './select-many'
import { TickAll } from './tick-all'

const columns: readonly Column<SubscriberDto>[] = [
  {
    id: 'state',
    label: 'State',
    cell: ({ isActive }) => (isActive ? 'Gets the newsletter' : 'Not confirmed, or left'),
  },
  { id: 'since', label: 'Since', cell: ({ subscribedAt }) => `since ${formatEasternDay(subscribedAt)}` },
]

/** The list, a search for one address among many, and removal. */
export function SubscriberSearch({
  q,
  state,
  found,
  back,
  nextHref,
  canRemove,
}: {
  q: string
  state: SubscriberState | undefined
  found: readonly SubscriberDto[]
  /** The list's current filters. */
  back: string
  nextHref: string | null
  canRemove: boolean
}) {
  return (
    <section aria-labelledby="found-title" className="console-list">
      <h2 id="found-title">Addresses</h2>
      <ListTools href="/admin/subscribers" what="subscribers by address" q={q}>
        <FilterBy
          name="state"
          label="Show"
          value={state}
          names={{ ...(q ? { active: 'Those who get it' } : {}), waiting: 'Not confirmed yet', left: 'Unsubscribed' }}
          none={q ? 'All' : 'Those who get it'}
        />
      </ListTools>
      {found.length === 0 ? <p className="console-empty">No addresses here.</p> : null}
      {found.length > 0 ? (
        <>
          <ConsoleTable
            label="Addresses"
            rows={found}
            head={{ id: 'email', label: 'Email', cell: ({ email }) => email }}
            columns={columns}
            address={{ href: '/admin/subscribers', query: back }}
            all={<TickAll form={MANY_FORM} />}
            tick={({ id, email }) => <RowCheck id={id} title={email} />}
            act={
              canRemove
                ? ({ id, email }) => (
                    <form method="post" action={`/api/admin/subscribers/${id}/remove`}>
                      <Button type="submit" look="line">
                        Remove <span className="sr-only">{email}</span>
                      </Button>
                    </form>
                  )
                : undefined
            }
          />
          <ManyBar
            action="/api/admin/subscribers/many"
            back={back}
            acts={canRemove ? [['remove', 'Remove']] : []}
            sure={canRemove ? 'Remove them for good' : undefined}
            exportTo="/api/admin/subscribers/export"
          />
        </>
      ) : null}
      <NextPage href={nextHref} />
    </section>
  )
}
