import { definitions, type ReportTable } from '@/lib/analytics/report'
import type { Analytics } from '@/lib/analytics/schema'
import { BarChart } from './bar-chart'
import { FigureTable } from './figure-table'
import { SampleMark } from './sample-mark'
import { StatGrid } from './stat-grid'

export function Impact({ figures, tables }: { figures: Analytics; tables: ReportTable[] }) {
  const { isSample, impactMetrics: impact } = figures
  const stats = [
    { label: 'Calls and texts started', value: impact.womenHelped, note: definitions.womenHelped, isSample },
    {
      label: 'Contacts with a service',
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
        No one can know how many women were helped without following them. These are the steps toward help that people
        took from here.
      </p>
      <StatGrid stats={stats} />
      <figure className="chart-figure">
        <BarChart title="Steps toward help" bars={stats.map(({ label, value }) => ({ label, value }))} />
      </figure>
      {tables
        .filter(({ id }) => id === 'impact')
        .map((table) => (
          <FigureTable key={table.id} table={table} />
        ))}
    </section>
  )
}
