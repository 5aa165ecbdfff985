import { formatNumber } from '@/lib/format'
import { type AgeRow, type AgeSums, ageNames } from '@/lib/resources/age-tables'
import { ages } from '@/lib/resources/freshness'

function Cells({ sums }: { sums: AgeSums }) {
  return [...ages, 'all' as const].map((age) => <td key={age}>{formatNumber(sums[age])}</td>)
}

/** Counts of checks by their age, a row for each kind of help or place. */
export function AgeTable({
  caption,
  first,
  rows,
  total,
}: {
  caption: string
  /** What the rows are: 'State'. */
  first: string
  rows: readonly AgeRow[]
  total?: AgeSums
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <section className="age-scroll" aria-label={caption} tabIndex={0}>
      <table className="age-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {ages.map((age) => (
              <th key={age} scope="col">
                {ageNames[age]}
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, sums }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <Cells sums={sums} />
            </tr>
          ))}
        </tbody>
        {total ? (
          <tfoot>
            <tr>
              <th scope="row">All</th>
              <Cells sums={total} />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}
