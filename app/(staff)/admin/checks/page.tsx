import '@/components/checks/checks.css'
import { QueueList } from '@/components/checks/queue-list'
import { Button } from '@/components/ui/button'
import { readListParams, writeListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { countFound } from '@/lib/resources/calling/queries'
import { summarizeQueue } from '@/lib/resources/checks/check-queries'
import { listQueue } from '@/lib/resources/checks/queue'
import { listChecksCall } from '@/lib/resources/checks/staff-calls'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/checks', 'Checks')

const names = ['show', 'columns']

export default consolePage('checks', async ({ viewer, search }) => {
  const { cursor, show, limit } = readListParams(listChecksCall, search)
  const isReported = show === 'reported'
  const [{ items, next }, summary, found] = await Promise.all([
    listQueue(viewer, { limit, after: cursor, onlyReported: isReported }),
    summarizeQueue(),
    countFound(),
  ])
  return (
    <>
      <div className="console-list-head">
        <h2>Checks</h2>
        <form method="post" action="/api/admin/checks/next">
          <Button type="submit">Check the next entry</Button>
        </form>
      </div>
      <p className="max-w-[68ch]">
        Emergencies first, then by date of the last check, then by reports and broken websites. An entry joins the queue
        90 days after its last check, or as soon as something suggests it is wrong.
      </p>
      <ul className="row">
        <li>
          <a className="tap" href="/admin/checks" aria-current={isReported ? undefined : 'page'}>
            The whole queue
          </a>
        </li>
        <li>
          <a className="tap" href="/admin/checks?show=reported" aria-current={isReported ? 'page' : undefined}>
            In doubt: {summary.reported} reported, {summary.brokenLinks} with a broken website
          </a>
        </li>
        <li>
          <a className="tap" href="/admin/checks/updates">
            Answers from organizations: {summary.updates}
          </a>
        </li>
        <li>
          <a className="tap" href="/admin/checks/addresses">
            Addresses held back: {summary.addresses}
          </a>
        </li>
        <li>
          <a className="tap" href="/admin/checks/gaps">
            Counties without a program
          </a>
        </li>
        <li>
          <a className="tap" href="/admin/languages">
            Languages to be read
          </a>
        </li>
        <li>
          <a className="tap" href="/admin/texts">
            Spanish texts to be written
          </a>
        </li>
        <li>
          <a className="tap" href="/admin/checks/twins">
            Entries that stand twice
          </a>
        </li>
        <li>
          <a className="tap" href="/admin/checks/calling">
            Rounds of calls{found > 0 ? `: ${found} to decide` : ''}
          </a>
        </li>
        <li>
          <a className="tap" href="/admin/states">
            Law and offices of the states
          </a>
        </li>
      </ul>
      <QueueList
        items={items}
        query={writeListParams(search, names).pageQuery}
        nextHref={writeNextHref('/admin/checks', search, names, next)}
      />
    </>
  )
})
