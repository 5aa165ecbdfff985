import { SourceLink } from '@/components/ui/source-link'
import type { StateCode } from '@/lib/geography/states'
import { compensationDeadlines, uncertainDeadlines, withoutDeadline } from '@/lib/legal/content/compensation-deadlines'
import { describeLimit } from '@/lib/legal/deadline'
import { formatLongDay } from '@/lib/legal/long-day'
import type { StateFact } from '@/lib/legal/states/cells'
import { formatDate } from '@/lib/text/format'

/** A state's deadline for claiming compensation: as its law page says it, else as the calculator has it, else marked as uncertain. */
export function CompensationLimit({ state, fact }: { state: StateCode; fact?: StateFact }) {
  const known = compensationDeadlines[state]
  const open = withoutDeadline[state]
  const old = uncertainDeadlines[state]
  if (fact) {
    return (
      <span>
        {fact.value}{' '}
        <span className="soft">
          {fact.isConfirmed ? 'Confirmed on ' : 'Read on '}
          <time dateTime={fact.on}>{formatDate(fact.on)}</time>.
        </span>
        {fact.isConfirmed || !fact.url ? null : (
          <SourceLink source={{ label: fact.source ?? '', url: fact.url, date: fact.dated ?? '' }} />
        )}
      </span>
    )
  }
  if (known) {
    return (
      <>
        <ul>
          {known.rules.map(({ since, limit }, index) => (
            <li key={since ?? 'always'}>
              <b>{describeLimit(limit)}</b>
              {since ? ` for crimes since ${formatLongDay(since)}` : index > 0 ? ' for older crimes' : ''}
            </li>
          ))}
        </ul>
        {known.counted ? <span>{known.counted}</span> : null}
        <span>{known.late}</span>
        {known.minors ? <span>{known.minors}</span> : null}
        <SourceLink source={known.source} />
      </>
    )
  }
  if (open) {
    return (
      <>
        <span>{open.lastRead}</span>
        <SourceLink source={open.source} />
      </>
    )
  }
  return (
    <>
      <span>{old ? `Not certain. The last we could read: ${old.lastRead}` : 'Not certain.'}</span>
      {old ? <SourceLink source={old.source} /> : null}
    </>
  )
}
