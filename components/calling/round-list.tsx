import type { RoundItem } from '@/lib/resources/calling/views'
import { formatCount } from '@/lib/text/format'
import { formatEasternDay } from '@/lib/time/eastern-time'

export function RoundList({ rounds }: { rounds: readonly RoundItem[] }) {
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
