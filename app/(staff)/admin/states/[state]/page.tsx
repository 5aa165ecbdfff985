import { StateFacts } from '@/components/checks/state-facts'
import { StateHead } from '@/components/checks/state-head'
import { AuditTable } from '@/components/staff/audit-list'
import { CallAndConfirm } from '@/components/staff/call-and-confirm'
import { type Column, ConsoleTable } from '@/components/staff/console-table'
import { Button, LinkButton } from '@/components/ui/button'
import { listAudit } from '@/lib/audit/queries'
import { stateSlug } from '@/lib/geography/states'
import { readStaffState } from '@/lib/legal/states/staff'
import { readGapState } from '@/lib/resources/checks/gaps'
import { listLinesToConfirm } from '@/lib/resources/checks/state-lines'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { telLink } from '@/lib/text/format'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/states', 'Law and offices of a state')

const HISTORY = 20

type Line = Awaited<ReturnType<typeof listLinesToConfirm>>[number] & { id: string }

const lineHead: Column<Line> = { id: 'name', label: 'Name', cell: ({ name }) => name }

const lineColumns: readonly Column<Line>[] = [
  { id: 'kind', label: 'Kind', cell: ({ kind }) => (kind === 'hotline' ? 'Hotline' : 'Coalition') },
  { id: 'phone', label: 'Phone', cell: ({ phone }) => <a href={telLink(phone)}>{phone}</a> },
  { id: 'hours', label: 'Hours', cell: ({ hours }) => hours ?? '' },
]

export default consolePage<{ state: string }>('checks', async ({ params }) => {
  const state = orNotFoundPage(readGapState(params.state))
  const [{ groups }, lines, { items: history }] = await Promise.all([
    readStaffState(state),
    listLinesToConfirm(state),
    listAudit({ type: 'state fact', targetId: state, limit: HISTORY }),
  ])
  return (
    <>
      <StateHead state={state} allHref="/admin/states" />
      <div className="row">
        <LinkButton variant="outline" href={`/legal-education/states/${stateSlug(state)}`}>
          The public page
        </LinkButton>
        <LinkButton
          variant="outline"
          href={`https://www.womenslaw.org/laws/${state.toLowerCase()}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Its rules at WomensLaw.org<span className="sr-only"> (opens a new tab)</span>
        </LinkButton>
        <LinkButton variant="outline" href={`/admin/checks/gaps/${state.toLowerCase()}`}>
          Counties without a program
        </LinkButton>
      </div>
      {lines.length > 0 ? (
        <CallAndConfirm intro="Nobody has called these, so they are nowhere public. Call first. One click takes the number into the directory, checked today.">
          <ConsoleTable
            label="Numbers to call"
            rows={lines.map((line) => ({ ...line, id: line.phone }))}
            empty="There is no number to call."
            head={lineHead}
            columns={lineColumns}
            act={({ name, phone }) => (
              <form method="post" action={`/api/admin/states/${state}/lines`}>
                <input type="hidden" name="phone" value={phone} />
                <Button type="submit">
                  I called: publish it<span className="sr-only">: {name}</span>
                </Button>
              </form>
            )}
          />
        </CallAndConfirm>
      ) : null}
      {groups.map(({ title, facts }) => (
        <section key={title} className="grid gap-3">
          <h3>{title}</h3>
          <StateFacts state={state} title={title} facts={facts} />
        </section>
      ))}
      <section className="grid gap-3">
        <h3>History</h3>
        <AuditTable entries={history} empty="Nobody on the staff has changed anything here yet." />
      </section>
    </>
  )
})
