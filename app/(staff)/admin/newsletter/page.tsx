import { DigestSwitch, stateNames } from '@/components/newsletter/issue-desk'
import { type Column, ConsoleTable } from '@/components/staff/console-table'
import { LinkButton } from '@/components/ui/button'
import { readSwitch } from '@/lib/audit/switches'
import { readTableAddress } from '@/lib/http/staff-list/read-params'
import { createIssueCall } from '@/lib/newsletter/desk/calls'
import type { IssueDto } from '@/lib/newsletter/desk/schema'
import { listIssues } from '@/lib/newsletter/desk/service'
import { canAccess } from '@/lib/session/policy'
import { formatNumber } from '@/lib/text/format'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/newsletter', 'Newsletter')

const head: Column<IssueDto> = {
  id: 'subject',
  label: 'Subject',
  by: ({ subject }) => subject,
  cell: ({ id, subject, state }) => (
    <a href={`/admin/newsletter/${id}`}>
      <span className="sr-only">{state === 'draft' ? 'Read and release ' : 'Read '}</span>
      {subject}
    </a>
  ),
}

const columns: readonly Column<IssueDto>[] = [
  {
    id: 'state',
    label: 'State',
    by: ({ state }) => stateNames[state],
    cell: ({ state }) => (
      <span className={state === 'draft' ? 'badge console-badge-waiting' : 'badge'}>{stateNames[state]}</span>
    ),
  },
  {
    id: 'goes',
    label: 'Sent',
    by: ({ queuedAt, sendAt }) => queuedAt ?? sendAt ?? '',
    isNamed: true,
    cell: ({ state, queuedAt, sendAt }) => {
      if (state === 'scheduled' && sendAt) return `goes out ${formatEasternMoment(sendAt)}`
      return queuedAt ? formatEasternMoment(queuedAt) : ''
    },
  },
  {
    id: 'letters',
    label: 'Letters',
    by: ({ queued }) => queued,
    isNamed: true,
    cell: ({ queued }) => (queued > 0 ? formatNumber(queued) : ''),
  },
  { id: 'languages', label: 'Languages', cell: ({ bodyEs }) => (bodyEs === null ? 'English' : 'English and Spanish') },
  { id: 'kind', label: 'Kind', cell: ({ isDigest }) => (isDigest ? 'The week’s articles' : 'By hand') },
  { id: 'by', label: 'Released by', isNamed: true, cell: ({ approvedBy }) => approvedBy ?? '' },
  {
    id: 'written',
    label: 'Written',
    by: ({ createdAt }) => createdAt,
    isNamed: true,
    cell: ({ createdAt }) => formatEasternMoment(createdAt),
  },
]

export default consolePage('newsletter', async ({ viewer, search }) => {
  const [issues, digest] = await Promise.all([listIssues(), readSwitch('newsletter-digest')])
  const mayWrite = canAccess(viewer, createIssueCall.access)
  const changed = digest && `Set by ${digest.changedBy} on ${formatEasternMoment(digest.changedAt.toISOString())}.`
  return (
    <>
      <div className="console-list-head">
        <h2>Newsletter</h2>
        {mayWrite ? <LinkButton href="/admin/newsletter/new">Write an issue</LinkButton> : null}
      </div>
      <ConsoleTable
        label="Issues"
        rows={issues}
        empty="No issue was written yet."
        head={head}
        columns={columns}
        address={readTableAddress('/admin/newsletter', search)}
      />
      {mayWrite ? <DigestSwitch isOn={digest?.isOn ?? false} changed={changed} /> : null}
    </>
  )
})
