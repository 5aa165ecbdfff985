/** The scheduled part of a check-in, in the transaction that locks its row. */
import { eq } from 'drizzle-orm'
import { checkIns } from '@/db/schema/check-ins'
import { type CheckInStatus, findNextChange } from '@/lib/safety/check-in'
import {
  canNotify,
  noteOutcomes,
  notifyContact,
  notifyOwnerOfTrouble,
  queueMailToOwner,
  type Transaction,
} from './alerts'
import { EXPIRES_AFTER_HOURS } from './limits'
import { writeDueReminder } from './mails'
import { type CheckInRow, type Chosen, listChosen } from './rows'
import { type CheckInState, hasNotified, isRunning, nextState } from './transitions'

const MINUTE_MS = 60_000
const EXPIRES_AFTER_MS = EXPIRES_AFTER_HOURS * 60 * MINUTE_MS
/** How often the outcome of queued messages is checked. */
const RECHECK_MS = MINUTE_MS

type Changes = Partial<Pick<CheckInRow, 'state' | 'nextAt' | 'endedAt'>>

async function change(db: Transaction, row: CheckInRow, changes: Changes): Promise<CheckInRow> {
  await db.update(checkIns).set(changes).where(eq(checkIns.id, row.id))
  return { ...row, ...changes }
}

const statuses: Partial<Record<CheckInState, CheckInStatus>> = { armed: 'active', due: 'reminded', grace: 'grace' }

/** The same rules as the browser's timer. */
function findNext({ state, dueAt, graceMinutes }: CheckInRow): Date | null {
  const status = statuses[state]
  const next = status && dueAt ? findNextChange({ status, dueAt: dueAt.getTime(), graceMinutes }) : null
  return next && new Date(next.at)
}

async function remind(db: Transaction, row: CheckInRow, isAgain: boolean): Promise<void> {
  // One email per deadline: an extension sets a new one.
  const key = `check-in-due:${row.id}:${row.dueAt?.getTime()}${isAgain ? ':again' : ''}`
  await queueMailToOwner(db, row.userId, (to) => writeDueReminder({ key, to, isAgain }))
}

/** No contact can be notified: she gets an email, and the check-in continues as undeliverable. */
async function fail(db: Transaction, row: CheckInRow): Promise<CheckInRow> {
  const state = nextState(row.state, 'fail')
  if (!state) return row
  await notifyOwnerOfTrouble(db, row)
  return change(db, row, { state })
}

/** Every message that was late has arrived after all. */
async function noteArrival(db: Transaction, row: CheckInRow, chosen: readonly Chosen[]): Promise<CheckInRow> {
  const state = nextState(row.state, 'deliver')
  const outcomes = chosen.flatMap(({ toldAt, outcome }) => (toldAt ? [outcome] : []))
  const hasArrived = outcomes.includes('sent') && outcomes.every((one) => one === 'sent' || one === 'taken-back')
  return state && hasArrived ? change(db, row, { state }) : row
}

/**
 * Notifies one contact, or with her second PIN all of them; the next one after a while, or at once if a message failed.
 * After the last, it waits for her answer, and regularly checks whether the messages were sent.
 */
async function notifyNext(db: Transaction, row: CheckInRow, now: Date): Promise<CheckInRow> {
  const { hasFailed, isLate, isOpen } = await noteOutcomes(db, row, now)
  const chosen = await listChosen(db, [row.id])
  let current = hasFailed || isLate ? await fail(db, row) : await noteArrival(db, row, chosen)
  const remainingContacts = chosen.filter(canNotify)
  const lastNotifiedAt = Math.max(0, ...chosen.map(({ toldAt }) => toldAt?.getTime() ?? 0))
  const isNextDue =
    lastNotifiedAt === 0 || hasFailed || now.getTime() >= lastNotifiedAt + row.betweenMinutes * MINUTE_MS
  const toNotify = row.shownState !== null ? remainingContacts : isNextDue ? remainingContacts.slice(0, 1) : []
  let notified = 0
  for (const one of toNotify) {
    if (await notifyContact(db, row, one, now)) notified += 1
    else current = await fail(db, current)
  }
  const isNobodyNotified = lastNotifiedAt === 0 && notified === 0
  if (isNobodyNotified && remainingContacts.length === toNotify.length) current = await fail(db, current)
  const remaining = remainingContacts.length - toNotify.length
  const since = toNotify.length > 0 ? now.getTime() : lastNotifiedAt || (row.dueAt?.getTime() ?? now.getTime())
  const endsAt = since + EXPIRES_AFTER_MS
  if (remaining === 0 && now.getTime() >= endsAt) {
    const state = nextState(current.state, 'expire') ?? current.state
    return change(db, current, { state, endedAt: now, nextAt: null })
  }
  const nextTurn = remaining > 0 ? since + row.betweenMinutes * MINUTE_MS : endsAt
  const recheckAt = isOpen || notified > 0 ? Math.min(nextTurn, now.getTime() + RECHECK_MS) : nextTurn
  // A contact who can't be reached does not use up a turn.
  const nextAt = toNotify.length > notified && remaining > 0 ? now.getTime() + 1 : recheckAt
  return change(db, current, { nextAt: new Date(nextAt) })
}

/** Performs everything due by now, in order. Idempotent. */
export async function advance(db: Transaction, row: CheckInRow, now: Date): Promise<CheckInRow> {
  let current = row
  while (isRunning(current.state)) {
    const at = findNext(current)
    if (!at || at > now) return change(db, current, { nextAt: at ?? current.nextAt })
    const event = current.state === 'armed' ? 'come-due' : current.state === 'due' ? 'begin-grace' : 'alert'
    const state = nextState(current.state, event)
    if (!state) return current
    if (event !== 'alert') await remind(db, current, event === 'begin-grace')
    current = await change(db, current, { state, nextAt: now })
  }
  return hasNotified(current.state) ? notifyNext(db, current, now) : current
}
