import { SourceLink } from '@/components/ui/source-link'
import { populationSource } from '@/lib/analytics/content/population'
import { gapFormula } from '@/lib/analytics/gap'
import type { ReportTable } from '@/lib/analytics/report'
import type { Analytics } from '@/lib/analytics/schema'
import { stateName } from '@/lib/geography/states'
import { type Category, categories, categoryNames } from '@/lib/resources/vocabulary'
import { FigureTable } from './figure-table'
import { MapKey, StateMap, StateShapes } from './state-map'

const WIDEST = 10
const NAMED = 5

function listWidest(rows: Analytics['resourceGaps']): string {
  const widest = [...rows].sort((a, b) => b.gapScore - a.gapScore).slice(0, NAMED)
  return widest.map(({ state, gapScore }) => `${stateName(state)} ${gapScore.toFixed(1)}`).join(', ')
}

function GapMap({ category, rows }: { category: Category; rows: Analytics['resourceGaps'] }) {
  const widest = listWidest(rows)
  return (
    <figure className="chart-figure">
      <figcaption>
        <h3>{categoryNames[category]}</h3>
        <p className="soft">Widest: {widest}.</p>
      </figcaption>
      <StateMap
        label={`Map of the gap scores for ${categoryNames[category]}, darker where the gap is wider. Widest: ${widest}`}
        values={new Map(rows.map(({ state, gapScore }) => [state, gapScore] as const))}
        most={WIDEST}
      />
    </figure>
  )
}

export function Gaps({ figures, tables }: { figures: Analytics; tables: ReportTable[] }) {
  return (
    <section aria-labelledby="gaps-title" className="grid gap-5">
      <h2 id="gaps-title">Where help is missing</h2>
      <p>
        The gap score says how far a state’s services of one kind fall short of its women’s needs: 0 is no gap, 10 the
        widest. It measures our directory: a wide gap can also mean that we have not found the services yet.
      </p>
      <StateShapes />
      <MapKey low="0" high="10" none="No figure" />
      <div className="grid-2">
        {categories.map((category) => (
          <GapMap
            key={category}
            category={category}
            rows={figures.resourceGaps.filter((row) => row.category === category)}
          />
        ))}
      </div>
      {tables
        .filter(({ id }) => id === 'gaps')
        .map((table) => (
          <FigureTable key={table.id} table={table} />
        ))}
      <div className="prose">
        <h3>The formula</h3>
        <p>{gapFormula}</p>
        <p>
          Women are the people of the 2020 Census times the share of women in the Census Bureau’s QuickFacts, rounded to
          thousands. For American Samoa, Guam, the Northern Mariana Islands, Puerto Rico and the U.S. Virgin Islands we
          hold no such figure yet, so they have no score.
        </p>
        <p>
          <SourceLink source={populationSource} />
        </p>
      </div>
    </section>
  )
}
