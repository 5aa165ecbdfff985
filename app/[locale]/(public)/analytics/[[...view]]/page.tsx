import type { Metadata } from 'next'
import { AnalyticsFrame } from '@/components/analytics/analytics-frame'
import { BarChart } from '@/components/analytics/bar-chart'
import { Gaps } from '@/components/analytics/gaps'
import { MonthChart, MonthKey } from '@/components/analytics/month-chart'
import { SampleMark, TableOf } from '@/components/analytics/sample-mark'
import { Overview, StatGrid } from '@/components/analytics/stat-grid'
import { SiteFrame } from '@/components/layout/site-frame'
import { getAnalytics } from '@/lib/analytics/queries'
import { listTables, type ReportTable } from '@/lib/analytics/report'
import { type Analytics, listViews, readView, viewPath } from '@/lib/analytics/schema'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'

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

function Usage({ figures, tables }: { figures: Analytics; tables: ReportTable[] }) {
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

function Impact({ figures, tables }: { figures: Analytics; tables: ReportTable[] }) {
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

type Props = PageProps<'/[locale]/analytics/[[...view]]'>

/** Every view is rendered at build time, and again when new events were counted. */
export const dynamicParams = false
/** The most recent months change over time. */
export const revalidate = 3600

export function generateStaticParams() {
  return listViews().map((view) => ({ view: viewPath(view).split('/').slice(2) }))
}

const parts = { overview: Overview, usage: Usage, impact: Impact, gaps: Gaps }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await setLanguage(params)
  const view = readView((await params).view ?? [])
  if (!view) return {}
  const { title, description, tabs } = words().figures
  return pageMetadata({
    title: view.tab === 'overview' ? title : `${tabs[view.tab]} - ${title}`,
    description,
    path: viewPath(view),
  })
}

export default async function AnalyticsPage({ params }: Props) {
  await setLanguage(params)
  const view = orNotFoundPage(readView((await params).view ?? []))
  const figures = await getAnalytics(view.period)
  const Part = parts[view.tab]
  const path = viewPath(view)
  return (
    <SiteFrame path={path}>
      <AnalyticsFrame view={view} isSample={figures.isSample}>
        <Part figures={figures} tables={listTables(figures)} />
      </AnalyticsFrame>
    </SiteFrame>
  )
}
