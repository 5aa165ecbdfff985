import type { AuditEntryDto } from '@/lib/audit/schema'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { ChangeList } from './change-list'

/** Who changed a record and how, latest first. */
export function RecordHistory({
  entries,
  href = null,
  isCut = false,
}: {
  entries: readonly AuditEntryDto[]
  /** All of it in the audit, for those who may open it. */
  href?: string | null
  isCut?: boolean
}) {
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
      {isCut ? <p className="soft">These are the latest; there are more.</p> : null}
      {href ? (
        <p>
          <a href={href}>Its history in the audit</a>
        </p>
      ) : null}
    </section>
  )
}
