import { definitions, nameArea, type ReportTable, writeShown } from '@/lib/analytics/report'
import type { Analytics } from '@/lib/analytics/schema'
import { isStateCode } from '@/lib/geography/states'
import { FigureTable } from './figure-table'
import { SampleMark } from './sample-mark'
import { StatGrid } from './stat-grid'
import { MapKey, StateMap, StateShapes } from './state-map'

const NAMED = 5

/** The busiest states, as a sentence for who can't see the map. */
function describeBusiest(rows: Analytics['geographicData']): string {
  const busiest = rows
    .flatMap((row) => (typeof row.users === 'number' && row.state !== 'US' ? [{ ...row, uses: row.users }] : []))
    .sort((a, b) => b.uses - a.uses)
    .slice(0, NAMED)
  if (busiest.length === 0) return 'No state has 11 or more uses yet.'
  return `Most uses: ${busiest.map((row) => `${nameArea(row.state)} ${writeShown(row.uses)}`).join(', ')}.`
}

export function Overview({ figures, tables }: { figures: Analytics; tables: ReportTable[] }) {
  const { isSample } = figures
  const byState = new Map(
    figures.geographicData.flatMap(({ state, users }) =>
      isStateCode(state) && typeof users === 'number' ? [[state, users] as const] : [],
    ),
  )
  const busiest = describeBusiest(figures.geographicData)
  return (
    <>
      <section aria-labelledby="totals-title" className="grid gap-5">
        <h2 id="totals-title">In short</h2>
        <StatGrid
          stats={[
            { label: 'Uses', value: figures.totalUsers, note: definitions.totalUsers, isSample },
            { label: 'Entries', value: figures.totalResources, note: definitions.totalResources, isSample: false },
            { label: 'Views of entries', value: figures.resourceViews, note: definitions.resourceViews, isSample },
            {
              label: 'Check-ins ended safely',
              value: figures.successStories,
              note: definitions.successStories,
              isSample,
            },
          ]}
        />
      </section>
      <section aria-labelledby="map-title" className="grid gap-4">
        <h2 id="map-title">Uses by state {isSample ? <SampleMark /> : null}</h2>
        <p>{busiest}</p>
        <StateShapes />
        <figure className="chart-figure">
          <StateMap
            label={`Map of the United States, darker where the site is used more. ${busiest}`}
            values={byState}
          />
          <figcaption>
            <MapKey low="Fewer" high="More" none="Fewer than 11" />
          </figcaption>
        </figure>
        {tables
          .filter(({ id }) => id === 'states')
          .map((table) => (
            <FigureTable key={table.id} table={table} />
          ))}
      </section>
    </>
  )
}
