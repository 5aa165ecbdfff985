/** The lasting link of an organization, by which it says whether it has room. Staff give it and end it. */
import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { query } from '@/db'
import { roomLinks, rooms } from '@/db/schema/rooms'
import { recordChange } from '@/lib/audit/record'
import { expireTags } from '@/lib/cache/expire'
import { AppError } from '@/lib/http/app-error'
import type { OutgoingMail } from '@/lib/mail/mail'
import { isPlainAddress, queueMail } from '@/lib/mail/outbox'
import { hashToken, randomToken } from '@/lib/sealing/token'
import type { Viewer } from '@/lib/session/policy'
import { site } from '@/lib/site/site'
import type { Room } from '../schema'
import { roomTag } from './read'
import { isCurrentRoom } from './room'

/** It names no entry, because a name may reveal what the site is about. */
function writeRoomLink(key: string, to: string, token: string): OutgoingMail {
  return {
    key,
    to,
    kind: 'room-link',
    subject: 'Your page for tonight',
    preheader: 'Keep this email: the link in it lasts.',
    blocks: [
      { type: 'text', text: `Your organization has an entry in the directory of ${site.name}.` },
      {
        type: 'text',
        text: 'On your own page you can say in one press: room tonight, full, or call to ask. People who look for a bed see it with its hour. After 12 hours it is gone, unless you say it again.',
      },
      { type: 'link', label: 'Say who has room', href: `${site.url}/rooms/${token}` },
      {
        type: 'text',
        text: 'Whoever has this link can speak for your entry, so share it only with your own staff. If it gets into wrong hands, write to us and we end it. No account is needed.',
      },
      { type: 'text', text: 'En español: diga en esta página si tiene lugar esta noche.' },
      { type: 'link', label: 'Decir si hay lugar', href: `${site.url}/es/rooms/${token}` },
    ],
  }
}

type Target = { title: string; state: string | null; category: string; email: string | null } & Record<string, unknown>

export async function giveRoomLink(viewer: Viewer, resourceId: string): Promise<void> {
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
      await queueMail(transaction, writeRoomLink(`room-link:${tokenHash}`, target.email, token))
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
