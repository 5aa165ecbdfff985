import { Icon } from '@/components/ui/icon'
import { type AgeRow, type AgeSums, listCategoryRows, listStateRows, sumAges } from '@/lib/resources/age-tables'
import { ages } from '@/lib/resources/freshness'
import type { AgeCount } from '@/lib/resources/reads/directory'
import { categories } from '@/lib/resources/vocabulary'
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
function AgeTable({
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

/** By kind of help, by state, and by state within each kind. */
export function AgeTables({ counts }: { counts: readonly AgeCount[] }) {
  const total = sumAges(counts)
  const { about, directory } = words()
  const w = about.fresh
  return (
    <>
      <AgeTable caption={w.byKind} first={w.kind} rows={listCategoryRows(counts)} total={total} />
      <AgeTable caption={w.byState} first={w.state} rows={listStateRows(counts)} total={total} />
      <section className="grid gap-3" aria-labelledby="each-title">
        <h2 id="each-title">{w.each}</h2>
        {categories.map((category) => (
          <details key={category}>
            <summary className="tap quiet-act">
              <span>{w.kindByState({ kind: directory.categories[category] })}</span>
              <Icon name="chevron-down" className="chevron" />
            </summary>
            <AgeTable
              caption={w.kindByState({ kind: directory.categories[category] })}
              first={w.state}
              rows={listStateRows(counts, category)}
              total={sumAges(counts, (count) => count.category === category)}
            />
          </details>
        ))}
      </section>
    </>
  )
}
