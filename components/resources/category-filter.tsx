import { type Category, categories, categoryNames } from '@/lib/resources/vocabulary'
import { formatNumber } from '@/lib/text/format'

/** The filter buttons: each category is a page of its own. */
export function CategoryFilter({ counts, selected }: { counts: Record<Category, number>; selected: Category | 'all' }) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav aria-label="Categories">
      <ul className="chips">
        <li>
          <a className="chip" href="/resources" aria-current={selected === 'all' ? 'page' : undefined}>
            All <span className="num">{formatNumber(total)}</span>
          </a>
        </li>
        {categories.map((category) => (
          <li key={category}>
            <a
              className="chip"
              href={`/resources/${category}`}
              aria-current={selected === category ? 'page' : undefined}
            >
              {categoryNames[category]} <span className="num">{formatNumber(counts[category])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
