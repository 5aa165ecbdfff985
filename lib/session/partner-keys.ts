/** Keys of partners, who send files of one source. A key is shown when it is made; only its hash is stored. */
import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { query } from '@/db'
import { partnerKeys } from '@/db/schema/desk'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import { hashToken, randomToken } from '@/lib/sealing/seal'
import type { Viewer } from './policy'

const MAX_KEYS = 200
const FORM = /^Bearer (mk_[A-Za-z0-9_-]{43})$/i

export interface Partner {
  id: string
  source: string
  /** As it stands in the audit log. */
  name: string
}

/** By the key of a request; null without one that is in force. */
export async function findPartner(request: Request): Promise<Partner | null> {
  const [, key] = FORM.exec(request.headers.get('authorization')?.trim() ?? '') ?? []
  if (!key) return null
  const { id, source, label, ending, keyHash, revokedAt } = partnerKeys
  const [row] = await query((db) =>
    db
      .select({ id, source, label, ending })
      .from(partnerKeys)
      .where(and(eq(keyHash, hashToken(key)), isNull(revokedAt))),
  )
  return row ? { id: row.id, source: row.source, name: `${row.label} (key …${row.ending})` } : null
}

export async function requirePartner(request: Request): Promise<Partner> {
  const partner = await findPartner(request)
  if (!partner) throw new AppError('signed-out')
  await query((db) => db.update(partnerKeys).set({ lastUsedAt: sql`now()` }).where(eq(partnerKeys.id, partner.id)))
  return partner
}

/** The newest first, without what would open anything. */
export async function listPartnerKeys() {
  const { id, source, label, ending, createdBy, createdAt, lastUsedAt, revokedAt, revokedBy } = partnerKeys
  const shown = { id, source, label, ending, createdBy, createdAt, lastUsedAt, revokedAt, revokedBy }
  return query((db) => db.select(shown).from(partnerKeys).orderBy(desc(createdAt)).limit(MAX_KEYS))
}

export async function makePartnerKey(
  viewer: Viewer,
  { source, label }: { source: string; label: string },
): Promise<{ id: string; key: string }> {
  const key = `mk_${randomToken()}`
  const values = { source, label, keyHash: hashToken(key), ending: key.slice(-4), createdBy: viewer.email ?? 'unknown' }
  return query((db) =>
    db.transaction(async (transaction) => {
      const [row] = await transaction.insert(partnerKeys).values(values).returning({ id: partnerKeys.id })
      if (!row) throw new Error('an insert gave no row')
      await recordChange(transaction, viewer, {
        ...{ action: 'key made', targetType: 'import key', targetId: row.id, target: `${label}: ${source}` },
        after: { ending: values.ending },
      })
      return { id: row.id, key }
    }),
  )
}

export async function revokePartnerKey(viewer: Viewer, id: string): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const [row] = await transaction
        .update(partnerKeys)
        .set({ revokedAt: sql`now()`, revokedBy: viewer.email ?? 'unknown' })
        .where(and(eq(partnerKeys.id, id), isNull(partnerKeys.revokedAt)))
        .returning({ source: partnerKeys.source, label: partnerKeys.label, ending: partnerKeys.ending })
      if (!row) throw new AppError('not-found', 'There is no such key, or it was revoked already.')
      await recordChange(transaction, viewer, {
        ...{ action: 'key revoked', targetType: 'import key', targetId: id, target: `${row.label}: ${row.source}` },
        after: { ending: row.ending },
      })
    }),
  )
}
