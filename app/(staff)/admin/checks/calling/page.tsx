import '@/components/checks/checks.css'
import { type Column, ConsoleTable } from '@/components/staff/console-table'
import { TextField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import { readTableAddress } from '@/lib/http/staff-list/read-params'
import { listRounds } from '@/lib/resources/calling/queries'
import { callingLimits } from '@/lib/resources/calling/schema'
import type { RoundItem } from '@/lib/resources/calling/views'
import { formatCount, formatNumber } from '@/lib/text/format'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { consoleMetadata, consolePage } from '../../console-page'

const head: Column<RoundItem> = {
  id: 'title',
  label: 'Round',
  by: ({ title }) => title,
  cell: ({ id, title }) => <a href={`/admin/checks/calling/${id}`}>{title}</a>,
}

const columns: readonly Column<RoundItem>[] = [
  {
    id: 'found',
    label: 'Waiting for you',
    by: ({ found }) => found,
    isNamed: true,
    cell: ({ found }) =>
      found > 0 ? <span className="badge console-badge-waiting">{formatNumber(found)}</span> : 'none',
  },
  {
    id: 'called',
    label: 'Called',
    by: ({ called }) => called,
    isNamed: true,
    cell: ({ programs, called }) => `${formatNumber(called)} of ${formatCount(programs, 'program')}`,
  },
  {
    id: 'by',
    label: 'Started by',
    by: ({ startedBy }) => startedBy,
    isNamed: true,
    cell: ({ startedBy }) => startedBy,
  },
  {
    id: 'started',
    label: 'Started',
    by: ({ createdAt }) => createdAt,
    isNamed: true,
    cell: ({ createdAt }) => formatEasternDay(createdAt),
  },
  {
    id: 'ended',
    label: 'Ended',
    by: ({ endedAt }) => endedAt ?? '',
    isNamed: true,
    cell: ({ endedAt }) => (endedAt ? formatEasternDay(endedAt) : ''),
  },
]

export const metadata = consoleMetadata('/admin/checks/calling', 'Rounds of calls')

export default consolePage('checks', async ({ search }) => {
  const rounds = await listRounds()
  return (
    <>
      <p>
        <a href="/admin/checks">Back to the queue</a>
      </p>
      <h2>Rounds of calls</h2>
      <p className="max-w-[68ch]">
        Volunteers call programs against violence whose number nobody has proved: one program a screen, by a link of
        their own, without an account. What they note is public only after you put it on the entry. First come programs
        whose counties have nobody else to call.
      </p>
      <form method="post" action="/api/admin/calling" className="console-form" autoComplete="off">
        <h3>Start a round</h3>
        <TextField scope="round" name="title" label="Name of the round" maxLength={callingLimits.title} required />
        <TextField
          scope="round"
          name="states"
          label="States"
          hint="Codes, such as OH, TX. Empty: every state."
          maxLength={callingLimits.states}
        />
        <div className="console-form-end">
          <Button type="submit">Start the round</Button>
        </div>
      </form>
      <ConsoleTable
        label="Rounds of calls"
        rows={rounds}
        empty="There has been no round yet."
        head={head}
        columns={columns}
        address={readTableAddress('/admin/checks/calling', search)}
      />
    </>
  )
})
