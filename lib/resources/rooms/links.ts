/** An organization's permanent link to report whether it has room. Staff create and revoke it. */
import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { query } from '@/db'
import { roomLinks, rooms } from '@/db/schema/rooms'
import { recordChange } from '@/lib/audit/record'
import { expireTags } from '@/lib/cache/expire'
import { AppError } from '@/lib/http/app-error'
import { isPlainAddress, queueMail } from '@/lib/mail/outbox'
import { hashToken, randomToken } from '@/lib/sealing/seal'
import type { Viewer } from '@/lib/session/policy'
import type { Room } from '../schema'
import { writeRoomLink } from './mails'
import { roomTag } from './read'
import { isCurrentRoom } from './room'

type Target = { title: string; state: string | null; category: string; email: string | null } & Record<string, unknown>

export async function createRoomLink(viewer: Viewer, resourceId: string): Promise<void> {
  const token = randomToken()
  const tokenHash = hashToken(token)
  await query((db) =>
    db.transaction(async (transaction) => {
      const [target] = await transaction.execute<Target>(sql`
        select r.title, r.state, r.category, o.email from resources r join organizations o on o.id = r.organization_id
        where r.id = ${resourceId}::uuid and r.archived_at is null`)
      if (!target) throw new AppError('not-found')
      if (target.category !== 'housing-shelter') {
        throw new AppError('conflict', 'Only entries of housing and shelter say who has room. Nothing was sent.')
      }
      if (target.email === null || !isPlainAddress(target.email)) {
        throw new AppError('conflict', 'We have no email address for this organization. Nothing was sent.')
      }
      const fresh = { tokenHash, phoneMark: null, code: null, codeUntil: null, lastUsedAt: null }
      const values = { ...fresh, createdBy: viewer.email ?? 'unknown', createdAt: new Date() }
      await transaction
        .insert(roomLinks)
        .values({ resourceId, ...values })
        .onConflictDoUpdate({ target: roomLinks.resourceId, set: values })
      await queueMail(transaction, writeRoomLink({ key: `room-link:${tokenHash}`, to: target.email, token }))
      await recordChange(transaction, viewer, {
        ...{ action: 'gave room link', targetType: 'resource', targetId: resourceId, target: target.title },
      })
    }),
  )
}

export async function endRoomLink(viewer: Viewer, resourceId: string): Promise<void> {
  const state = await query((db) =>
    db.transaction(async (transaction) => {
      const [ended] = await transaction
        .delete(roomLinks)
        .where(eq(roomLinks.resourceId, resourceId))
        .returning({ id: roomLinks.resourceId })
      await transaction.delete(rooms).where(eq(rooms.resourceId, resourceId))
      const [target] = await transaction.execute<Target>(
        sql`select title, state from resources where id = ${resourceId}::uuid`,
      )
      if (!ended || !target) throw new AppError('not-found')
      await recordChange(transaction, viewer, {
        ...{ action: 'ended room link', targetType: 'resource', targetId: resourceId, target: target.title },
      })
      return target.state
    }),
  )
  await expireTags([roomTag(state)])
}

export interface RoomFacts {
  link: { createdAt: string; createdBy: string; lastUsedAt: string | null; hasPhone: boolean } | null
  room: Room | null
}

/** For staff, beside an entry. */
export async function readRoomFacts(resourceId: string): Promise<RoomFacts> {
  return query(async (db) => {
    const [link] = await db.select().from(roomLinks).where(eq(roomLinks.resourceId, resourceId))
    const [said] = await db.select().from(rooms).where(eq(rooms.resourceId, resourceId))
    const room = said ? { says: said.says, saidAt: said.saidAt.toISOString() } : null
    return {
      link: link
        ? {
            createdAt: link.createdAt.toISOString(),
            createdBy: link.createdBy,
            lastUsedAt: link.lastUsedAt?.toISOString() ?? null,
            hasPhone: link.phoneMark !== null,
          }
        : null,
      room: room && isCurrentRoom(room) ? room : null,
    }
  })
}
