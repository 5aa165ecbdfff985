import './console-table.css'
import type { ReactNode } from 'react'

type Direction = 'ascending' | 'descending'

export interface Column<Row> {
  /** As in `?columns=`. */
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** The values of `?sort=` that order by it; the first press takes the first one. */
  sort?: readonly (readonly [direction: Direction, value: string])[]
  /** Shown only where it was asked for. */
  isExtra?: true
}

/** What the address of a list says about its table. */
export interface TableAddress {
  href: string
  /** The filters and the order, without the page. */
  query: string
  /** The order where the address names none. */
  sort?: string
}

function hrefWith({ href, query }: TableAddress, name: string, value: string | null): string {
  const params = new URLSearchParams(query)
  if (value === null) params.delete(name)
  else params.set(name, value)
  return params.size > 0 ? `${href}?${params}` : href
}

/** Unknown names are left out; no name that is known means the usual ones. */
function chooseColumns<Row>(columns: readonly Column<Row>[], query: string): readonly Column<Row>[] {
  const asked = new URLSearchParams(query).get('columns')?.split(',') ?? []
  const chosen = columns.filter(({ id }) => asked.includes(id))
  return chosen.length > 0 ? chosen : columns.filter(({ isExtra }) => !isExtra)
}

function HeadCell({ address, column }: { address: TableAddress; column: Omit<Column<never>, 'cell'> }) {
  const { label, sort } = column
  if (!sort) return <th scope="col">{label}</th>
  const current = new URLSearchParams(address.query).get('sort') || address.sort
  const at = sort.findIndex(([, value]) => value === current)
  const next = sort[(at + 1) % sort.length]?.[1] ?? null
  return (
    <th scope="col" aria-sort={sort[at]?.[0] ?? 'none'}>
      <a href={hrefWith(address, 'sort', next)}>{label}</a>
    </th>
  )
}

/** Links that show or hide a column: each set of columns has an address, which a saved view keeps. */
function ColumnChoice<Row>({ address, columns, shown }: ChoiceProps<Row>) {
  const usual = columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id)
  const ids = shown.map(({ id }) => id)
  return (
    <nav className="console-columns soft" aria-label="Columns">
      <span>Columns:</span>
      <ul>
        {columns.map(({ id, label }) => {
          const isShown = ids.includes(id)
          const next = columns.map((one) => one.id).filter((one) => (one === id ? !isShown : ids.includes(one)))
          const isUsual = next.join() === usual.join()
          // The last one stays.
          if (next.length === 0) return null
          return (
            <li key={id}>
              <a href={hrefWith(address, 'columns', isUsual ? null : next.join())} data-shown={isShown || undefined}>
                <span className="sr-only">{isShown ? 'Hide' : 'Show'} </span>
                {label}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

interface ChoiceProps<Row> {
  address: TableAddress
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
}

const hint = (content: ReactNode) => (typeof content === 'string' ? content : undefined)

/**
 * A list of the console: one line of 40 px a row where there is room, a few lines without a table's head on a phone. Order and
 * columns are in the address, so that they need no script.
 */
export function ConsoleTable<Row extends { id: string }>({
  label,
  rows,
  head,
  columns,
  address,
  all,
  tick,
  act,
  below,
}: {
  /** What the table lists. */
  label: string
  rows: readonly Row[]
  /** Names the row; always shown. */
  head: Column<Row>
  columns: readonly Column<Row>[]
  address: TableAddress
  /** Ticks all rows, above their checkboxes. */
  all?: ReactNode
  tick?: (row: Row) => ReactNode
  act?: (row: Row) => ReactNode
  /** What is opened below a row, over its whole width. */
  below?: (row: Row) => ReactNode
}) {
  const shown = chooseColumns(columns, address.query)
  const width = shown.length + 1 + (tick ? 1 : 0) + (act ? 1 : 0)
  return (
    <>
      <div className="box console-table-frame">
        <table className="console-table console-rows">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              {tick ? <th scope="col">{all ?? <span className="sr-only">Selected</span>}</th> : null}
              <HeadCell address={address} column={head} />
              {shown.map((column) => (
                <HeadCell key={column.id} address={address} column={column} />
              ))}
              {act ? (
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              ) : null}
            </tr>
          </thead>
          {rows.map((row) => {
            const opened = below?.(row)
            return (
              <tbody key={row.id} className="console-row">
                <tr>
                  {tick ? <td className="console-cell-tick">{tick(row)}</td> : null}
                  <th scope="row">{head.cell(row)}</th>
                  {shown.map(({ id, cell }) => {
                    const content = cell(row)
                    return (
                      <td key={id} title={hint(content)}>
                        {content}
                      </td>
                    )
                  })}
                  {act ? <td className="console-cell-act">{act(row)}</td> : null}
                </tr>
                {opened ? (
                  <tr>
                    <td colSpan={width} className="console-cell-open">
                      {opened}
                    </td>
                  </tr>
                ) : null}
              </tbody>
            )
          })}
        </table>
      </div>
      <ColumnChoice address={address} columns={columns} shown={shown} />
    </>
  )
}
