/** Locations of found entries. An address that is not public has no position. */
import { type SQL, sql } from 'drizzle-orm'
import type { Point } from '@/lib/geography/distance'
import { writeHere } from '@/lib/geography/earth'
import type { StateCode } from '@/lib/geography/states'
import { writeIds } from '@/lib/resources/reads/sql-rows'

export interface DoorRow extends Record<string, unknown> {
  id: string
  isApproximate: boolean
  address: string | null
  city: string | null
  state: StateCode | null
  latitude: number
  longitude: number
}

/** The nearest location of each entry. */
export function selectDoors(ids: readonly string[], here: Point | null): SQL {
  const order = here ? sql`l.position <-> ${writeHere(here)}` : sql`l.id`
  return sql`select distinct on (l.resource_id) l.resource_id as id, l.is_approximate as "isApproximate",
      concat_ws(', ', l.street, l.city, concat_ws(' ', l.state, l.zip)) as address, l.city, l.state,
      l.latitude, l.longitude
    from locations l where l.position is not null and l.resource_id = any(${writeIds(ids)})
    order by l.resource_id, ${order}`
}
