/**
 * Rooms are kept apart from records, so that a word from one shelter does not render the pages of the whole directory
 * again: pages that show them carry the tags of their states.
 */
import 'server-only'
import { sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import type { RoomAnswer } from '@/db/vocabulary/operations'
import { stateCodes } from '@/db/vocabulary/states'
import { cached } from '@/lib/cache/cached'
import { isBuilding } from '@/lib/cache/is-building'
import { noteCopyUsed } from '../reads/directory'
import { writeIds } from '../reads/sql-rows'
import type { ResourceDto, Room } from '../schema'
import { isCurrentRoom, mayHaveRoom } from './room'

const NATIONAL = 'US'
const places = [...stateCodes, NATIONAL]
export const roomTag = (state: string | null) => `rooms-${(state ?? NATIONAL).toLowerCase()}`
export const roomTags = places.map(roomTag)

const isFresh = sql`s.said_at > now() - interval '12 hours'`
const columns = sql`s.resource_id as id, s.says, to_char(s.said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "saidAt"`

type Row = { id: string; says: RoomAnswer; saidAt: string } & Record<string, unknown>

/** By the ids of entries, for pages that are rendered per request. */
export async function readRooms(db: Database, ids: readonly string[]): Promise<Map<string, Room>> {
  if (ids.length === 0) return new Map()
  const rows = await db.execute<Row>(
    sql`select ${columns} from rooms s where s.resource_id = any(${writeIds(ids)}) and ${isFresh}`,
  )
  return new Map(rows.map(({ id, says, saidAt }) => [id, { says, saidAt }]))
}

async function readOfState(state: string): Promise<Row[]> {
  if (isBuilding()) return []
  try {
    return await query((db) =>
      db.execute<Row>(sql`select ${columns} from rooms s join resources r on r.id = s.resource_id
        where coalesce(r.state, ${NATIONAL}) = ${state} and ${isFresh}`),
    )
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    noteCopyUsed()
    return []
  }
}

const ofState = new Map(places.map((state) => [state, cached('rooms', readOfState, [roomTag(state)])]))

/** For cached pages. */
export async function listRooms(entries: readonly ResourceDto[]): Promise<Map<string, Room>> {
  const states = new Set(entries.filter(mayHaveRoom).map(({ state }) => state ?? NATIONAL))
  const rows = await Promise.all([...states].map((state) => ofState.get(state)?.(state) ?? []))
  return new Map(rows.flat().map(({ id, says, saidAt }) => [id, { says, saidAt }]))
}

/** The entry with its report for tonight. */
export function withRoom<Entry extends ResourceDto>(entry: Entry, rooms: ReadonlyMap<string, Room>): Entry {
  const room = rooms.get(entry.id)
  return room && isCurrentRoom(room) ? { ...entry, room } : entry
}

/** A version per state: changes with every report, and when a report expires. */
export async function readRoomVersions(): Promise<Map<string, string>> {
  const rows = await query((db) =>
    db.execute<{ state: string; version: string }>(sql`
      select coalesce(r.state, ${NATIONAL}) as state,
        string_agg(s.resource_id || ' ' || s.says || ' ' || extract(epoch from s.said_at), ',' order by s.resource_id) as version
      from rooms s join resources r on r.id = s.resource_id where ${isFresh} group by 1 order by 1`),
  )
  return new Map(rows.map(({ state, version }) => [state, version]))
}
