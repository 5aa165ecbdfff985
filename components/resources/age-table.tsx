import type { AgeRow, AgeSums } from '@/lib/resources/age-tables'
import { ages } from '@/lib/resources/freshness'
import { words } from '@/lib/site/language/words'
import { formatNumber } from '@/lib/text/format'

/** The grid layout on phones would remove the table semantics, so the roles are set explicitly. */
const is = (role: string) => ({ role })

function Cells({ sums }: { sums: AgeSums }) {
  return [...ages, 'all' as const].map((age) => (
    <td key={age} {...is('cell')}>
      {formatNumber(sums[age])}
    </td>
  ))
}

function Row({ label, sums }: Pick<AgeRow, 'label' | 'sums'>) {
  return (
    <tr {...is('row')}>
      <th scope="row" {...is('rowheader')}>
        {label}
      </th>
      <Cells sums={sums} />
    </tr>
  )
}

/** Number of checks by age, one row per kind of help or place. */
export function AgeTable({
  caption,
  first,
  rows,
  total,
}: {
  caption: string
  /** What a row is, for example 'State'. */
  first: string
  rows: readonly AgeRow[]
  total: AgeSums
}) {
  const w = words().about.fresh
  return (
    <table className="age-table" {...is('table')}>
      <caption>{caption}</caption>
      <thead {...is('rowgroup')}>
        <tr {...is('row')}>
          {[first, ...ages.map((age) => w.ages[age]), w.all].map((name) => (
            <th key={name} scope="col" {...is('columnheader')}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...is('rowgroup')}>
        {rows.map(({ key, label, sums }) => (
          <Row key={key} label={label} sums={sums} />
        ))}
      </tbody>
      <tfoot {...is('rowgroup')}>
        <Row label={w.all} sums={total} />
      </tfoot>
    </table>
  )
}
