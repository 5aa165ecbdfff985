import type { ReportTable } from '@/lib/analytics/report'
import type { Analytics } from '@/lib/analytics/schema'
import { words } from '@/lib/site/language/words'
import { BarChart } from './bar-chart'
import { TableOf } from './figure-table'
import { MonthChart, MonthKey } from './month-chart'
import { SampleMark } from './sample-mark'

function KindChart({
  title,
  rows,
  show,
}: {
  title: string
  rows: Analytics['categoryData']
  show: 'views' | 'resources'
}) {
  const { categories } = words().directory
  return (
    <figure className="chart-figure">
      <BarChart title={title} bars={rows.map((row) => ({ label: categories[row.category], value: row[show] }))} />
    </figure>
  )
}

export function Usage({ figures, tables }: { figures: Analytics; tables: ReportTable[] }) {
  const { isSample } = figures
  const w = words().figures
  return (
    <>
      <section aria-labelledby="months-title" className="grid gap-4">
        <h2 id="months-title">
          {w.byMonth} {isSample ? <SampleMark /> : null}
        </h2>
        <figure className="chart-figure">
          <MonthChart rows={figures.timeSeriesData} />
          <figcaption>
            <MonthKey />
          </figcaption>
        </figure>
        <TableOf id="months" tables={tables} />
      </section>
      <section aria-labelledby="views-title" className="grid gap-4">
        <h2 id="views-title">
          {w.viewsByKind} {isSample ? <SampleMark /> : null}
        </h2>
        <KindChart title={w.viewsByKind} rows={figures.categoryData} show="views" />
        <h2>{w.entriesByKind}</h2>
        <KindChart title={w.entriesByKind} rows={figures.categoryData} show="resources" />
        <TableOf id="kinds" tables={tables} />
        <p className="soft">{w.noRating}</p>
      </section>
    </>
  )
}
