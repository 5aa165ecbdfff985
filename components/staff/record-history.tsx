import type { AuditEntryDto } from '@/lib/audit/schema'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { ChangeList } from './change-list'

/** Who changed a record and how, latest first. */
export function RecordHistory({ entries }: { entries: readonly AuditEntryDto[] }) {
  return (
    <section className="stack" aria-labelledby="history-title">
      <h3 id="history-title">History</h3>
      {entries.length === 0 ? <p>Nothing has been changed here yet.</p> : null}
      {entries.length === 0 ? null : (
        <ul className="box console-rows">
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
      )}
    </section>
  )
}
