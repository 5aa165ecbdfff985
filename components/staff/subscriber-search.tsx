import { Button } from '@/components/ui/button'
import type { SubscriberDto } from '@/lib/newsletter/subscribers/schema'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { ListTools } from './list-tools'
import { ManyBar, RowCheck } from './select-many'

/** One address among very many, and the way off the list. */
export function SubscriberSearch({ q, found }: { q: string; found: readonly SubscriberDto[] }) {
  return (
    <section aria-labelledby="found-title" className="grid gap-4">
      <h2 id="found-title">Find a subscriber</h2>
      <ListTools href="/admin/subscribers" what="subscribers by address" q={q} selects={[]} />
      {q !== '' && found.length === 0 ? <p className="callout">No address holds this.</p> : null}
      {found.length > 0 ? (
        <>
          <ManyBar
            action="/api/admin/subscribers/many"
            back={`${new URLSearchParams({ q })}`}
            acts={[['remove', 'Remove']]}
          />
          <ul className="console-rows">
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
                <form method="post" action={`/api/admin/subscribers/${id}/remove`}>
                  <Button type="submit" look="line">
                    Remove <span className="sr-only">{email}</span>
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
