import 'server-only'
import { and, desc, eq, lt } from 'drizzle-orm'
import { query } from '@/db'
import { auditLog } from '@/db/schema/audit'
import type { AuditTarget } from './record'
import { type AuditEntryDto, auditEntrySchema } from './schema'

export interface AuditFilter {
  type?: AuditTarget
  targetId?: string
  actor?: string
  limit: number
  /** The id of the previous page's last entry. */
  after?: number
}

export interface AuditPage {
  items: AuditEntryDto[]
  next: number | null
}

/** Latest first. */
export async function listAudit({ type, targetId, actor, limit, after }: AuditFilter): Promise<AuditPage> {
  const rows = await query((db) =>
    db
      .select()
      .from(auditLog)
      .where(
        and(
          type && eq(auditLog.targetType, type),
          targetId ? eq(auditLog.targetId, targetId) : undefined,
          actor ? eq(auditLog.actor, actor) : undefined,
          after === undefined ? undefined : lt(auditLog.id, after),
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(limit + 1),
  )
  const items = rows.slice(0, limit).map((row) => auditEntrySchema.parse(row))
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
