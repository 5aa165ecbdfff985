import { ListSection } from '@/components/ui/texts'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import './analytics.css'
import type { ReactNode } from 'react'
import { Columns } from '@/components/layout/columns'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TabLinks } from '@/components/ui/tab-links'
import { exportPath, periods, tabs, type View, viewPath } from '@/lib/analytics/schema'
import { SampleMark } from './sample-mark'

/** The period: what is counted, not where she is. */
function Periods({ view }: { view: View }) {
  const w = words().figures
  return (
    <nav aria-label={w.period} className="period-choice">
      <ul>
        {periods.map((period) => (
          <li key={period}>
            <a href={to(viewPath({ ...view, period }))} aria-current={period === view.period ? 'page' : undefined}>
              {w.periods[period]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Export({ view }: { view: View }) {
  const w = words().figures
  return (
    <section aria-labelledby="export-title" className="card">
      <h2 id="export-title" className="text-[1.25rem]">
        {w.take}
      </h2>
      <p>{w.takeText}</p>
      <p className="row">
        <LinkButton href={to(exportPath(view.period, 'pdf'))}>
          <Icon name="download" size={18} /> {w.pdf}
        </LinkButton>
        <LinkButton variant="outline" href={to(exportPath(view.period, 'csv'))}>
          <Icon name="download" size={18} /> {w.csv}
        </LinkButton>
      </p>
    </section>
  )
}

function Method() {
  const w = words().figures
  return <ListSection titleId="method-title" title={w.method} texts={w.methods} />
}

/** The frame of every view: period, tabs, what the numbers mean, and the report to download. */
export function AnalyticsFrame({ view, isSample, children }: { view: View; isSample: boolean; children: ReactNode }) {
  const w = words().figures
  return (
    <>
      <TabLinks
        label={w.title}
        tabs={tabs.map((tab) => ({
          href: to(viewPath({ ...view, tab })),
          label: w.tabs[tab],
          isCurrent: tab === view.tab,
        }))}
      />
      <div className="section wrap grid gap-8 pt-6">
        <div className="grid gap-4">
          <h1>{w.title}</h1>
          <p className="lead">{w.lead}</p>
        </div>
        {isSample ? (
          <div className="callout">
            <p>
              <b>{w.sampleFigures}</b>
              {w.sampleBefore}
              <SampleMark />
              {w.sampleAfter}
            </p>
          </div>
        ) : null}
        <Periods view={view} />
        <Columns
          label={w.about}
          aside={
            <>
              <Export view={view} />
              <Method />
            </>
          }
        >
          {children}
        </Columns>
      </div>
    </>
  )
}
