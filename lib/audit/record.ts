import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@/db'
import { auditLog } from '@/db/schema/audit'
import type { auditTargets } from '@/db/vocabulary/audit'

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
