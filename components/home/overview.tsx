import { Fold } from '@/components/ui/fold'
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

function Entry({ entry }: { entry: ResourceDto }) {
  return (
    <>
      <a className="tap" href={to(resourcePath(entry))}>
        {words().records.name(entry)}
      </a>
      {entry.phoneNumber ? <CallLink number={entry.phoneNumber} label={words().layout.call} /> : null}
    </>
  )
}

/** Up to four entries per category; on a phone the first, and the others behind it. */
export function Overview({ overviews }: { overviews: CategoryOverview[] }) {
  return (
    <ul className="grid-2 gap-3 sm:gap-5">
      {overviews.map(({ category, count, entries: [first, ...others] }) => (
        <li key={category} className="card max-w-none gap-0.5 sm:gap-2.5">
          <h3 className="flex items-center gap-3">
            <span className="text-[var(--plum)]">
              <Icon name={categoryRecords[category].icon} size={24} />
            </span>
            <a href={to(`/resources/${category}`)}>{words().directory.categories[category]}</a>
            <span className="num soft ml-auto text-[0.95rem] font-normal">{formatNumber(count)}</span>
          </h3>
          {first ? (
            <div className="overview">
              <Entry entry={first} />
              {others.length > 0 ? (
                <Fold summary={words().home.more({ count: others.length })}>
                  <ul>
                    {others.map((entry) => (
                      <li key={entry.id} className="row justify-between gap-y-0">
                        <Entry entry={entry} />
                      </li>
                    ))}
                  </ul>
                </Fold>
              ) : null}
            </div>
          ) : (
            <p className="soft">{words().home.comingSoon}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
