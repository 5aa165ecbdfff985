/** What an organization reports about room tonight. Shown for twelve hours, with its time. */
import { type RoomAnswer, roomAnswers } from '@/db/vocabulary/operations'
import { findTimeZone, listTimeZones } from '@/db/vocabulary/time-zones'
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'
import { DEFAULT_ZONE } from '@/lib/time/zones'
import type { ResourceDto, Room } from '../schema'

/** In the order of its buttons. */
export const shownAnswers: readonly RoomAnswer[] = roomAnswers

export const ROOM_HOURS = 12
const ROOM_MS = ROOM_HOURS * 3_600_000

export function isCurrentRoom({ saidAt }: Room, now = Date.now()): boolean {
  return Date.parse(saidAt) > now - ROOM_MS
}

/** Its end, at which it is no longer shown. */
export const endOfRoom = (saidAt: Date) => new Date(saidAt.getTime() + ROOM_MS)

/** Only these are ever asked. */
export function mayHaveRoom({ category }: Pick<ResourceDto, 'category'>): boolean {
  return category === 'housing-shelter'
}

/** 'Nov 28, 5:40 PM EST', by the clock of the place. */
export function formatRoomTime(
  at: Date,
  { state, countyFips = null }: { state: ResourceDto['state']; countyFips?: string | null },
): string {
  const options = {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: findTimeZone(state, countyFips) ?? (state && listTimeZones(state)[0]) ?? DEFAULT_ZONE,
    timeZoneName: 'short',
  } as const
  const { tag } = languageTags[currentLanguage()]
  return new Intl.DateTimeFormat(tag, options).format(at).replaceAll(/[\u202f\u00a0]/g, ' ')
}

/** 'Room tonight, said Nov 28, 5:40 PM EST'; null without a report, or if it is too old. */
export function describeRoom(
  entry: Pick<ResourceDto, 'state' | 'countyFips' | 'room'>,
  now = Date.now(),
): string | null {
  const { room } = entry
  if (!room || !isCurrentRoom(room, now)) return null
  return words().rooms.said[room.says]({ at: formatRoomTime(new Date(room.saidAt), entry) })
}

/** Those that report room first, those that report being full last. */
export function rankRoom({ room }: Pick<ResourceDto, 'room'>): number {
  return room?.says === 'room' ? 0 : room?.says === 'full' ? 2 : 1
}
