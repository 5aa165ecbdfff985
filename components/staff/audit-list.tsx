import type { ReactNode } from 'react'
import { type AuditEntryDto, auditTargetNames } from '@/lib/audit/schema'
import { formatCount } from '@/lib/text/format'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { type Below, type Column, ConsoleTable, type TableAddress } from './console-table'
import { MainList, NextPage } from './list-tools'

function show(value: unknown): string {
  if (value === null || value === '') return '(empty)'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '(none)' : value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The old and new value of each field. */
export function ChangeList({ changes }: Pick<AuditEntryDto, 'changes'>) {
  return (
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
  )
}

const columns: readonly Column<AuditEntryDto>[] = [
  { id: 'what', label: 'What', cell: ({ targetType, action }) => `${auditTargetNames[targetType]} ${action}` },
  { id: 'at', label: 'When', cell: ({ at }) => formatEasternMoment(at) },
  { id: 'actor', label: 'Who', cell: ({ actor }) => actor },
]

function openChanges({ changes, target }: AuditEntryDto): Below | null {
  const count = Object.keys(changes).length
  if (count === 0) return null
  return {
    label: (
      <>
        {formatCount(count, 'field')}
        <span className="sr-only"> of {target}</span>
      </>
    ),
    content: <ChangeList changes={changes} />,
  }
}

/** Who changed what, latest first. */
export function AuditTable({
  entries,
  empty = 'Nothing has been changed here yet.',
  isLinked,
  address,
}: {
  entries: readonly AuditEntryDto[]
  empty?: string
  /** Leads on to all of its record. */
  isLinked?: boolean
  address?: TableAddress
}) {
  function nameRecord({ targetType, targetId, target }: AuditEntryDto): ReactNode {
    if (!isLinked) return target
    return (
      <a href={auditHref(targetType, targetId)} title={target}>
        <span className="sr-only">History of </span>
        {target}
      </a>
    )
  }
  return (
    <ConsoleTable
      label="What was changed"
      rows={entries}
      empty={empty}
      head={{ id: 'target', label: 'Of what', cell: nameRecord }}
      columns={columns}
      address={address}
      opens={openChanges}
    />
  )
}

/** Those of one record alone. */
export const auditHref = (type: AuditEntryDto['targetType'], id: string) =>
  `/admin/audit?${new URLSearchParams({ type, targetId: id })}`

export function AuditList({
  entries,
  nextHref,
  address,
  of,
}: {
  entries: readonly AuditEntryDto[]
  address: TableAddress
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
      <AuditTable entries={entries} empty="Nothing here." isLinked={!of} address={address} />
      <NextPage href={nextHref} />
    </MainList>
  )
}
