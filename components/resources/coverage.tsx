import { MapKey, StateMap } from '@/components/analytics/state-map'
import { type CoverageCounts, type StateCoverage, sumCoverage } from '@/lib/resources/coverage'
import { words } from '@/lib/site/language/words'
import { formatNumber } from '@/lib/text/format'

const share = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole)

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${Math.round(share(part, whole))} %`
}

function Row({ label, counts }: { label: string; counts: CoverageCounts }) {
  const { counties, people, named, numbered } = counts
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{formatNumber(counties)}</td>
      <td>{formatNumber(named.counties)}</td>
      <td>{percent(named.people, people)}</td>
      <td>{percent(numbered.people, people)}</td>
    </tr>
  )
}

/** In a sentence, and as a map by the share of people with a number to call in their county. The territories are only in the table. */
export function CoverageSummary({ rows }: { rows: readonly StateCoverage[] }) {
  const { coverage: w } = words().about
  const total = sumCoverage(rows)
  const shares = new Map(rows.map(({ state, numbered, people }) => [state, share(numbered.people, people)]))
  return (
    <>
      <p>
        {w.lead({
          named: percent(total.named.people, total.people),
          numbered: percent(total.numbered.people, total.people),
        })}
      </p>
      <figure className="chart-figure">
        <StateMap label={w.map} values={shares} most={100} isOnly />
        <figcaption>
          <MapKey low={w.fewest} high={w.everyone} />
        </figcaption>
      </figure>
    </>
  )
}

/** Counties and people with a local program against violence, one row per state. */
export function Coverage({ rows }: { rows: readonly StateCoverage[] }) {
  const { about, records } = words()
  const w = about.coverage
  const total = sumCoverage(rows)
  return (
    <section className="grid gap-3" aria-labelledby="coverage-title">
      <h2 id="coverage-title">{w.title}</h2>
      <CoverageSummary rows={rows} />
      <div className="overflow-x-auto">
        <table className="age-table">
          <caption>{w.caption}</caption>
          <thead>
            <tr>
              {[about.fresh.state, w.counties, w.named, w.namedPeople, w.numberedPeople].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.state} label={records.state(row.state)} counts={row} />
            ))}
          </tbody>
          <tfoot>
            <Row label={about.fresh.all} counts={total} />
          </tfoot>
        </table>
      </div>
    </section>
  )
}
