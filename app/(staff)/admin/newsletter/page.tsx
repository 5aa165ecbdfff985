import { DigestSwitch, describeIssue } from '@/components/newsletter/issue-desk'
import { LinkButton } from '@/components/ui/button'
import { readSwitch } from '@/lib/audit/switches'
import { createIssueCall } from '@/lib/newsletter/desk/calls'
import { listIssues } from '@/lib/newsletter/desk/service'
import { canAccess } from '@/lib/session/policy'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/newsletter', 'Newsletter')

export default consolePage('newsletter', async ({ viewer }) => {
  const [issues, digest] = await Promise.all([listIssues(), readSwitch('newsletter-digest')])
  const mayWrite = canAccess(viewer, createIssueCall.access)
  const changed = digest && `Set by ${digest.changedBy} on ${formatEasternMoment(digest.changedAt.toISOString())}.`
  return (
    <>
      <div className="console-list-head">
        <h2>Newsletter</h2>
        {mayWrite ? <LinkButton href="/admin/newsletter/new">Write an issue</LinkButton> : null}
      </div>
      {issues.length === 0 ? <p>No issue was written yet.</p> : null}
      <ul className={issues.length > 0 ? 'box console-rows' : undefined}>
        {issues.map((issue) => (
          <li key={issue.id} className="console-row">
            <div className="console-row-facts">
              <h3>{issue.subject}</h3>
              <p className="soft">
                {issue.isDigest ? 'The week’s articles. ' : null}
                {describeIssue(issue)}
                {issue.bodyEs === null ? null : '. In English and Spanish'}
              </p>
            </div>
            <LinkButton variant="outline" href={`/admin/newsletter/${issue.id}`}>
              {issue.state === 'draft' ? 'Read and release' : 'Read'} <span className="sr-only">{issue.subject}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      {mayWrite ? <DigestSwitch isOn={digest?.isOn ?? false} changed={changed} /> : null}
    </>
  )
})
