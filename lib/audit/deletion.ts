import 'server-only'
import { type Database, query } from '@/db'
import { AppError } from '@/lib/http/app-error'
import { type Actor, type AuditTarget, recordChange } from './record'

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
