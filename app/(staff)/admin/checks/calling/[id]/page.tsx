import '@/components/checks/checks.css'
import { FoundList } from '@/components/calling/found-list'
import { RoundProgress } from '@/components/calling/round-progress'
import { ConsoleTable } from '@/components/staff/console-table'
import { AreaField, TextField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import { readRound } from '@/lib/resources/calling/queries'
import { callingLimits } from '@/lib/resources/calling/schema'
import type { LinkItem } from '@/lib/resources/calling/views'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { formatCount } from '@/lib/text/format'
import { consoleMetadata, recordPage } from '../../../console-page'

function RoundLinks({ roundId, links, isOpen }: { roundId: string; links: readonly LinkItem[]; isOpen: boolean }) {
  return (
    <section className="grid gap-3">
      <h3>Volunteers</h3>
      <ConsoleTable
        label="Volunteers"
        rows={links}
        empty="No volunteer has a link yet."
        head={{ id: 'person', label: 'Volunteer', cell: ({ person }) => person }}
        columns={[{ id: 'calls', label: 'Calls', cell: ({ answers }) => formatCount(answers, 'call') }]}
        act={(link) =>
          link.isOpen && isOpen ? (
            <form method="post" action={`/api/admin/calling/links/${link.id}/end`}>
              <Button type="submit" variant="outline">
                End the link <span className="sr-only">of {link.person}</span>
              </Button>
            </form>
          ) : (
            <span className="soft">The link has ended.</span>
          )
        }
      />
      {isOpen ? (
        <form method="post" action={`/api/admin/calling/${roundId}/links`} className="console-form" autoComplete="off">
          <TextField
            scope="link"
            name="person"
            label="Name of a volunteer"
            hint="As you know them. The link that you get is for this person alone, and is shown once."
            maxLength={callingLimits.person}
            required
          />
          <div className="console-form-end">
            <Button type="submit">Make a link</Button>
          </div>
        </form>
      ) : null}
    </section>
  )
}

export const metadata = consoleMetadata('/admin/checks/calling', 'Round of calls')

export default recordPage('checks', async ({ id }) => {
  const round = orNotFoundPage(await readRound(id))
  const { title, endedAt, states, links, waiting, found } = round
  return (
    <>
      <p>
        <a href="/admin/checks/calling">All rounds</a>
      </p>
      <div className="console-list-head">
        <h2>{title}</h2>
        {endedAt ? (
          <p>This round has ended.</p>
        ) : (
          <form method="post" action={`/api/admin/calling/${id}/end`}>
            <Button type="submit" variant="outline">
              End the round
            </Button>
          </form>
        )}
      </div>
      <FoundList waiting={waiting} found={found} />
      <RoundLinks roundId={id} links={links} isOpen={endedAt === null} />
      <RoundProgress states={states} />
      <section className="grid gap-3">
        <h3>As a sheet</h3>
        <p className="max-w-[68ch]">
          The sheet has a line for each program that is still to be called. Fill in <b>result</b> (right, wrong,
          no-answer or closed), <b>called_by</b>, <b>called_on</b> and what else you were told, then copy it back here
          with its first line. Lines without a result are passed over; a line that was taken in before changes nothing.
        </p>
        <p>
          <a href={`/api/admin/calling/${id}/sheet`} download>
            Download the sheet
          </a>
        </p>
        <form method="post" action={`/api/admin/calling/${id}/sheet`} className="console-form" autoComplete="off">
          <AreaField scope="sheet" name="sheet" label="The sheet, with its first line" rows={6} required />
          <div className="console-form-end">
            <Button type="submit">Take it in</Button>
          </div>
        </form>
      </section>
    </>
  )
})
