import { NextPage } from '@/components/staff/next-page'
import { Button } from '@/components/ui/button'
import { stateName } from '@/lib/geography/states'
import type { QueueItemDto } from '@/lib/resources/checks/schema'
import { describeFreshness } from '@/lib/resources/freshness'
import { categoryNames } from '@/lib/resources/vocabulary'
import { formatCount } from '@/lib/text/format'
import { formatEasternMoment } from '@/lib/time/eastern-time'

type Doubted = Pick<QueueItemDto, 'openReports' | 'isLinkBroken' | 'linkMovedTo'>

/** Why a record should be checked before others of the same age. */
export function DoubtBadges({ openReports, isLinkBroken, linkMovedTo }: Doubted) {
  return (
    <>
      {openReports > 0 ? (
        <span className="badge console-badge-waiting">{formatCount(openReports, 'report')}</span>
      ) : null}
      {isLinkBroken ? <span className="badge console-badge-waiting">Website does not answer</span> : null}
      {linkMovedTo ? <span className="badge console-badge-waiting">Website leads to {linkMovedTo}</span> : null}
    </>
  )
}

function QueueRow({ item }: { item: QueueItemDto }) {
  const { id, title, isEmergency, category, state, claimedUntil, isClaimedByMe, skippedUntil } = item
  const isTaken = claimedUntil !== null && !isClaimedByMe
  const freshness = describeFreshness(item)
  return (
    <li className="console-row">
      <div className="console-row-facts">
        <h3>{title}</h3>
        <p className="badges">
          {isEmergency ? <span className="badge badge-emergency">Emergency</span> : null}
          <span className={freshness.state === 'verified' ? 'badge badge-verified' : 'badge'}>{freshness.label}</span>
          <DoubtBadges {...item} />
        </p>
        <p className="soft">
          {categoryNames[category]}, {state ? stateName(state) : 'nationwide'}
        </p>
        {isTaken ? <p className="soft">A colleague is checking it now.</p> : null}
        {skippedUntil ? <p className="soft">Postponed until {formatEasternMoment(skippedUntil)}.</p> : null}
      </div>
      {isTaken ? null : (
        <form method="post" action={`/api/admin/checks/${id}/claim`}>
          <Button type="submit" look="line">
            {isClaimedByMe ? 'Continue' : 'Check'} <span className="sr-only">{title}</span>
          </Button>
        </form>
      )}
    </li>
  )
}

export function QueueList({ items, nextHref }: { items: readonly QueueItemDto[]; nextHref: string | null }) {
  if (items.length === 0) return <p>There is nothing to check here. Every entry was checked in the last 90 days.</p>
  return (
    <>
      <ul className="box console-rows">
        {items.map((item) => (
          <QueueRow key={item.id} item={item} />
        ))}
      </ul>
      <NextPage href={nextHref} />
    </>
  )
}
