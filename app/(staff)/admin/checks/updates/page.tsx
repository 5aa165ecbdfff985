import { NextPage } from '@/components/staff/list-tools'
import { LinkButton } from '@/components/ui/button'
import { readListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { listingFieldNames } from '@/lib/resources/checks/check-fields'
import { listUpdates } from '@/lib/resources/checks/decide'
import { listingFields } from '@/lib/resources/checks/listing-schema'
import { listUpdatesCall } from '@/lib/resources/checks/staff-calls'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/checks/updates', 'Answers from organizations')

export default consolePage('checks', async ({ search }) => {
  const { cursor, limit } = readListParams(listUpdatesCall, search)
  const { items, next } = await listUpdates({ limit, after: cursor })
  const nextHref = writeNextHref('/admin/checks/updates', search, [], next)
  return (
    <>
      <p>
        <a href="/admin/checks">Back to the queue</a>
      </p>
      <h2>Answers from organizations</h2>
      {items.length === 0 ? <p>No answers are waiting.</p> : null}
      <ul className={items.length > 0 ? 'box console-rows' : undefined}>
        {items.map(({ id, title, submittedAt, proposed, standing, note }) => {
          const changed = listingFields.filter((name) => name in proposed)
          return (
            <li key={id} className="console-row">
              <div className="console-row-facts">
                <h3>{title}</h3>
                <p className="soft">
                  {formatEasternDay(submittedAt)}:{' '}
                  {standing ? (
                    <b>{standing === 'closed' ? 'says that it has closed. ' : 'says that it has moved. '}</b>
                  ) : null}
                  {changed.length > 0
                    ? `would change ${changed.map((name) => listingFieldNames[name].toLowerCase()).join(', ')}`
                    : standing === null && note === null
                      ? 'says that everything is right'
                      : null}
                  {note ? ' wrote a note to staff' : null}
                </p>
              </div>
              <LinkButton variant="outline" href={`/admin/checks/updates/${id}`}>
                Decide <span className="sr-only">on {title}</span>
              </LinkButton>
            </li>
          )
        })}
      </ul>
      <NextPage href={nextHref} />
    </>
  )
})
