/** Marks a number as sample data. */

import { ScrollRegion } from '@/components/ui/scroll-region'
import type { ReportTable } from '@/lib/analytics/report'
import { words } from '@/lib/site/language/words'

export function SampleMark() {
  return <span className="badge sample-mark">{words().figures.sample}</span>
}

/** The report's table with the numbers of one chart. */
export function TableOf({ id, tables }: { id: ReportTable['id']; tables: ReportTable[] }) {
  return tables.filter((table) => table.id === id).map((table) => <FigureTable key={table.id} table={table} />)
}

/** The numbers of a chart as a table, for people who read rather than look. */
export function FigureTable({ table, isOpen = false }: { table: ReportTable; isOpen?: boolean }) {
  const w = words().figures
  return (
    <details className="figure-table" open={isOpen}>
      <summary>{w.asTable({ title: table.title })}</summary>
      <ScrollRegion label={w.table({ title: table.title })}>
        <table className="ruled">
          <caption>
            {table.title} {table.isSample ? <SampleMark /> : null}
          </caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.slice(0, 2).join(' ')}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={table.columns[index]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={table.columns[index]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  )
}
