import { SourceLink } from '@/components/ui/source-link'
import type { StateCode } from '@/lib/geography/states'
import { compensationDeadlines, uncertainDeadlines, withoutDeadline } from '@/lib/legal/content/compensation-deadlines'
import { describeLimit } from '@/lib/legal/deadline'
import { formatLongDay } from '@/lib/legal/long-day'
import type { StateFact } from '@/lib/legal/states/cells'
import { formatDate } from '@/lib/text/format'

/** A state's deadline for claiming compensation: confirmed by staff, else as we read it, else marked as uncertain. */
export function CompensationLimit({ state, confirmed }: { state: StateCode; confirmed?: StateFact }) {
  const known = compensationDeadlines[state]
  const open = withoutDeadline[state]
  const old = uncertainDeadlines[state]
  if (confirmed) {
    return (
      <span>
        {confirmed.value} <span className="soft">Confirmed on {formatDate(confirmed.on)}.</span>
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
