import { Icon } from '@/components/ui/icon'
import { CallLink } from '@/components/ui/phone-link'
import { resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { type Category, categoryRecords } from '@/lib/resources/vocabulary'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { formatNumber } from '@/lib/text/format'

export interface CategoryOverview {
  category: Category
  count: number
  entries: ResourceDto[]
}

/** Up to four entries per category, the first with its phone number. */
export function Overview({ overviews }: { overviews: CategoryOverview[] }) {
  return (
    <ul className="grid-2">
      {overviews.map(({ category, count, entries }) => (
        <li key={category} className="card max-w-none">
          <h3 className="flex items-center gap-3">
            <span className="text-[var(--plum)]">
              <Icon name={categoryRecords[category].icon} size={24} />
            </span>
            <a href={to(`/resources/${category}`)}>{words().directory.categories[category]}</a>
            <span className="num soft ml-auto text-[0.95rem] font-normal">{formatNumber(count)}</span>
          </h3>
          {entries.length === 0 ? (
            <p className="soft">{words().home.comingSoon}</p>
          ) : (
            <ul>
              {entries.map((entry, index) => (
                <li key={entry.id} className="row gap-y-0">
                  <a className="tap" href={to(resourcePath(entry))}>
                    {words().records.name(entry)}
                  </a>
                  {index === 0 && entry.phoneNumber ? (
                    <CallLink number={entry.phoneNumber} label={words().layout.call} />
                  ) : null}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
