import { CoverageSummary } from '@/components/resources/coverage'
import { nameArea, type ReportTable, writeShown } from '@/lib/analytics/report'
import type { Analytics, Shown } from '@/lib/analytics/schema'
import { isStateCode } from '@/lib/geography/states'
import { readCoverageForPage } from '@/lib/resources/coverage'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { SampleMark, TableOf } from './sample-mark'
import { MapKey, StateMap } from './state-map'

export interface Stat {
  label: string
  value: Shown
  note: string
  isSample: boolean
}

export function StatGrid({ stats }: { stats: Stat[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] gap-5">
      {stats.map(({ label, value, note, isSample }) => (
        <li key={label} className="card stat max-w-none">
          <span className="stat-label">
            {label} {isSample ? <SampleMark /> : null}
          </span>
          <b className={typeof value === 'number' ? 'stat-value num' : 'stat-value stat-few'}>{writeShown(value)}</b>
          <span className="soft">{note}</span>
        </li>
      ))}
    </ul>
  )
}

const NAMED = 5

/** The busiest states in a sentence, for people who can't see the map. */
function describeBusiest(rows: Analytics['geographicData']): string {
  const w = words().figures
  const busiest = rows
    .flatMap((row) => (typeof row.users === 'number' && row.state !== 'US' ? [{ ...row, uses: row.users }] : []))
    .sort((a, b) => b.uses - a.uses)
    .slice(0, NAMED)
  if (busiest.length === 0) return w.noState
  return w.mostUses({ states: busiest.map((row) => `${nameArea(row.state)} ${writeShown(row.uses)}`).join(', ') })
}

export async function Overview({ figures, tables }: { figures: Analytics; tables: ReportTable[] }) {
  const { isSample } = figures
  const w = words().figures
  const byState = new Map(
    figures.geographicData.flatMap(({ state, users }) =>
      isStateCode(state) && typeof users === 'number' ? [[state, users] as const] : [],
    ),
  )
  const busiest = describeBusiest(figures.geographicData)
  const coverage = byState.size === 0 ? await readCoverageForPage() : null
  return (
    <>
      <section aria-labelledby="totals-title" className="grid gap-5">
        <h2 id="totals-title">{w.short}</h2>
        <StatGrid
          stats={[
            { label: w.uses, value: figures.totalUsers, note: w.counts.uses, isSample },
            { label: w.entries, value: figures.totalResources, note: w.counts.entries, isSample: false },
            { label: w.views, value: figures.resourceViews, note: w.counts.views, isSample },
            { label: w.safe, value: figures.successStories, note: w.counts.safe, isSample },
          ]}
        />
      </section>
      <section aria-labelledby="map-title" className="grid gap-4">
        <h2 id="map-title">
          {w.byState} {isSample ? <SampleMark /> : null}
        </h2>
        <p>{busiest}</p>
        {byState.size > 0 ? (
          <figure className="chart-figure">
            <StateMap label={w.map({ busiest })} values={byState} isOnly />
            <figcaption>
              <MapKey low={w.key.low} high={w.key.high} none={w.key.none} />
            </figcaption>
          </figure>
        ) : null}
        <TableOf id="states" tables={tables} />
      </section>
      {coverage ? (
        <section aria-labelledby="coverage-title" className="grid gap-4">
          <h2 id="coverage-title">{words().about.coverage.title}</h2>
          <CoverageSummary rows={coverage} />
          <p>
            <a className="tap" href={`${to('/about/freshness')}#coverage-title`}>
              {words().about.coverage.asTable}
            </a>
          </p>
        </section>
      ) : null}
    </>
  )
}
