import type { ReportTable } from '@/lib/analytics/report'
import type { Analytics } from '@/lib/analytics/schema'
import { words } from '@/lib/site/language/words'
import { BarChart } from './bar-chart'
import { TableOf } from './figure-table'
import { SampleMark } from './sample-mark'
import { StatGrid } from './stat-grid'

export function Impact({ figures, tables }: { figures: Analytics; tables: ReportTable[] }) {
  const { isSample, impactMetrics: impact } = figures
  const w = words().figures
  const stats = [
    { label: w.calls, value: impact.womenHelped, note: w.counts.calls, isSample },
    { label: w.contacts, value: impact.resourcesConnected, note: w.counts.contacts, isSample },
    { label: w.emergency, value: impact.emergencyContacts, note: w.counts.emergency, isSample },
    { label: w.plans, value: impact.safetyPlansCreated, note: w.counts.plans, isSample },
  ]
  return (
    <section aria-labelledby="impact-title" className="grid gap-5">
      <h2 id="impact-title">
        {w.impact} {isSample ? <SampleMark /> : null}
      </h2>
      <p>{w.impactText}</p>
      <StatGrid stats={stats} />
      <figure className="chart-figure">
        <BarChart title={w.steps} bars={stats.map(({ label, value }) => ({ label, value }))} />
      </figure>
      <TableOf id="impact" tables={tables} />
    </section>
  )
}
