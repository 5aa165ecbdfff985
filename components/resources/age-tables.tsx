import { Icon } from '@/components/ui/icon'
import { listCategoryRows, listStateRows, sumAges } from '@/lib/resources/age-tables'
import type { AgeCount } from '@/lib/resources/reads/directory'
import { categories } from '@/lib/resources/vocabulary'
import { words } from '@/lib/site/language/words'
import { AgeTable } from './age-table'

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
