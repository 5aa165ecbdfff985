import 'server-only'
import { and, desc, eq, like, lt, not } from 'drizzle-orm'
import { query } from '@/db'
import { auditLog } from '@/db/schema/audit'
import type { AuditTarget } from './record'
import { type AuditEntryDto, auditEntrySchema, BY_IMPORT } from './schema'

export interface AuditFilter {
  type?: AuditTarget
  targetId?: string
  actor?: string
  /** Whether each record of an import comes beside its file; of one record all is shown. */
  imported?: 'shown' | 'left-out'
  limit: number
  /** The id of the previous page's last entry. */
  after?: number
}

export interface AuditPage {
  items: AuditEntryDto[]
  next: number | null
}

/** Latest first. */
export async function listAudit({ type, targetId, actor, imported, limit, after }: AuditFilter): Promise<AuditPage> {
  const rows = await query((db) =>
    db
      .select()
      .from(auditLog)
      .where(
        and(
          type && eq(auditLog.targetType, type),
          targetId ? eq(auditLog.targetId, targetId) : undefined,
          actor ? eq(auditLog.actor, actor) : undefined,
          imported === 'left-out' && !targetId ? not(like(auditLog.action, `%${BY_IMPORT}`)) : undefined,
          after === undefined ? undefined : lt(auditLog.id, after),
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(limit + 1),
  )
  const items = rows.slice(0, limit).map((row) => auditEntrySchema.parse(row))
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
