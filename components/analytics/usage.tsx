import type { ReportTable } from '@/lib/analytics/report'
import type { Analytics } from '@/lib/analytics/schema'
import { words } from '@/lib/site/language/words'
import { BarChart } from './bar-chart'
import { FigureTable } from './figure-table'
import { MonthChart, MonthKey } from './month-chart'
import { SampleMark } from './sample-mark'

export function Usage({ figures, tables }: { figures: Analytics; tables: ReportTable[] }) {
  const { isSample } = figures
  const { figures: w, directory } = words()
  const table = (id: ReportTable['id']) =>
    tables.filter((one) => one.id === id).map((one) => <FigureTable key={one.id} table={one} />)
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
        {table('months')}
      </section>
      <section aria-labelledby="views-title" className="grid gap-4">
        <h2 id="views-title">
          {w.viewsByKind} {isSample ? <SampleMark /> : null}
        </h2>
        <figure className="chart-figure">
          <BarChart
            title={w.viewsByKind}
            bars={figures.categoryData.map(({ category, views }) => ({
              label: directory.categories[category],
              value: views,
            }))}
          />
        </figure>
        <h2>{w.entriesByKind}</h2>
        <figure className="chart-figure">
          <BarChart
            title={w.entriesByKind}
            bars={figures.categoryData.map(({ category, resources }) => ({
              label: directory.categories[category],
              value: resources,
            }))}
          />
        </figure>
        {table('kinds')}
        <p className="soft">{w.noRating}</p>
      </section>
    </>
  )
}
