import { type AuditEntryDto, auditTargetNames } from '@/lib/audit/schema'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { ChangeList } from './change-list'
import { MainList } from './main-list'
import { NextPage } from './next-page'

export function AuditRows({
  entries,
  level: Heading,
  nameOf,
}: {
  entries: readonly AuditEntryDto[]
  level: 'h3' | 'h4'
  nameOf: (entry: AuditEntryDto) => string
}) {
  return (
    <ul className="box console-rows">
      {entries.map((entry) => (
        <li key={entry.id} className="console-row">
          <div className="console-row-facts">
            <Heading>{nameOf(entry)}</Heading>
            <p className="soft">
              {formatEasternMoment(entry.at)} · {entry.actor}
            </p>
            <ChangeList changes={entry.changes} />
          </div>
        </li>
      ))}
    </ul>
  )
}

export function AuditList({ entries, nextHref }: { entries: readonly AuditEntryDto[]; nextHref: string | null }) {
  return (
    <MainList title="Audit">
      <p className="soft">
        Who changed what. Kept for 2 years; no one can change it. It never includes what visitors write.
      </p>
      {entries.length === 0 ? (
        <p className="callout">Nothing here.</p>
      ) : (
        <AuditRows
          entries={entries}
          level="h3"
          nameOf={({ targetType, action, target }) => `${auditTargetNames[targetType]} ${action}: ${target}`}
        />
      )}
      <NextPage href={nextHref} />
    </MainList>
  )
}
