import 'server-only'
import { sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { firstPlace, selectStaffResources, staffColumns } from './sql-staff'
import {
  type ResourcePosition,
  type StaffResourceDto,
  type StaffResourceFilter,
  staffResourceSchema,
} from './staff-schema'

export interface StaffResourceList {
  items: StaffResourceDto[]
  next: ResourcePosition | null
}

export async function listStaffResources(filter: StaffResourceFilter): Promise<StaffResourceList> {
  const rows = await query((db) => db.execute<Record<string, unknown>>(selectStaffResources(filter)))
  const items = rows.slice(0, filter.limit).map((row) => staffResourceSchema.parse(row))
  const last = rows[filter.limit - 1]
  const sort: ResourcePosition['sort'] = filter.deleted ? 'deleted' : (filter.sort ?? 'updated')
  const next = rows.length > filter.limit && last ? { sort, value: String(last.position), id: String(last.id) } : null
  return { items, next }
}

export async function findStaffResource(db: Pick<Database, 'execute'>, id: string): Promise<StaffResourceDto | null> {
  const [row] = await db.execute<Record<string, unknown>>(
    sql`select ${staffColumns} from resources r ${firstPlace} where r.id = ${id}`,
  )
  return row ? staffResourceSchema.parse(row) : null
}

export async function getStaffResource(id: string): Promise<StaffResourceDto | null> {
  return query((db) => findStaffResource(db, id))
}
