import 'server-only'
import { randomInt } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { resources } from '@/db/schema/directory'
import { roomLinks, rooms } from '@/db/schema/rooms'
import type { RoomAnswer, roomWays } from '@/db/vocabulary/operations'
import { type Actor, recordChange } from '@/lib/audit/record'
import { expireTags } from '@/lib/cache/expire'
import type { StateCode } from '@/lib/geography/states'
import { AppError } from '@/lib/http/app-error'
import { getLimiter, refuseTooMany } from '@/lib/http/rate-limit'
import { hashToken, listMarks, tokenForm } from '@/lib/sealing/seal'
import { words } from '@/lib/site/language/words'
import { roomTag } from './read'
import { ROOM_HOURS } from './room'

type Way = (typeof roomWays)[number]

/** The actor in the audit log, which names no person of the organization. */
const actors: Record<Way, Actor> = {
  link: { userId: null, email: 'the organization, by its link' },
  text: { userId: null, email: 'the organization, by text' },
}

/** More often than anyone's beds change. */
const ANSWER_LIMIT = { max: 60, seconds: 86_400 }
const CODE_LIMIT = { max: 10, seconds: 86_400 }
const CODE_MS = 30 * 60_000

export interface RoomPage {
  id: string
  title: string
  state: StateCode | null
  countyFips: string | null
  says: RoomAnswer | null
  saidAt: Date | null
  hasPhone: boolean
  /** Only while it holds. */
  code: string | null
}

const shown = {
  id: resources.id,
  title: resources.title,
  state: resources.state,
  countyFips: resources.countyFips,
  says: rooms.says,
  saidAt: rooms.saidAt,
  phoneMark: roomLinks.phoneMark,
  code: roomLinks.code,
  codeUntil: roomLinks.codeUntil,
}

type Found = Awaited<ReturnType<typeof findLink>>[number]

function findLink(db: Pick<Database, 'select'>, is: ReturnType<typeof eq>) {
  return db
    .select(shown)
    .from(roomLinks)
    .innerJoin(resources, eq(resources.id, roomLinks.resourceId))
    .leftJoin(rooms, eq(rooms.resourceId, roomLinks.resourceId))
    .where(and(is, sql`${resources.archivedAt} is null`))
}

const oldest = (now: Date) => new Date(now.getTime() - ROOM_HOURS * 3_600_000)

function toPage({ phoneMark, code, codeUntil, says, saidAt, ...rest }: Found, now: Date): RoomPage {
  const isCurrent = saidAt !== null && saidAt > oldest(now)
  const isOpen = codeUntil !== null && codeUntil > now
  return {
    ...rest,
    says: isCurrent ? says : null,
    saidAt: isCurrent ? saidAt : null,
    hasPhone: phoneMark !== null,
    code: isOpen ? code : null,
  }
}

const byToken = (token: string) => eq(roomLinks.tokenHash, hashToken(token))

/** By the emailed link; null if it never existed or was replaced. Changes nothing. */
export async function readRoomPage(token: string, now = new Date()): Promise<RoomPage | null> {
  if (!tokenForm.safeParse(token).success) return null
  const [found] = await query((db) => findLink(db, byToken(token)))
  return found ? toPage(found, now) : null
}

/** The entry of a phone that was verified as theirs. Marks of older keys count too. */
async function findRoomByPhone(phone: string, now = new Date()): Promise<RoomPage | null> {
  const [found] = await query((db) => findLink(db, inArray(roomLinks.phoneMark, listMarks(`room ${phone}`))))
  return found ? toPage(found, now) : null
}

async function requirePage(token: string): Promise<RoomPage> {
  const page = await readRoomPage(token)
  if (!page) throw new AppError('not-found', words().rooms.over.text)
  return page
}

/** Replaces the last report. */
async function storeAnswer(page: RoomPage, says: RoomAnswer | 'clear', way: Way | Actor, now: Date): Promise<void> {
  const { id, title, state } = page
  const actor = typeof way === 'string' ? actors[way] : way
  await query((db) =>
    db.transaction(async (transaction) => {
      if (says === 'clear') await transaction.delete(rooms).where(eq(rooms.resourceId, id))
      else {
        const said = { says, saidAt: now, way: typeof way === 'string' ? way : ('link' as const) }
        await transaction
          .insert(rooms)
          .values({ resourceId: id, ...said })
          .onConflictDoUpdate({ target: rooms.resourceId, set: said })
      }
      await transaction.update(roomLinks).set({ lastUsedAt: now }).where(eq(roomLinks.resourceId, id))
      await recordChange(transaction, actor, {
        action: says === 'clear' ? 'took back room' : 'said room',
        targetType: 'resource',
        targetId: id,
        target: title,
        before: { room: page.says },
        after: { room: says === 'clear' ? null : says },
      })
    }),
  )
  await expireTags([roomTag(state)])
}

async function assertWithinLimit(what: string, limit: typeof ANSWER_LIMIT): Promise<void> {
  const verdict = await getLimiter().take(what, null, limit)
  if (!verdict.isAllowed) refuseTooMany(verdict.retryAfter)
}

export async function setRoom(token: string, says: RoomAnswer | 'clear', now = new Date()): Promise<void> {
  const page = await requirePage(token)
  await assertWithinLimit(`room of ${page.id}`, ANSWER_LIMIT)
  await storeAnswer(page, says, 'link', now)
}

/** Of a text from a phone that is known; null if it is not. */
export async function setRoomByText(
  phone: string,
  says: RoomAnswer | 'clear',
  now = new Date(),
): Promise<RoomPage | null> {
  const page = await findRoomByPhone(phone, now)
  if (!page) return null
  await assertWithinLimit(`room of ${page.id}`, ANSWER_LIMIT)
  await storeAnswer(page, says, 'text', now)
  return page
}

/** Shows it on the page for half an hour. */
export async function askRoomCode(token: string, now = new Date()): Promise<void> {
  const page = await requirePage(token)
  await assertWithinLimit(`room code of ${page.id}`, CODE_LIMIT)
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await query((db) =>
    db.transaction(async (transaction) => {
      // Codes are unique; expired ones can be reused.
      await transaction
        .update(roomLinks)
        .set({ code: null, codeUntil: null })
        .where(and(isNotNull(roomLinks.code), lt(roomLinks.codeUntil, now)))
      await transaction
        .update(roomLinks)
        .set({ code, codeUntil: new Date(now.getTime() + CODE_MS) })
        .where(eq(roomLinks.resourceId, page.id))
    }),
  )
}

export async function forgetRoomPhone(token: string): Promise<void> {
  const page = await requirePage(token)
  await query((db) =>
    db.update(roomLinks).set({ phoneMark: null, code: null, codeUntil: null }).where(eq(roomLinks.resourceId, page.id)),
  )
}

/** From now on the phone that sends the code reports for this entry, and for no other. */
export async function proveRoomPhone(phone: string, code: string, now = new Date()): Promise<boolean> {
  if (!(await getLimiter().take(`room code by ${phone}`, null, CODE_LIMIT)).isAllowed) return false
  const marks = listMarks(`room ${phone}`)
  return query((db) =>
    db.transaction(async (transaction) => {
      const [link] = await transaction
        .select({ id: roomLinks.resourceId, title: resources.title })
        .from(roomLinks)
        .innerJoin(resources, eq(resources.id, roomLinks.resourceId))
        .where(and(eq(roomLinks.code, code), gt(roomLinks.codeUntil, now)))
        .for('update', { of: roomLinks })
      if (!link) return false
      await transaction.update(roomLinks).set({ phoneMark: null }).where(inArray(roomLinks.phoneMark, marks))
      await transaction
        .update(roomLinks)
        .set({ phoneMark: marks[0], code: null, codeUntil: null, lastUsedAt: now })
        .where(eq(roomLinks.resourceId, link.id))
      await recordChange(transaction, actors.text, {
        ...{ action: 'proved phone', targetType: 'resource', targetId: link.id, target: link.title },
      })
      return true
    }),
  )
}

/** Staff remove a report. */
export async function clearRoom(actor: Actor, resourceId: string, now = new Date()): Promise<void> {
  const [found] = await query((db) =>
    db
      .select({
        id: resources.id,
        title: resources.title,
        state: resources.state,
        countyFips: resources.countyFips,
        says: rooms.says,
      })
      .from(rooms)
      .innerJoin(resources, eq(resources.id, rooms.resourceId))
      .where(eq(rooms.resourceId, resourceId)),
  )
  if (!found) throw new AppError('not-found')
  await storeAnswer({ ...found, saidAt: null, hasPhone: false, code: null }, 'clear', actor, now)
}

/** Older than anyone is shown. */
export async function purgeRooms(now: Date): Promise<number> {
  const deleted = await query((db) =>
    db
      .delete(rooms)
      .where(lt(rooms.saidAt, oldest(now)))
      .returning({ id: rooms.resourceId }),
  )
  return deleted.length
}
