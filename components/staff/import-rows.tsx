import type { ImportDto, ImportRowDto } from '@/lib/directory-data/imports/schema'
import { formatNumber } from '@/lib/text/format'
import { ChangeList } from './audit-list'

type ImportAction = ImportRowDto['action']

const actionNames: Record<ImportAction, string> = {
  add: 'To add',
  change: 'To change',
  same: 'As it is',
  skip: 'Skipped',
  bad: 'Wrong',
}

const doneNames: Record<ImportAction, string> = { ...actionNames, add: 'Added', change: 'Changed', same: 'As it was' }

function Row({ row, isDone }: { row: ImportRowDto; isDone: boolean }) {
  const { place, externalId, title, action, resourceId, changes, problems, note } = row
  const hasPage = resourceId !== null && (isDone || action !== 'add')
  return (
    <li className="console-row">
      <div className="console-row-facts">
        <h3>{hasPage ? <a href={`/admin/resources/${resourceId}`}>{title}</a> : title}</h3>
        <p className="badges">
          <span className={action === 'bad' || action === 'skip' ? 'badge console-badge-waiting' : 'badge'}>
            {(isDone ? doneNames : actionNames)[action]}
          </span>
        </p>
        <p className="soft">
          {place.charAt(0).toUpperCase() + place.slice(1)}
          {externalId ? ` · id ${externalId}` : ''}
        </p>
        {problems.map(({ column, message }) => (
          <p key={`${column} ${message}`} className={action === 'bad' ? 'console-error' : undefined}>
            <span>
              <b>{column}:</b> {message}
            </span>
          </p>
        ))}
        {note ? <p>{note}</p> : null}
        <ChangeList changes={changes} isOpen={action === 'change'} />
      </div>
    </li>
  )
}

interface Props {
  one: ImportDto
  rows: readonly ImportRowDto[]
  action: ImportAction | undefined
  nextHref: string | null
}

export function ImportRows({ one, rows, action, nextHref }: Props) {
  const names = one.state === 'applied' ? doneNames : actionNames
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
      {rows.length === 0 ? (
        <p className="console-empty">No rows to show. The preview of a file is kept for a day.</p>
      ) : (
        <ol className="box console-rows">
          {rows.map((row) => (
            <Row key={row.position} row={row} isDone={one.state === 'applied'} />
          ))}
        </ol>
      )}
      {nextHref ? (
        <nav className="row" aria-label="Pages of the list">
          <a href={nextHref}>Next page</a>
        </nav>
      ) : null}
    </section>
  )
}
