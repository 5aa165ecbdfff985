import 'server-only'
import { sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import type { Viewer } from '@/lib/session/policy'
import { ConfidentialAddress } from '../confidential'
import { firstPlace, selectStaffResources, staffColumns } from './sql-staff'
import {
  type ResourcePosition,
  type StaffResourceDto,
  type StaffResourceFilter,
  staffResourceSchema,
} from './staff-schema'

/** A record as it is read: an address that is not public is no text. */
export type StaffRecord = Omit<StaffResourceDto, 'address'> & { address: string | ConfidentialAddress | null }

function seal(row: Record<string, unknown>): StaffRecord {
  const { address, ...record } = staffResourceSchema.parse(row)
  const isPublic = address === null || record.addressVisibility === 'full'
  return { ...record, address: isPublic ? address : new ConfidentialAddress(address) }
}

/** The record with all its words, for staff who may see them. */
export function revealRecord(viewer: Viewer, { address, ...record }: StaffRecord): StaffResourceDto {
  return { ...record, address: address instanceof ConfidentialAddress ? address.reveal(viewer) : address }
}

export interface StaffResourceList {
  items: StaffResourceDto[]
  next: ResourcePosition | null
}

export async function listStaffResources(viewer: Viewer, filter: StaffResourceFilter): Promise<StaffResourceList> {
  const rows = await query((db) => db.execute<Record<string, unknown>>(selectStaffResources(filter)))
  const items = rows.slice(0, filter.limit).map((row) => revealRecord(viewer, seal(row)))
  const last = rows[filter.limit - 1]
  const sort: ResourcePosition['sort'] = filter.deleted ? 'deleted' : (filter.sort ?? 'updated')
  const next = rows.length > filter.limit && last ? { sort, value: String(last.position), id: String(last.id) } : null
  return { items, next }
}

export async function findStaffResource(db: Pick<Database, 'execute'>, id: string): Promise<StaffRecord | null> {
  const [row] = await db.execute<Record<string, unknown>>(
    sql`select ${staffColumns} from resources r ${firstPlace} where r.id = ${id}`,
  )
  return row ? seal(row) : null
}

export async function getStaffResource(viewer: Viewer, id: string): Promise<StaffResourceDto | null> {
  const record = await query((db) => findStaffResource(db, id))
  return record && revealRecord(viewer, record)
}
