/** Rows as shown to their owner. */
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '@/db'
import { checkInAlerts, checkIns, trustedContacts } from '@/db/schema/check-ins'
import { renderMail } from '@/lib/mail/render'
import { open, seal } from '@/lib/sealing/seal'
import { readLanguage } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'
import { MAX_EXTENSIONS, RETENTION_HOURS } from './limits'
import { writeAlert } from './mails'
import type { CheckInDto, ContactDto } from './schema'
import { hasNotified, isOver, isRunning, isUnarmed } from './transitions'

/** The sealed values of the rows, bound to their row. */
const person = z.object({
  name: z.string(),
  email: z.string(),
  from: z.string(),
  token: z.string(),
  /** The language of this person's emails. Contacts from before there was a choice get English. */
  language: z.unknown().transform(readLanguage),
})
type Person = z.output<typeof person>

const words = z.object({ message: z.string() })
type Words = z.output<typeof words>

type Table = 'trusted_contacts' | 'check_in_alerts'

export const sealPerson = (table: Table, id: string, { name, email, from, token, language }: Person) =>
  seal(JSON.stringify({ name, email, from, token, language }), `${table}:${id}`)
export const openPerson = (table: Table, id: string, sealed: string): Person =>
  person.parse(JSON.parse(open(sealed, `${table}:${id}`)))

export const sealWords = (id: string, { message }: Words) => seal(JSON.stringify({ message }), `check_ins:${id}`)
export const openWords = (id: string, sealed: string): Words => words.parse(JSON.parse(open(sealed, `check_ins:${id}`)))

const HOUR_MS = 3_600_000

export type CheckInRow = typeof checkIns.$inferSelect
export type ContactRow = typeof trustedContacts.$inferSelect

/** Her own, and not yet deleted from her point of view. */
export function belongsToViewer(userId: string, now: Date) {
  const keptFrom = new Date(now.getTime() - RETENTION_HOURS * HOUR_MS)
  const isKept = or(isNull(checkIns.shownEndedAt), gt(checkIns.shownEndedAt, keptFrom))
  const isNotOver = or(isNull(checkIns.endedAt), gt(checkIns.endedAt, keptFrom))
  return and(eq(checkIns.userId, userId), eq(checkIns.isHidden, false), isKept, isNotOver)
}

export function describeContact({ id, sealed, status, createdAt }: ContactRow): ContactDto {
  if (sealed === null || status === 'removed') throw new Error('a removed contact is not shown')
  const person = openOrNull(() => openPerson('trusted_contacts', id, sealed))
  const { name = '', email = '', from = '' } = person ?? {}
  return { id, name, email, from, status, askedAt: createdAt.toISOString() }
}

export interface Chosen {
  id: string
  contactId: string
  checkInId: string
  sealed: string
  status: ContactRow['status']
  acceptedAt: Date | null
  toldAt: Date | null
  outcome: (typeof checkInAlerts.$inferSelect)['outcome']
}

/** In the order they are notified. */
export function listChosen(db: Pick<Database, 'select'>, checkInIds: string[]): Promise<Chosen[]> {
  return db
    .select({
      id: checkInAlerts.id,
      contactId: checkInAlerts.contactId,
      checkInId: checkInAlerts.checkInId,
      sealed: checkInAlerts.sealed,
      status: trustedContacts.status,
      acceptedAt: trustedContacts.acceptedAt,
      toldAt: checkInAlerts.toldAt,
      outcome: checkInAlerts.outcome,
    })
    .from(checkInAlerts)
    .innerJoin(trustedContacts, eq(trustedContacts.id, checkInAlerts.contactId))
    .where(inArray(checkInAlerts.checkInId, checkInIds))
    .orderBy(asc(checkInAlerts.checkInId), asc(checkInAlerts.position))
}

/** Whether a message may be sent: the person accepted and has not left since. */
export function hasAccepted({ status, acceptedAt }: Pick<Chosen, 'status' | 'acceptedAt'>): boolean {
  return acceptedAt !== null && status !== 'declined' && status !== 'stopped'
}

const iso = (at: Date | null) => at?.toISOString() ?? null
const later = (at: Date | null, hours: number) => (at ? new Date(at.getTime() + hours * HOUR_MS).toISOString() : null)

/** Exactly as it will be sent, except for the link, which is the contact's own. */
function preview(person: Person, message: string) {
  const mail = inLanguage(person.language, () => writeAlert({ key: '', to: person.email, ...person, message }))
  const { subject, text } = renderMail(mail)
  return { subject, text: text.replaceAll(person.token, '…') }
}

/** Text sealed under a lost key is not shown, and does not hide anything else from her. */
function openOrNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/**
 * One that she ended with her second PIN is shown as ended: the same fields with the same kinds of values as one that
 * really ended, and nothing about notified contacts.
 */
export function describeCheckIn(row: CheckInRow, all: readonly Chosen[]): CheckInDto {
  const state = row.shownState ?? row.state
  const endedAt = row.shownState ? row.shownEndedAt : row.endedAt
  const isEnded = isOver(state)
  const chosen = isEnded ? [] : all.filter(({ checkInId }) => checkInId === row.id)
  const people = chosen.map((one) => openOrNull(() => openPerson('check_in_alerts', one.id, one.sealed)))
  const message = openOrNull(() => openWords(row.id, row.sealed))?.message
  const first = people.find((one) => one !== null)
  return {
    id: row.id,
    state,
    message: message ?? '',
    hours: row.hours,
    chosenAt: iso(row.chosenAt),
    timeZone: row.timeZone,
    graceMinutes: row.graceMinutes,
    betweenMinutes: row.betweenMinutes,
    dueAt: isEnded ? null : iso(row.dueAt),
    alertAt: isRunning(state) ? later(row.dueAt, row.graceMinutes / 60) : null,
    extensionsLeft: isRunning(state) ? MAX_EXTENSIONS - row.extensions : 0,
    contacts: chosen.map((one, at) => ({
      id: one.contactId,
      name: people[at]?.name ?? '',
      status: one.status,
      toldAt: hasNotified(state) ? iso(one.toldAt) : null,
      hasFailed: one.outcome === 'failed',
    })),
    canArm: isUnarmed(state) && chosen.some(hasAccepted),
    preview: first && message !== undefined ? preview(first, message) : null,
    createdAt: row.createdAt.toISOString(),
    endedAt: iso(endedAt),
    erasedAt: later(endedAt, RETENTION_HOURS),
  }
}
