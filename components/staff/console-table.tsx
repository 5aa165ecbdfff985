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
  /** Of a list that has one page: the table itself orders by it, the largest number or the first letter first. */
  by?: (row: Row) => string | number
  /** On a phone, where no heads are, its label stands before what is in it. */
  isNamed?: true
  /** Shown only where it was asked for. */
  isExtra?: true
}

/** What is opened below a row, over its whole width, without a script. */
export interface Below {
  /** What the button says. */
  label: ReactNode
  content: ReactNode
  isOpen?: boolean
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

type Order = NonNullable<Column<never>['sort']>

/** The two values of `?sort=` of a column by which the table itself orders. */
function writeOrder<Row>({ id, sort, by }: Column<Row>, [first]: readonly Row[]): Order | undefined {
  if (sort || !by || first === undefined) return sort
  const order: Order = [
    ['ascending', id],
    ['descending', `-${id}`],
  ]
  return typeof by(first) === 'number' ? order.toReversed() : order
}

function orderRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: string | null): readonly Row[] {
  const by = columns.find(({ id }) => id === sort?.replace(/^-/, ''))?.by
  if (!by) return rows
  function compare(one: Row, other: Row): number {
    const [a, b] = [by?.(one) ?? '', by?.(other) ?? '']
    return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')
  }
  return rows.toSorted(sort?.startsWith('-') ? (one, other) => compare(other, one) : compare)
}

function HeadCell({ address, label, order }: { address?: TableAddress; label: string; order?: Order }) {
  if (!order || !address) return <th scope="col">{label}</th>
  const current = new URLSearchParams(address.query).get('sort') || address.sort
  const at = order.findIndex(([, value]) => value === current)
  const next = order[(at + 1) % order.length]?.[1] ?? null
  return (
    <th scope="col" aria-sort={order[at]?.[0] ?? 'none'}>
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
export function ConsoleTable<Row extends { id: string | number }>({
  label,
  rows,
  empty,
  head,
  columns,
  address,
  all,
  tick,
  act,
  opens,
}: {
  /** What the table lists. */
  label: string
  rows: readonly Row[]
  /** What is said where there is no row. */
  empty: ReactNode
  /** Names the row; always shown. */
  head: Column<Row>
  columns: readonly Column<Row>[]
  /** None for a table beside the list of its page, whose order and columns are not chosen. */
  address?: TableAddress
  /** Ticks all rows, above their checkboxes. */
  all?: ReactNode
  tick?: (row: Row) => ReactNode
  act?: (row: Row) => ReactNode
  opens?: (row: Row) => Below | null
}) {
  if (rows.length === 0) return <p className="console-empty">{empty}</p>
  const query = address?.query ?? ''
  const shown = chooseColumns(columns, query)
  const hasActs = Boolean(act ?? opens)
  const width = shown.length + 1 + (tick ? 1 : 0) + (hasActs ? 1 : 0)
  return (
    <>
      <div className="box console-table-frame">
        <table className="console-table console-rows">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              {tick ? <th scope="col">{all ?? <span className="sr-only">Selected</span>}</th> : null}
              {[head, ...shown].map((column) => (
                <HeadCell key={column.id} address={address} label={column.label} order={writeOrder(column, rows)} />
              ))}
              {hasActs ? (
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              ) : null}
            </tr>
          </thead>
          {orderRows(rows, [head, ...columns], new URLSearchParams(query).get('sort')).map((row) => {
            const below = opens?.(row)
            return (
              <tbody key={row.id} className="console-row">
                <tr>
                  {tick ? <td className="console-cell-tick">{tick(row)}</td> : null}
                  <th scope="row">{head.cell(row)}</th>
                  {shown.map(({ id, label: name, cell, isNamed }) => {
                    const content = cell(row)
                    return (
                      <td key={id} title={hint(content)} data-name={isNamed && content !== '' ? name : undefined}>
                        {content}
                      </td>
                    )
                  })}
                  {hasActs ? (
                    <td className="console-cell-act">
                      {act?.(row)}
                      {below ? (
                        <details className="console-open" open={below.isOpen}>
                          <summary className="btn btn-line">{below.label}</summary>
                        </details>
                      ) : null}
                    </td>
                  ) : null}
                </tr>
                {below ? (
                  <tr className="console-below">
                    <td colSpan={width}>{below.content}</td>
                  </tr>
                ) : null}
              </tbody>
            )
          })}
        </table>
      </div>
      {address && columns.length > 1 ? <ColumnChoice address={address} columns={columns} shown={shown} /> : null}
    </>
  )
}
