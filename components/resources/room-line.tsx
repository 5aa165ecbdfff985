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
    <p className={`callout px-4 py-2 ${entry.room?.says === 'room' ? 'callout-tip' : ''}`.trimEnd()}>
      <span>
        <b>{said}.</b> {more}
      </span>
    </p>
  )
}
