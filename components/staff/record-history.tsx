import type { AuditEntryDto } from '@/lib/audit/schema'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { ChangeList } from './change-list'

/** Who did what with one record, the latest first. */
export function RecordHistory({ entries }: { entries: readonly AuditEntryDto[] }) {
  if (entries.length === 0) return null
  return (
    <details className="console-history">
      <summary>History ({entries.length})</summary>
      <ul className="console-rows">
        {entries.map(({ id, at, actor, action, changes }) => (
          <li key={id} className="console-row">
            <div className="console-row-facts">
              <p>
                <b>{action}</b> by {actor}, {formatEasternMoment(at)}
              </p>
              <ChangeList changes={changes} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
