import { ListSection } from '@/components/ui/texts'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import './analytics.css'
import type { ReactNode } from 'react'
import { Columns } from '@/components/layout/columns'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { periods } from '@/lib/analytics/period'
import { exportPath, type Tab, tabs, type View, viewPath } from '@/lib/analytics/view'
import { SampleMark } from './sample-mark'

function Choice<Value extends string>({
  label,
  look,
  values,
  current,
  name,
  path,
}: {
  label: string
  look: string
  values: readonly Value[]
  current: Value
  name: (value: Value) => string
  path: (value: Value) => string
}) {
  return (
    <nav aria-label={label} className={look}>
      <ul>
        {values.map((value) => (
          <li key={value}>
            <a href={path(value)} aria-current={value === current ? 'page' : undefined}>
              {name(value)}
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
        <LinkButton look="line" href={to(exportPath(view.period, 'csv'))}>
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
    <div className="section wrap grid gap-8 pt-4">
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
      <div className="analytics-choices">
        <Choice
          label={w.period}
          look="period-choice"
          values={periods}
          current={view.period}
          name={(period) => w.periods[period]}
          path={(period) => to(viewPath({ ...view, period }))}
        />
        <Choice<Tab>
          label={w.title}
          look="analytics-tabs"
          values={tabs}
          current={view.tab}
          name={(tab) => w.tabs[tab]}
          path={(tab) => to(viewPath({ ...view, tab }))}
        />
      </div>
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
  )
}
