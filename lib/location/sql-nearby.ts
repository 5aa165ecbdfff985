/** Doors and hours of entries that were found. An address that is not public has no point. */
import { type SQL, sql } from 'drizzle-orm'
import type { Point } from '@/lib/geography/distance'
import { writeHere } from '@/lib/geography/earth'
import type { StateCode } from '@/lib/geography/states'
import { writeIds } from '@/lib/resources/sql-rows'

export interface DoorRow extends Record<string, unknown> {
  id: string
  isApproximate: boolean
  address: string | null
  city: string | null
  state: StateCode | null
  latitude: number
  longitude: number
}

/** Of each entry the door that is nearest. */
export function selectDoors(ids: readonly string[], here: Point | null): SQL {
  const order = here ? sql`l.position <-> ${writeHere(here)}` : sql`l.id`
  return sql`select distinct on (l.resource_id) l.resource_id as id, l.is_approximate as "isApproximate",
      concat_ws(', ', l.street, l.city, concat_ws(' ', l.state, l.zip)) as address, l.city, l.state,
      l.latitude, l.longitude
    from locations l where l.position is not null and l.resource_id = any(${writeIds(ids)})
    order by l.resource_id, ${order}`
}

export interface HoursRow extends Record<string, unknown> {
  resourceId: string
  open24h: boolean
  weekday: number | null
  opensAt: string | null
  closesAt: string | null
  timezone: string | null
}

export function selectHours(ids: readonly string[]): SQL {
  return sql`select s.resource_id as "resourceId", s.open_24h as "open24h", s.weekday,
      to_char(s.opens_at, 'HH24:MI') as "opensAt", to_char(s.closes_at, 'HH24:MI') as "closesAt", s.timezone
    from schedules s where s.resource_id = any(${writeIds(ids)})`
}
