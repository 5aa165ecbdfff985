import { type AuditEntryDto, auditTargetNames } from '@/lib/audit/schema'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { ChangeList } from './change-list'
import { NextPage } from './next-page'

export function AuditList({ entries, nextHref }: { entries: readonly AuditEntryDto[]; nextHref: string | null }) {
  return (
    <section aria-labelledby="list-title" className="grid gap-5">
      <h2 id="list-title">Audit</h2>
      <p className="soft">
        Who changed what. Kept for 2 years; no one can change it. It never includes what visitors write.
      </p>
      {entries.length === 0 ? (
        <p className="callout">Nothing here.</p>
      ) : (
        <ul className="console-rows">
          {entries.map(({ id, at, actor, action, targetType, target, changes }) => (
            <li key={id} className="console-row">
              <div className="console-row-facts">
                <h3>
                  {auditTargetNames[targetType]} {action}: {target}
                </h3>
                <p className="soft">
                  {formatEasternMoment(at)} · {actor}
                </p>
                <ChangeList changes={changes} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <NextPage href={nextHref} />
    </section>
  )
}
