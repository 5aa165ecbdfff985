import { SourceLink } from '@/components/ui/source-link'
import { populationSource } from '@/lib/analytics/content/population'
import type { ReportTable } from '@/lib/analytics/report'
import type { Analytics } from '@/lib/analytics/schema'
import { type Category, categories } from '@/lib/resources/vocabulary'
import { localizeSource } from '@/lib/site/language/format'
import { words } from '@/lib/site/language/words'
import { FigureTable } from './sample-mark'
import { MapKey, StateMap, StateShapes } from './state-map'

const WIDEST = 10
const NAMED = 5

function listWidest(rows: Analytics['resourceGaps']): string {
  const widest = [...rows].sort((a, b) => b.gapScore - a.gapScore).slice(0, NAMED)
  return widest.map(({ state, gapScore }) => `${words().records.state(state)} ${gapScore.toFixed(1)}`).join(', ')
}

function GapMap({ category, rows }: { category: Category; rows: Analytics['resourceGaps'] }) {
  const widest = listWidest(rows)
  const { figures: w, directory } = words()
  const name = directory.categories[category]
  return (
    <figure className="chart-figure">
      <figcaption>
        <h3>{name}</h3>
        <p className="soft">{w.widest({ states: widest })}</p>
      </figcaption>
      <StateMap
        label={w.gapMap({ category: name, widest })}
        values={new Map(rows.map(({ state, gapScore }) => [state, gapScore] as const))}
        most={WIDEST}
      />
    </figure>
  )
}

export function Gaps({ figures, tables }: { figures: Analytics; tables: ReportTable[] }) {
  const w = words().figures
  return (
    <section aria-labelledby="gaps-title" className="grid gap-5">
      <h2 id="gaps-title">{w.missing}</h2>
      <p>{w.missingText}</p>
      <StateShapes />
      <MapKey low="0" high="10" none={w.key.noFigure} />
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
        <h3>{w.formula}</h3>
        <p>{w.formulaText}</p>
        <p>{w.women}</p>
        <p>
          <SourceLink source={localizeSource(populationSource)} copy={words().records} />
        </p>
      </div>
    </section>
  )
}
