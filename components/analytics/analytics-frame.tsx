import './analytics.css'
import type { ReactNode } from 'react'
import { Columns } from '@/components/layout/columns'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { periodLabels, periods } from '@/lib/analytics/period'
import { exportPath, type Tab, tabLabels, tabs, type View, viewPath } from '@/lib/analytics/view'
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
  return (
    <section aria-labelledby="export-title" className="card">
      <h2 id="export-title" className="text-[1.25rem]">
        Take it with you
      </h2>
      <p>All figures for this period, with what each one counts.</p>
      <p className="row">
        <LinkButton href={exportPath(view.period, 'pdf')}>
          <Icon name="download" size={18} /> Export Analytics Report (PDF)
        </LinkButton>
        <LinkButton look="line" href={exportPath(view.period, 'csv')}>
          <Icon name="download" size={18} /> Export Analytics Report (CSV)
        </LinkButton>
      </p>
    </section>
  )
}

function Method() {
  return (
    <section aria-labelledby="method-title" className="prose">
      <h2 id="method-title" className="text-[1.25rem]">
        How we count
      </h2>
      <ul>
        <li>
          When someone opens an entry, calls it or visits its website, we add one to the day’s total for its state and
          kind of help. Nothing else is sent or kept: no cookie, no visitor number, no address, no time of day.
        </li>
        <li>Nothing is counted on the emergency pages, or if your browser asks not to be tracked.</li>
        <li>
          A number under 11 is shown as “fewer than 11”. Where a small number could be worked out from the others, it is
          left out of every sum, so totals can be slightly lower than the real count.
        </li>
        <li>Totals cover whole periods: the last three months, the three before, the six before that.</li>
      </ul>
    </section>
  )
}

/** What stands around every view: the period, the tabs, what the numbers are, and the report to take along. */
export function AnalyticsFrame({ view, isSample, children }: { view: View; isSample: boolean; children: ReactNode }) {
  return (
    <div className="section wrap grid gap-8 pt-4">
      <div className="grid gap-4">
        <h1>Impact analytics</h1>
        <p className="lead">
          What this site is used for, where help is missing, and how we know without watching anyone.
        </p>
      </div>
      {isSample ? (
        <div className="callout">
          <p>
            <b>Sample figures.</b> Nothing has been counted yet. Every number marked <SampleMark /> is made up, to show
            how this page will look. The numbers of the directory are real.
          </p>
        </div>
      ) : null}
      <div className="analytics-choices">
        <Choice
          label="Period"
          look="period-choice"
          values={periods}
          current={view.period}
          name={(period) => periodLabels[period]}
          path={(period) => viewPath({ ...view, period })}
        />
        <Choice<Tab>
          label="Impact analytics"
          look="analytics-tabs"
          values={tabs}
          current={view.tab}
          name={(tab) => tabLabels[tab]}
          path={(tab) => viewPath({ ...view, tab })}
        />
      </div>
      <Columns
        label="About these figures"
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
