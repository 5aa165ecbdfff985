import { type AuditEntryDto, auditTargetNames } from '@/lib/audit/schema'
import { formatCount } from '@/lib/text/format'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { MainList, NextPage } from './list-tools'

function show(value: unknown): string {
  if (value === null || value === '') return '(empty)'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '(none)' : value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The old and new value of each field. */
export function ChangeList({ changes, isOpen }: { changes: Record<string, [unknown, unknown]>; isOpen?: boolean }) {
  const names = Object.keys(changes)
  if (names.length === 0) return null
  return (
    <details open={isOpen}>
      <summary className="tap">{formatCount(names.length, 'field')}</summary>
      <dl className="console-changes">
        {Object.entries(changes).map(([name, [old, now]]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="soft">Old: </span>
              {show(old)}
            </dd>
            <dd>
              <span className="soft">New: </span>
              {show(now)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

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
