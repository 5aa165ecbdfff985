import type { ReportTable } from '@/lib/analytics/report'
import type { Analytics } from '@/lib/analytics/schema'
import { categoryNames } from '@/lib/resources/vocabulary'
import { BarChart } from './bar-chart'
import { FigureTable } from './figure-table'
import { MonthChart, MonthKey } from './month-chart'
import { SampleMark } from './sample-mark'

export function Usage({ figures, tables }: { figures: Analytics; tables: ReportTable[] }) {
  const { isSample } = figures
  const table = (id: ReportTable['id']) =>
    tables.filter((one) => one.id === id).map((one) => <FigureTable key={one.id} table={one} />)
  return (
    <>
      <section aria-labelledby="months-title" className="grid gap-4">
        <h2 id="months-title">By month {isSample ? <SampleMark /> : null}</h2>
        <figure className="chart-figure">
          <MonthChart rows={figures.timeSeriesData} />
          <figcaption>
            <MonthKey />
          </figcaption>
        </figure>
        {table('months')}
      </section>
      <section aria-labelledby="views-title" className="grid gap-4">
        <h2 id="views-title">Views by kind of help {isSample ? <SampleMark /> : null}</h2>
        <figure className="chart-figure">
          <BarChart
            title="Views by kind of help"
            bars={figures.categoryData.map(({ category, views }) => ({ label: categoryNames[category], value: views }))}
          />
        </figure>
        <h2>Entries by kind of help</h2>
        <figure className="chart-figure">
          <BarChart
            title="Entries by kind of help"
            bars={figures.categoryData.map(({ category, resources }) => ({
              label: categoryNames[category],
              value: resources,
            }))}
          />
        </figure>
        {table('kinds')}
        <p className="soft">There is no average rating: we never ask anyone to rate the help she got.</p>
      </section>
    </>
  )
}
