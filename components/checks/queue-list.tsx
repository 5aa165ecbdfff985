import { type Column, ConsoleTable } from '@/components/staff/console-table'
import { NextPage } from '@/components/staff/list-tools'
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

const isTaken = ({ claimedUntil, isClaimedByMe }: QueueItemDto) => claimedUntil !== null && !isClaimedByMe

function describeTurn(item: QueueItemDto): string {
  const { skippedUntil } = item
  return [
    isTaken(item) ? 'A colleague is checking it now.' : '',
    skippedUntil ? `Postponed until ${formatEasternMoment(skippedUntil)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const head: Column<QueueItemDto> = {
  id: 'title',
  label: 'Name',
  cell: ({ id, title, isEmergency }) => (
    <span className="console-name">
      <a href={`/admin/checks/${id}`}>{title}</a>{' '}
      {isEmergency ? <span className="badge badge-emergency">Emergency</span> : null}
    </span>
  ),
}

const columns: readonly Column<QueueItemDto>[] = [
  {
    id: 'checked',
    label: 'Checked',
    cell: (item) => {
      const { state, label } = describeFreshness(item)
      return (
        <span className={state === 'verified' ? 'badge badge-verified' : undefined} title={label}>
          {label}
        </span>
      )
    },
  },
  { id: 'doubt', label: 'In doubt', cell: (item) => <DoubtBadges {...item} /> },
  { id: 'category', label: 'Category', cell: ({ category }) => categoryNames[category] },
  { id: 'state', label: 'State', cell: ({ state }) => (state ? stateName(state) : 'nationwide') },
  { id: 'turn', label: 'Turn', cell: describeTurn },
]

/** In the order in which they are to be checked, which no other replaces. */
export function QueueList({
  items,
  query,
  nextHref,
}: {
  items: readonly QueueItemDto[]
  query: string
  nextHref: string | null
}) {
  return (
    <div className="console-list">
      <ConsoleTable
        label="Entries to check"
        rows={items}
        empty="There is nothing to check here. Every entry was checked in the last 90 days."
        head={head}
        columns={columns}
        address={{ href: '/admin/checks', query }}
        act={(item) =>
          isTaken(item) ? null : (
            <form method="post" action={`/api/admin/checks/${item.id}/claim`}>
              <Button type="submit" variant="outline">
                {item.isClaimedByMe ? 'Continue' : 'Check'} <span className="sr-only">{item.title}</span>
              </Button>
            </form>
          )
        }
      />
      <NextPage href={nextHref} />
    </div>
  )
}
