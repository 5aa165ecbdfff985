import { Button } from '@/components/ui/button'
import type { SubscriberDto, SubscriberState } from '@/lib/newsletter/subscribers/schema'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { FilterBy } from './filter-by'
import { ListTools } from './list-tools'
import { NextPage } from './next-page'
import { ManyBar, RowCheck } from './select-many'

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
    <section aria-labelledby="found-title" className="grid gap-4">
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
      {found.length === 0 ? <p className="callout">No addresses here.</p> : null}
      {found.length > 0 ? (
        <>
          <ManyBar
            action="/api/admin/subscribers/many"
            back={back}
            acts={canRemove ? [['remove', 'Remove']] : []}
            sure={canRemove ? 'Remove them for good' : undefined}
            exportTo="/api/admin/subscribers/export"
          />
          <ul className="box console-rows">
            {found.map(({ id, email, isActive, subscribedAt }) => (
              <li key={id} className="console-row">
                <RowCheck id={id} title={email} />
                <div className="console-row-facts">
                  <h3>{email}</h3>
                  <p className="soft">
                    {isActive ? 'Gets the newsletter' : 'Not confirmed, or left'} · since{' '}
                    {formatEasternDay(subscribedAt)}
                  </p>
                </div>
                {canRemove ? (
                  <form method="post" action={`/api/admin/subscribers/${id}/remove`}>
                    <Button type="submit" look="line">
                      Remove <span className="sr-only">{email}</span>
                    </Button>
                  </form>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <NextPage href={nextHref} />
    </section>
  )
}
