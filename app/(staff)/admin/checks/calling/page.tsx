import '@/components/checks/checks.css'
import { TextField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import { listRounds } from '@/lib/resources/calling/queries'
import { callingLimits } from '@/lib/resources/calling/schema'
import type { RoundItem } from '@/lib/resources/calling/views'
import { formatCount } from '@/lib/text/format'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { consoleMetadata, consolePage } from '../../console-page'

function RoundList({ rounds }: { rounds: readonly RoundItem[] }) {
  if (rounds.length === 0) return <p>There has been no round yet.</p>
  return (
    <ul className="box console-rows">
      {rounds.map(({ id, title, startedBy, createdAt, endedAt, programs, called, found }) => (
        <li key={id} className="console-row">
          <div className="console-row-facts">
            <h3>
              <a href={`/admin/checks/calling/${id}`}>{title}</a>
            </h3>
            <p className="soft">
              Started by {startedBy}, {formatEasternDay(createdAt)}
              {endedAt ? `; ended ${formatEasternDay(endedAt)}` : null}. {called} of{' '}
              {formatCount(programs, 'program', 'programs')} called
              {found > 0 ? `, ${found} waiting for you` : null}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const metadata = consoleMetadata('/admin/checks/calling', 'Rounds of calls')

export default consolePage('checks', async () => {
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
      <RoundList rounds={rounds} />
    </>
  )
})
