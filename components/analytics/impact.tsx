import { definitions, type ReportTable } from '@/lib/analytics/report'
import type { Analytics } from '@/lib/analytics/schema'
import { BarChart } from './bar-chart'
import { FigureTable } from './figure-table'
import { SampleMark } from './sample-mark'
import { StatGrid } from './stat-grid'

export function Impact({ figures, tables }: { figures: Analytics; tables: ReportTable[] }) {
  const { isSample, impactMetrics: impact } = figures
  const stats = [
    { label: 'Calls and texts begun', value: impact.womenHelped, note: definitions.womenHelped, isSample },
    {
      label: 'Ways to a service taken',
      value: impact.resourcesConnected,
      note: definitions.resourcesConnected,
      isSample,
    },
    {
      label: 'Emergency calls and texts',
      value: impact.emergencyContacts,
      note: definitions.emergencyContacts,
      isSample,
    },
    { label: 'Safety plans', value: impact.safetyPlansCreated, note: definitions.safetyPlansCreated, isSample },
  ]
  return (
    <section aria-labelledby="impact-title" className="grid gap-5">
      <h2 id="impact-title">Impact {isSample ? <SampleMark /> : null}</h2>
      <p>
        How many women were helped, nobody can know who does not follow them. These are the steps towards help that were
        taken from here.
      </p>
      <StatGrid stats={stats} />
      <figure className="chart-figure">
        <BarChart title="Steps towards help" bars={stats.map(({ label, value }) => ({ label, value }))} />
      </figure>
      {tables
        .filter(({ id }) => id === 'impact')
        .map((table) => (
          <FigureTable key={table.id} table={table} />
        ))}
    </section>
  )
}
