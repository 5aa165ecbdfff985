import { type AuditEntryDto, auditTargetNames } from '@/lib/audit/schema'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { ChangeList } from './change-list'
import { MainList } from './main-list'
import { NextPage } from './next-page'

export function AuditRows({
  entries,
  level: Heading,
  isLinked,
  nameOf,
}: {
  entries: readonly AuditEntryDto[]
  level: 'h3' | 'h4'
  /** Leads on to all of its record. */
  isLinked?: boolean
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
            {isLinked ? (
              <p>
                <a href={auditHref(entry.targetType, entry.targetId)}>
                  History<span className="sr-only">{` of ${entry.target}`}</span>
                </a>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Those of one record alone. */
export const auditHref = (type: AuditEntryDto['targetType'], id: string) =>
  `/admin/audit?${new URLSearchParams({ type, targetId: id })}`

export function AuditList({
  entries,
  nextHref,
  of,
}: {
  entries: readonly AuditEntryDto[]
  nextHref: string | null
  /** The one record that it is about; without a name there is no entry. */
  of?: { type: AuditEntryDto['targetType']; name: string | null }
}) {
  return (
    <MainList
      title={of ? `Audit of one ${auditTargetNames[of.type].toLowerCase()}${of.name ? `: ${of.name}` : ''}` : 'Audit'}
    >
      <p className="soft">
        Who changed what. Kept for 2 years; no one can change it. It never includes what visitors write.
        {of ? (
          <>
            {' '}
            <a href="/admin/audit">Audit of everything</a>
          </>
        ) : null}
      </p>
      {entries.length === 0 ? (
        <p className="console-empty">Nothing here.</p>
      ) : (
        <AuditRows
          entries={entries}
          level="h3"
          isLinked={!of}
          nameOf={({ targetType, action, target }) => `${auditTargetNames[targetType]} ${action}: ${target}`}
        />
      )}
      <NextPage href={nextHref} />
    </MainList>
  )
}
