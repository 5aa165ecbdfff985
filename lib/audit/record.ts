import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { auditLog } from '@/db/schema/audit'
import type { auditTargets } from '@/db/vocabulary/operations'
import { AppError } from '@/lib/http/app-error'

export type AuditTarget = (typeof auditTargets)[number]

/** A transaction, or the database itself. */
export type Writer = Pick<Database, 'insert'>

/** A staff member; without an id, a command run on the server. */
export interface Actor {
  userId: string | null
  email: string | null
}

export interface AuditEntry {
  action: string
  targetType: AuditTarget
  targetId: string
  target: string
  /** Fields that staff edit, never a visitor's text. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

const MAX_TARGET_LENGTH = 300

/** { field: [old, new] } for differences. A field missing on one side is null there. */
export function listChanges(
  before: Record<string, unknown> = {},
  after: Record<string, unknown> = {},
): Record<string, [unknown, unknown]> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changes = names.map((name) => [name, [before[name] ?? null, after[name] ?? null]] as const)
  return Object.fromEntries(
    changes.flatMap(([name, [old, now]]) => (isDeepStrictEqual(old, now) ? [] : [[name, [old, now]]])),
  )
}

/** Audits a change in the same transaction: neither exists without the other. */
export async function recordChange(db: Writer, viewer: Actor, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({
    actorId: viewer.userId,
    actor: viewer.email ?? 'unknown',
    action: entry.action,
    targetType: entry.targetType,
    targetId: entry.targetId,
    target: [...entry.target].slice(0, MAX_TARGET_LENGTH).join(''),
    changes: listChanges(entry.before, entry.after),
  })
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

interface Deletable {
  type: AuditTarget
  /** Locks the row until the transaction ends. */
  hold: (transaction: Transaction, id: string) => Promise<{ title: string; deletedAt: string | null }>
  write: (transaction: Transaction, id: string, deletedAt: Date | null) => Promise<unknown>
}

/** Soft deletion of a record, and restoring it within 30 days. Restoring one that is not deleted does nothing. */
export function deletions({ type, hold, write }: Deletable) {
  async function setDeleted(viewer: Actor, id: string, isDeleted: boolean): Promise<void> {
    await query((db) =>
      db.transaction(async (transaction) => {
        const before = await hold(transaction, id)
        if ((before.deletedAt !== null) === isDeleted) {
          if (isDeleted) throw new AppError('not-found', `This ${type} was already deleted.`)
          return
        }
        await write(transaction, id, isDeleted ? new Date() : null)
        const action = isDeleted ? 'deleted' : 'restored'
        await recordChange(transaction, viewer, { action, targetType: type, targetId: id, target: before.title })
      }),
    )
  }
  return {
    remove: (viewer: Actor, id: string) => setDeleted(viewer, id, true),
    restore: (viewer: Actor, id: string) => setDeleted(viewer, id, false),
  }
}

const BATCH_SIZE = 5000

/** Run by the scheduler: deletes entries older than two years. Returns how many. */
export async function purgeAudit(now: Date): Promise<number> {
  const rows = await query((db) =>
    db.execute(sql`delete from audit_log where id in (
      select id from audit_log where at < ${now.toISOString()}::timestamptz - interval '2 years' order by at limit ${BATCH_SIZE})
      returning id`),
  )
  return rows.length
}
