import { Icon } from '@/components/ui/icon'
import { describeRoom } from '@/lib/resources/rooms/room'
import type { ResourceDto } from '@/lib/resources/schema'

/** What the shelter itself says of tonight, with its hour. */
export function RoomLine({
  entry,
  more,
}: {
  entry: Pick<ResourceDto, 'state' | 'countyFips' | 'room'>
  more?: string
}) {
  const said = describeRoom(entry)
  if (!said) return null
  return (
    <p className={entry.room?.says === 'room' ? 'callout callout-tip' : 'callout'}>
      <Icon name="door-open" size={18} /> <b>{said}.</b> {more}
    </p>
  )
}
