import { type StateCode, sortStates, stateSlug } from '@/lib/geography/states'
import type { Category } from '@/lib/resources/vocabulary'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { formatNumber } from '@/lib/text/format'

/** Links to each state's page, with its number of entries. */
export function StateLinks({
  category,
  counts,
  label,
}: {
  category: Category
  counts: Map<StateCode, number>
  label: string
}) {
  return (
    <nav aria-label={label}>
      <ul className="columns-[11rem] gap-6">
        {sortStates(words().records.state).map((state) => (
          <li key={state}>
            <a className="tap" href={to(`/resources/${category}/in/${stateSlug(state)}`)}>
              {words().records.state(state)} <span className="num soft">{formatNumber(counts.get(state) ?? 0)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
