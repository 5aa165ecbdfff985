/** Notifies contacts, in the caller's transaction: a decision and its queued message commit together. */
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '@/db'
import { checkInAlerts, checkIns, trustedContacts } from '@/db/schema/check-ins'
import { mailOutbox } from '@/db/schema/mail'
import { users } from '@/db/schema/people'
import type { OutgoingMail } from '@/lib/mail/mail'
import { queueMail } from '@/lib/mail/outbox'
import { readLanguage } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'
import { writeAlert, writeAllClear, writeDeliveryTrouble } from './mails'
import { type CheckInRow, type Chosen, hasAccepted, listChosen, openPerson, openWords } from './rows'

/** Queues an email to the owner, in her own language; none if we have no address. */
export async function queueMailToOwner(
  db: Pick<Database, 'select' | 'insert'>,
  userId: string,
  write: (to: string) => OutgoingMail,
): Promise<void> {
  const [her] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  const to = her?.email
  if (to)
    await queueMail(
      db,
      inLanguage(readLanguage(her.language), () => write(to)),
    )
}

export type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

/** A message not sent by then counts as failed: she is notified. */
const LATE_MS = 15 * 60_000

const alertKey = (id: string) => `check-in-alert:${id}`

/** Null if the seal is broken: an unreadable address can't be notified. */
function read({ id, sealed }: Chosen, checkIn: CheckInRow) {
  try {
    const { email: to, language, ...person } = openPerson('check_in_alerts', id, sealed)
    return { mail: { to, ...person }, language, message: openWords(checkIn.id, checkIn.sealed).message }
  } catch {
    return null
  }
}

export const canNotify = (one: Chosen) => one.toldAt === null && hasAccepted(one)

/** False if this contact can't be reached. The email's key is the row's id, so a second call queues nothing. */
export async function notifyContact(db: Transaction, checkIn: CheckInRow, chosen: Chosen, now: Date): Promise<boolean> {
  const found = read(chosen, checkIn)
  if (found) {
    const write = () => writeAlert({ key: alertKey(chosen.id), ...found.mail, message: found.message })
    await queueMail(db, inLanguage(found.language, write))
  }
  await db
    .update(checkInAlerts)
    .set({ toldAt: now, outcome: found ? null : 'failed' })
    .where(eq(checkInAlerts.id, chosen.id))
  return found !== null
}

/**
 * 'I am safe', to contacts whose message has been sent. A message still queued is withdrawn instead, and needs no
 * follow-up. Contacts who have left since get no more email.
 */
export async function sendAllClear(db: Transaction, checkIn: CheckInRow, now: Date): Promise<number> {
  let notified = 0
  for (const chosen of await listChosen(db, [checkIn.id])) {
    if (chosen.toldAt === null || chosen.outcome === 'failed' || chosen.outcome === 'taken-back') continue
    const withdrawn = await db
      .delete(mailOutbox)
      .where(and(eq(mailOutbox.key, alertKey(chosen.id)), eq(mailOutbox.status, 'waiting')))
      .returning({ id: mailOutbox.id })
    if (withdrawn.length > 0) {
      await db.update(checkInAlerts).set({ outcome: 'taken-back' }).where(eq(checkInAlerts.id, chosen.id))
      continue
    }
    const found = hasAccepted(chosen) ? read(chosen, checkIn) : null
    if (!found) continue
    // Ordered after the first message, even if that is being sent right now.
    const sendAfter = new Date(now.getTime() + 2000)
    const write = () => writeAllClear({ key: `check-in-all-clear:${chosen.id}`, ...found.mail })
    await queueMail(db, { ...inLanguage(found.language, write), sendAfter })
    notified += 1
  }
  return notified
}

/** Tells her, once. Not if the check-in looks ended to her: her inbox may be watched too. */
export async function notifyOwnerOfTrouble(db: Transaction, checkIn: CheckInRow): Promise<void> {
  if (checkIn.shownState !== null) return
  const key = `check-in-trouble:${checkIn.id}`
  await queueMailToOwner(db, checkIn.userId, (to) => writeDeliveryTrouble({ key, to }))
}

export interface Outcomes {
  /** Whether one has just failed. */
  hasFailed: boolean
  /** Whether one has been queued for longer than it should. */
  isLate: boolean
  /** Whether some are still pending. */
  isOpen: boolean
}

/** Records the outcomes of queued messages. */
export async function noteOutcomes(db: Transaction, checkIn: CheckInRow, now: Date): Promise<Outcomes> {
  const open = await db
    .select({ id: checkInAlerts.id, toldAt: checkInAlerts.toldAt })
    .from(checkInAlerts)
    .where(and(eq(checkInAlerts.checkInId, checkIn.id), isNull(checkInAlerts.outcome), isNotNull(checkInAlerts.toldAt)))
  const found: Outcomes = { hasFailed: false, isLate: false, isOpen: false }
  if (open.length === 0) return found
  const mails = await db
    .select({ key: mailOutbox.key, status: mailOutbox.status })
    .from(mailOutbox)
    .where(
      inArray(
        mailOutbox.key,
        open.map(({ id }) => alertKey(id)),
      ),
    )
  for (const { id, toldAt } of open) {
    const status = mails.find(({ key }) => key === alertKey(id))?.status
    if (status !== 'sent' && status !== 'failed') {
      found.isOpen = true
      found.isLate ||= now.getTime() - (toldAt?.getTime() ?? 0) > LATE_MS
      continue
    }
    found.hasFailed ||= status === 'failed'
    await db.update(checkInAlerts).set({ outcome: status }).where(eq(checkInAlerts.id, id))
  }
  return found
}

/** Unsent requests to contacts are deleted with her account. An alert that was decided on is still sent. */
export async function dropCheckInMails(db: Transaction, userId: string): Promise<void> {
  const contacts = await db
    .select({ id: trustedContacts.id })
    .from(trustedContacts)
    .where(eq(trustedContacts.userId, userId))
  const keys = contacts.map(({ id }) => `check-in-request:${id}`)
  if (keys.length === 0) return
  await db.delete(mailOutbox).where(and(inArray(mailOutbox.key, keys), eq(mailOutbox.status, 'waiting')))
}

/** Before her account is deleted: queues what she requested with her second PIN, if it is not queued yet. */
export async function notifyContactsBeforeErasure(db: Transaction, userId: string, now: Date): Promise<void> {
  const rows = await db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), inArray(checkIns.state, ['alerted', 'delivery-failed'])))
    .for('update')
  for (const row of rows.filter(({ shownState }) => shownState !== null)) {
    for (const chosen of (await listChosen(db, [row.id])).filter(canNotify)) await notifyContact(db, row, chosen, now)
  }
}
