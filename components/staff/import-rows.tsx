import type { ImportDto, ImportRowDto } from '@/lib/directory-data/imports/schema'
import { formatCount, formatNumber } from '@/lib/text/format'
import { ChangeList } from './audit-list'
import { type Below, type Column, ConsoleTable } from './console-table'
import { NextPage } from './list-tools'

type ImportAction = ImportRowDto['action']

const actionNames: Record<ImportAction, string> = {
  add: 'To add',
  change: 'To change',
  same: 'As it is',
  skip: 'Skipped',
  bad: 'Wrong',
}

const doneNames: Record<ImportAction, string> = { ...actionNames, add: 'Added', change: 'Changed', same: 'As it was' }

type Row = ImportRowDto & { id: number }

const writeColumns = (isDone: boolean): readonly Column<Row>[] => [
  {
    id: 'action',
    label: 'What',
    cell: ({ action }) => (
      <span className={action === 'bad' || action === 'skip' ? 'badge console-badge-waiting' : 'badge'}>
        {(isDone ? doneNames : actionNames)[action]}
      </span>
    ),
  },
  { id: 'place', label: 'Where', cell: ({ place }) => place.charAt(0).toUpperCase() + place.slice(1) },
  { id: 'external', label: 'Its id', isNamed: true, cell: ({ externalId }) => externalId ?? '' },
  {
    id: 'problem',
    label: 'Why',
    cell: ({ problems, note }) =>
      problems.map(({ column, message }) => `${column}: ${message}`).join(' ') || note || '',
  },
]

/** Opened where something is wrong, or changes what is there. */
function openRow({ title, action, changes, problems, note }: Row): Below | null {
  const count = Object.keys(changes).length
  if (problems.length + count === 0 && !note) return null
  return {
    label: (
      <>
        {problems.length > 0 || count === 0 ? 'Why' : formatCount(count, 'field')}
        <span className="sr-only"> of {title}</span>
      </>
    ),
    content: (
      <div className="grid gap-2">
        {problems.map(({ column, message }) => (
          <p key={`${column} ${message}`} className={action === 'bad' ? 'console-error' : undefined}>
            <span>
              <b>{column}:</b> {message}
            </span>
          </p>
        ))}
        {note ? <p>{note}</p> : null}
        <ChangeList changes={changes} />
      </div>
    ),
    isOpen: action === 'change' || action === 'bad',
  }
}

interface Props {
  one: ImportDto
  rows: readonly ImportRowDto[]
  action: ImportAction | undefined
  nextHref: string | null
}

export function ImportRows({ one, rows, action, nextHref }: Props) {
  const isDone = one.state === 'applied'
  const names = isDone ? doneNames : actionNames
  const counts: [ImportAction, number][] = [
    ['bad', one.bad],
    ['add', one.toAdd],
    ['change', one.toChange],
    ['skip', one.toSkip],
    ['same', one.toLeave],
  ]
  const href = `/admin/import/${one.id}`
  return (
    <section aria-labelledby="rows-title" className="grid gap-5">
      <h3 id="rows-title">Row by row</h3>
      <nav aria-label="Which rows">
        <ul className="console-choices">
          <li>
            <a href={`${href}?action=all`} aria-current={action ? undefined : 'page'}>
              All
            </a>
          </li>
          {counts
            .filter(([, count]) => count > 0)
            .map(([name, count]) => (
              <li key={name}>
                <a href={`${href}?action=${name}`} aria-current={name === action ? 'page' : undefined}>
                  {names[name]} ({formatNumber(count)})
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <ConsoleTable
        label="Row by row"
        rows={rows.map((row) => ({ ...row, id: row.position }))}
        empty="No rows to show. The preview of a file is kept for a day."
        head={{
          id: 'title',
          label: 'Name',
          cell: ({ title, resourceId, action: act }) =>
            resourceId !== null && (isDone || act !== 'add') ? (
              <a href={`/admin/resources/${resourceId}`}>{title}</a>
            ) : (
              title
            ),
        }}
        columns={writeColumns(isDone)}
        opens={openRow}
      />
      <NextPage href={nextHref} />
    </section>
  )
}
