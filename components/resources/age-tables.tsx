import { Icon } from '@/components/ui/icon'
import { listCategoryRows, listStateRows, sumAges } from '@/lib/resources/age-tables'
import type { AgeCount } from '@/lib/resources/reads/directory'
import { categories, categoryNames } from '@/lib/resources/vocabulary'
import { AgeTable } from './age-table'

/** By kind of help, by state, and for each kind by state. */
export function AgeTables({ counts }: { counts: readonly AgeCount[] }) {
  const total = sumAges(counts)
  return (
    <>
      <AgeTable caption="By kind of help" first="Kind of help" rows={listCategoryRows(counts)} total={total} />
      <AgeTable caption="By state" first="State" rows={listStateRows(counts)} total={total} />
      <section className="grid gap-3" aria-labelledby="each-title">
        <h2 id="each-title">Each kind of help by state</h2>
        {categories.map((category) => (
          <details key={category}>
            <summary className="tap quiet-act">
              <span>{categoryNames[category]} by state</span>
              <Icon name="chevron-down" className="chevron" />
            </summary>
            <AgeTable
              caption={`${categoryNames[category]} by state`}
              first="State"
              rows={listStateRows(counts, category)}
              total={sumAges(counts, (count) => count.category === category)}
            />
          </details>
        ))}
      </section>
    </>
  )
}
