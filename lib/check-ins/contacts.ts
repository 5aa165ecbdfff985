/** Trusted contacts: asked by email, free to decline, and to leave at any time. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { checkInAlerts, checkIns, trustedContacts } from '@/db/schema/check-ins'
import { users } from '@/db/schema/people'
import { AppError } from '@/lib/http/app-error'
import { requireMail } from '@/lib/mail/configured'
import { isPlainAddress, queueMail } from '@/lib/mail/outbox'
import { hashToken, listMarks, randomToken } from '@/lib/sealing/seal'
import type { Viewer } from '@/lib/session/policy'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { queueMailToOwner } from './alerts'
import { MAX_ASKED_PER_DAY, MAX_CONTACTS, MAX_QUESTIONS_PER_DAY } from './limits'
import { writeContactAnswered, writeContactRequest } from './mails'
import { describeContact, openPerson, sealPerson } from './rows'
import type { ContactDto, ContactInput, LinkShown } from './schema'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const RUNNING = ['armed', 'due', 'grace', 'alerted', 'delivery-failed'] as const

type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

/** Locks the person's row, so that concurrent requests can't exceed a limit. */
export async function lockPerson(db: Transaction, userId: string): Promise<string | null> {
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('update')
  if (!person) throw new AppError('signed-out')
  return person.email
}

export function listContacts({ userId }: Viewer): Promise<ContactDto[]> {
  return query(async (db) => {
    const rows = await db
      .select()
      .from(trustedContacts)
      .where(and(eq(trustedContacts.userId, userId), ne(trustedContacts.status, 'removed')))
      .orderBy(asc(trustedContacts.createdAt), asc(trustedContacts.id))
    return rows.map(describeContact)
  })
}

const askTomorrow = (why: string) =>
  new AppError('too-many', why, { headers: { 'retry-after': String(DAY_MS / 1000) } })

/** An address gets few requests in total, and a person who declined gets none from her again. */
async function assertMayAsk(db: Transaction, userId: string, marks: string[], now: Date): Promise<void> {
  const known = await db
    .select({
      userId: trustedContacts.userId,
      status: trustedContacts.status,
      hasSaidNo: trustedContacts.hasSaidNo,
      createdAt: trustedContacts.createdAt,
    })
    .from(trustedContacts)
    .where(
      and(
        inArray(trustedContacts.mark, marks),
        or(eq(trustedContacts.userId, userId), gt(trustedContacts.createdAt, new Date(now.getTime() - DAY_MS))),
      ),
    )
    .limit(500)
  const hers = known.filter((one) => one.userId === userId)
  if (hers.some(({ status }) => status === 'asked' || status === 'accepted')) {
    throw new AppError('conflict', words().account.refusals.onList)
  }
  if (hers.some(({ hasSaidNo }) => hasSaidNo)) {
    throw new AppError('conflict', words().account.refusals.saidNo)
  }
  const today = known.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - DAY_MS)
  if (today.length >= MAX_ASKED_PER_DAY) {
    throw askTomorrow(words().account.refusals.askedNow)
  }
}

async function assertRoom(db: Transaction, userId: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  const [row] = await db
    .select({
      open: sql<number>`(count(*) filter (where ${trustedContacts.status} in ('asked', 'accepted')))::int`,
      today: sql<number>`(count(*) filter (where ${trustedContacts.createdAt} > ${dayAgo}))::int`,
    })
    .from(trustedContacts)
    .where(eq(trustedContacts.userId, userId))
  if ((row?.open ?? 0) >= MAX_CONTACTS) {
    throw new AppError('conflict', words().account.refusals.peopleFull({ most: MAX_CONTACTS }))
  }
  if ((row?.today ?? 0) >= MAX_QUESTIONS_PER_DAY) throw askTomorrow(words().account.refusals.askedMany)
}

export function addContact({ userId }: Viewer, input: ContactInput, now = new Date()): Promise<ContactDto> {
  requireMail(words().account.refusals.listUnchanged)
  return query((db) =>
    db.transaction(async (transaction) => {
      const own = await lockPerson(transaction, userId)
      const refuse = (message: string) => new AppError('invalid', undefined, { errors: [{ path: 'email', message }] })
      if (own === input.email) throw refuse(words().account.refusals.ownAddress)
      if (!isPlainAddress(input.email)) throw refuse(words().account.refusals.badAddress)
      const [mark, ...older] = listMarks(input.email)
      await assertMayAsk(transaction, userId, [mark, ...older], now)
      await assertRoom(transaction, userId, now)
      const id = randomUUID()
      const person = { ...input, token: randomToken() }
      const sealed = sealPerson('trusted_contacts', id, person)
      const values = { id, userId, sealed, mark, tokenHash: hashToken(person.token), createdAt: now }
      const [row] = await transaction.insert(trustedContacts).values(values).returning()
      if (!row) throw new Error('an insert gave no row')
      const { email: to, ...rest } = person
      const write = () => writeContactRequest({ key: `check-in-request:${id}`, to, ...rest })
      await queueMail(transaction, inLanguage(person.language, write))
      return describeContact(row)
    }),
  )
}

/**
 * Removes a contact and erases name and address. A contact of a running check-in stays: someone holding her phone
 * must not be able to stop it this way. A check-in that only looks ended to her does not block removal, and still notifies its contacts.
 */
export function removeContact({ userId }: Viewer, id: string, now = new Date()): Promise<void> {
  return query((db) =>
    db.transaction(async (transaction) => {
      await lockPerson(transaction, userId)
      const isOwn = and(eq(trustedContacts.id, id), eq(trustedContacts.userId, userId))
      const [contact] = await transaction.select().from(trustedContacts).where(isOwn).for('update')
      if (!contact || contact.status === 'removed') throw new AppError('not-found')
      const uses = await transaction
        .select({ id: checkInAlerts.id, state: checkIns.state, shownState: checkIns.shownState })
        .from(checkInAlerts)
        .innerJoin(checkIns, eq(checkIns.id, checkInAlerts.checkInId))
        .where(eq(checkInAlerts.contactId, id))
      const running = uses.filter(({ state }) => RUNNING.some((one) => one === state))
      if (running.some(({ shownState }) => shownState === null)) {
        throw new AppError('conflict', words().account.refusals.inRunning)
      }
      const over = uses.filter((use) => !running.includes(use)).map((use) => use.id)
      if (over.length > 0) await transaction.delete(checkInAlerts).where(inArray(checkInAlerts.id, over))
      await transaction
        .update(trustedContacts)
        .set({ status: 'removed', sealed: null, endedAt: contact.endedAt ?? now })
        .where(isOwn)
    }),
  )
}

/** The content of the page behind a link; null if the link is no longer valid. */
export function readContactLink(token: string): Promise<LinkShown | null> {
  return query(async (db) => {
    const [row] = await db
      .select()
      .from(trustedContacts)
      .where(eq(trustedContacts.tokenHash, hashToken(token)))
    if (!row) return null
    if (row.sealed === null) return row.acceptedAt ? { status: row.status, from: '', name: '' } : null
    const { from, name } = openPerson('trusted_contacts', row.id, row.sealed)
    return { status: row.status, from, name }
  })
}

const linkOver = () => new AppError('not-found', words().trusted.deadLink)

export type ContactAnswer = 'accept' | 'decline' | 'stop'

/** Requires the emailed link and a click on the button there. Idempotent. */
export function answerAsContact(token: string, answer: ContactAnswer, now = new Date()): Promise<void> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(trustedContacts)
        .where(eq(trustedContacts.tokenHash, hashToken(token)))
        .for('update')
      if (!row) throw linkOver()
      const isHere = eq(trustedContacts.id, row.id)
      if (row.status === 'removed') {
        if (answer === 'accept') throw linkOver()
        // Already removed; a message that is still queued must not be sent either.
        await transaction.update(trustedContacts).set({ acceptedAt: null, hasSaidNo: true }).where(isHere)
        return
      }
      const status = ({ accept: 'accepted', decline: 'declined', stop: 'stopped' } as const)[answer]
      if (row.status === status) return
      const isYes = status === 'accepted'
      await transaction
        .update(trustedContacts)
        .set({ status, acceptedAt: isYes ? now : null, endedAt: isYes ? null : now, hasSaidNo: !isYes })
        .where(isHere)
      // However often someone changes their mind: one email per hour.
      const key = `check-in-answered:${row.id}:${status}:${Math.floor(now.getTime() / HOUR_MS)}`
      await queueMailToOwner(transaction, row.userId, (to) => writeContactAnswered({ key, to }))
    }),
  )
}
