import { type Category, categories } from '@/lib/resources/vocabulary'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { formatNumber } from '@/lib/text/format'

/** The filter buttons: each leads to the page of a category. */
export function CategoryFilter({ counts, selected }: { counts: Record<Category, number>; selected: Category | 'all' }) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const w = words().directory
  return (
    <nav aria-label={w.categoriesLabel}>
      <ul className="chips chips-row">
        <li>
          <a className="chip" href={to('/resources')} aria-current={selected === 'all' ? 'page' : undefined}>
            {w.all} <span className="num">{formatNumber(total)}</span>
          </a>
        </li>
        {categories.map((category) => (
          <li key={category}>
            <a
              className="chip"
              href={to(`/resources/${category}`)}
              aria-current={selected === category ? 'page' : undefined}
            >
              {w.categories[category]} <span className="num">{formatNumber(counts[category])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
