import { Icon, type IconName } from '@/components/ui/icon'
import { resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { type Category, categoryNames } from '@/lib/resources/vocabulary'
import { formatNumber } from '@/lib/text/format'

const icons: Record<Category, IconName> = {
  'housing-shelter': 'house',
  'womens-health': 'heart-pulse',
  'rights-advocacy': 'scale',
  'financial-support': 'hand-coins',
}

export interface CategoryOverview {
  category: Category
  count: number
  entries: ResourceDto[]
}

/** Up to four entries of each category. */
export function Overview({ overviews }: { overviews: CategoryOverview[] }) {
  return (
    <ul className="grid-2">
      {overviews.map(({ category, count, entries }) => (
        <li key={category} className="card max-w-none">
          <h3 className="flex items-center gap-3">
            <span className="text-[var(--plum)]">
              <Icon name={icons[category]} size={24} />
            </span>
            <a href={`/resources/${category}`}>{categoryNames[category]}</a>
            <span className="num soft ml-auto text-[0.95rem] font-normal">{formatNumber(count)}</span>
          </h3>
          {entries.length === 0 ? (
            <p className="soft">Resources coming soon</p>
          ) : (
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <a className="tap" href={resourcePath(entry)}>
                    {entry.title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
