import { words } from '@/lib/site/language/words'
import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { checkInAlerts, checkIns, trustedContacts } from '@/db/schema/check-ins'
import { AppError } from '@/lib/http/app-error'
import { requireMail } from '@/lib/mail/configured'
import { extendDeadline, startCheckIn } from '@/lib/safety/check-in'
import type { Viewer } from '@/lib/session/policy'
import { findInstant, isTimeZone } from '@/lib/time/zone'
import { sendAllClear } from './alerts'
import { lockPerson } from './contacts'
import { checkInWaker } from './job'
import { MAX_CHECK_INS, MAX_DAYS_AHEAD, MAX_EXTENSIONS, MIN_MINUTES_AHEAD } from './limits'
import { differEnough, hashPin, tryPin, type WhichPin } from './pin'
import {
  belongsToViewer,
  type CheckInRow,
  describeCheckIn,
  hasAccepted,
  listChosen,
  openPerson,
  sealPerson,
  sealWords,
} from './rows'
import type { CheckInAction, CheckInDto, CheckInInput } from './schema'
import { type CheckInEvent, type CheckInState, hasNotified, isOver, isRunning, nextState } from './transitions'

const MINUTE_MS = 60_000
const OPEN = ['draft', 'awaiting-contact', 'armed', 'due', 'grace', 'alerted', 'delivery-failed'] as const

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

const invalid = (path: string, message: string) => new AppError('invalid', undefined, { errors: [{ path, message }] })

/** A number of hours from the moment it is armed, or a fixed time. */
function readTime({ hours, at, timeZone }: CheckInInput, zone: string, now: Date) {
  if (typeof hours === 'number') {
    if (at) throw invalid('at', words().account.refusals.either)
    return { hours, chosenAt: null }
  }
  if (!at) throw invalid(hours === 'at' ? 'at' : 'hours', words().account.refusals.when)
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalid('timeZone', words().account.refusals.anyZone)
  const chosenAt = at.wall ? findInstant(at.wall, zone) : at.instant
  const ahead = (chosenAt.getTime() - now.getTime()) / MINUTE_MS
  if (ahead < MIN_MINUTES_AHEAD) throw invalid('at', words().account.refusals.sooner({ minutes: MIN_MINUTES_AHEAD }))
  if (ahead > MAX_DAYS_AHEAD * 24 * 60) throw invalid('at', words().account.refusals.farther({ days: MAX_DAYS_AHEAD }))
  return { hours: null, chosenAt }
}

async function assertRoom(db: Transaction, userId: string, now: Date): Promise<void> {
  const [row] = await db
    .select({ kept: count() })
    .from(checkIns)
    .where(and(belongsToViewer(userId, now), inArray(checkIns.state, [...OPEN]), isNull(checkIns.shownState)))
  if ((row?.kept ?? 0) < MAX_CHECK_INS) return
  throw new AppError('conflict', words().account.refusals.checkInsFull({ most: MAX_CHECK_INS }))
}

async function describeNow(db: Transaction, row: CheckInRow): Promise<CheckInDto> {
  return describeCheckIn(row, await listChosen(db, [row.id]))
}

/** `zone` is her own time zone, used if the input has none. */
export async function createCheckIn(
  { userId }: Viewer,
  input: CheckInInput,
  zone: string,
  now = new Date(),
): Promise<CheckInDto> {
  const timeZone = input.timeZone ?? zone
  if (!isTimeZone(timeZone)) throw invalid('timeZone', words().account.refusals.zone)
  const time = readTime(input, timeZone, now)
  if (input.secondPin !== undefined && !differEnough(input.pin, input.secondPin)) {
    throw invalid('secondPin', words().account.refusals.pinsAlike)
  }
  const [pin, secondPin] = await Promise.all([hashPin(input.pin), hashPin(input.secondPin)])
  const wanted = [...new Set(input.contactIds)]
  return query((db) =>
    db.transaction(async (transaction) => {
      await lockPerson(transaction, userId)
      await assertRoom(transaction, userId, now)
      const found = await transaction
        .select()
        .from(trustedContacts)
        .where(
          and(
            eq(trustedContacts.userId, userId),
            inArray(trustedContacts.id, wanted),
            inArray(trustedContacts.status, ['asked', 'accepted']),
          ),
        )
      const chosen = wanted.map((id) => found.find((one) => one.id === id))
      if (chosen.some((one) => !one)) throw invalid('contactIds', words().account.refusals.fromList)
      const id = randomUUID()
      const state = nextState('draft', 'ask')
      const [row] = await transaction
        .insert(checkIns)
        .values({
          id,
          userId,
          state: found.some(hasAccepted) || state === null ? 'draft' : state,
          sealed: sealWords(id, input),
          ...time,
          timeZone,
          graceMinutes: input.graceMinutes,
          pin,
          secondPin,
          createdAt: now,
        })
        .returning()
      if (!row) throw new Error('an insert gave no row')
      await transaction.insert(checkInAlerts).values(
        chosen.flatMap((contact, position) => {
          if (!contact?.sealed) return []
          const alertId = randomUUID()
          const person = openPerson('trusted_contacts', contact.id, contact.sealed)
          const sealed = sealPerson('check_in_alerts', alertId, person)
          return [{ id: alertId, checkInId: id, contactId: contact.id, position, sealed }]
        }),
      )
      return describeNow(transaction, row)
    }),
  )
}

async function holdRow(db: Transaction, userId: string, id: string, now: Date): Promise<CheckInRow> {
  const [row] = await db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.id, id), belongsToViewer(userId, now)))
    .for('update')
  if (!row) throw new AppError('not-found')
  return row
}

type Changes = Partial<Omit<CheckInRow, 'id' | 'userId'>>

async function change(db: Transaction, { id }: CheckInRow, changes: Changes): Promise<CheckInRow> {
  const [row] = await db.update(checkIns).set(changes).where(eq(checkIns.id, id)).returning()
  if (!row) throw new AppError('not-found')
  return row
}

const OUT: readonly CheckInState[] = ['alerted', 'delivery-failed']

/** Returns the current state as she may see it. */
async function refuse(db: Transaction, row: CheckInRow): Promise<never> {
  const state = row.shownState ?? row.state
  const { messageOut, movedOn } = words().account.refusals
  throw new AppError('conflict', OUT.includes(state) ? messageOut : movedOn, {
    current: await describeNow(db, row),
  })
}

/** The next state from what she sees; refuses if there is none. */
async function lead(db: Transaction, row: CheckInRow, event: CheckInEvent): Promise<CheckInState> {
  return (row.shownState === null ? nextState(row.state, event) : null) ?? refuse(db, row)
}

async function arm(db: Transaction, row: CheckInRow, now: Date): Promise<CheckInRow> {
  requireMail(words().account.refusals.notStarted)
  const state = await lead(db, row, 'arm')
  if (!(await listChosen(db, [row.id])).some(hasAccepted)) {
    throw new AppError('conflict', words().account.refusals.noYes, {
      current: await describeNow(db, row),
    })
  }
  const hours = ([1, 4, 24] as const).find((one) => one === row.hours)
  const dueAt = hours ? new Date(startCheckIn(hours, now.getTime()).dueAt) : row.chosenAt
  if (!dueAt || dueAt <= now) {
    throw new AppError('conflict', words().account.refusals.passed, {
      current: await describeNow(db, row),
    })
  }
  return change(db, row, { state, dueAt, nextAt: dueAt })
}

/** By the rule of the browser's timer. It can be extended as long as nobody has been notified. */
async function extend(db: Transaction, row: CheckInRow, minutes: number, now: Date): Promise<CheckInRow> {
  const state = await lead(db, row, 'extend')
  if (row.extensions >= MAX_EXTENSIONS) {
    throw new AppError('conflict', words().account.refusals.extended({ most: MAX_EXTENSIONS }), {
      current: await describeNow(db, row),
    })
  }
  const dueAt = new Date(
    extendDeadline(row.dueAt?.getTime() ?? 0, minutes, now.getTime(), MAX_DAYS_AHEAD * 24 * 60 * MINUTE_MS),
  )
  return change(db, row, { state, dueAt, nextAt: dueAt, extensions: row.extensions + 1 })
}

/** One statement, whichever PIN it was: what the second one triggers is done afterwards, by the worker. */
function settle(db: Transaction, row: CheckInRow, to: CheckInState, by: WhichPin, now: Date) {
  const tries = { pinTries: 0, pinRestsUntil: null }
  if (by === 'first') return change(db, row, { ...tries, state: to, endedAt: now, nextAt: null })
  const shownState = to
  const state = nextState(row.state, 'signal') ?? row.state
  return change(db, row, { ...tries, state, shownState, shownEndedAt: now, nextAt: now })
}

async function end(
  db: Transaction,
  row: CheckInRow,
  event: 'cancel' | 'answer',
  by: WhichPin,
  now: Date,
): Promise<CheckInRow> {
  // It was started in another tab while this request, without a PIN, was in flight.
  if (by === null) return refuse(db, row)
  const isOverToHer = isOver(row.shownState ?? row.state)
  if (!isOverToHer) {
    const to = await lead(db, row, event)
    const after = await settle(db, row, to, by, now)
    if (hasNotified(row.state) && by === 'first') await sendAllClear(db, row, now)
    return after
  }
  // On an ended one both PINs get the same response. The first one cancels what the second one started.
  const tries = { pinTries: 0, pinRestsUntil: null }
  if (by === 'second') return change(db, row, tries)
  await sendAllClear(db, row, now)
  const to = hasNotified(row.state) ? nextState(row.state, 'answer') : null
  return change(db, row, to === null ? tries : { ...tries, state: to, endedAt: now, nextAt: null })
}

async function run(db: Transaction, row: CheckInRow, action: CheckInAction, by: WhichPin, now: Date) {
  switch (action.do) {
    case 'arm':
      return arm(db, row, now)
    case 'extend':
      return extend(db, row, action.minutes, now)
    case 'safe':
      return end(db, row, 'answer', by, now)
    case 'cancel': {
      const to = nextState(row.state, 'cancel')
      // Nothing has started, so no PIN is needed.
      if (to && !isRunning(row.state)) return change(db, row, { state: to, endedAt: now })
      return end(db, row, 'cancel', by, now)
    }
  }
}

async function needsPin(userId: string, id: string, now: Date): Promise<boolean> {
  const [row] = await query((db) =>
    db
      .select({ state: checkIns.state })
      .from(checkIns)
      .where(and(eq(checkIns.id, id), belongsToViewer(userId, now))),
  )
  if (!row) throw new AppError('not-found')
  return row.state !== 'draft' && row.state !== 'awaiting-contact'
}

export interface Acted {
  checkIn: CheckInDto
  /** Whether this very action ended it, from her point of view. */
  hasEnded: boolean
}

/** Any action of hers on a check-in. Concurrent ones run one after the other; the second sees the result of the first. */
export async function actOnCheckIn(
  { userId }: Viewer,
  id: string,
  action: CheckInAction,
  now = new Date(),
): Promise<Acted> {
  let by: WhichPin = null
  if (action.do === 'safe' || (action.do === 'cancel' && (await needsPin(userId, id, now)))) {
    if (action.pin === undefined) throw invalid('pin', words().account.refusals.pinMissing)
    by = await tryPin(userId, id, action.pin, now)
  }
  const acted = await query((db) =>
    db.transaction(async (transaction) => {
      const row = await holdRow(transaction, userId, id, now)
      const before = row.shownState ?? row.state
      const checkIn = await describeNow(transaction, await run(transaction, row, action, by, now))
      return { checkIn, hasEnded: (isRunning(before) || hasNotified(before)) && isOver(checkIn.state) }
    }),
  )
  checkInWaker.wake()
  return acted
}

/** Deletes one that never started or is over. One that only looks over is hidden, and continues. */
export function eraseCheckIn({ userId }: Viewer, id: string, now = new Date()): Promise<void> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const row = await holdRow(transaction, userId, id, now)
      const state = row.shownState ?? row.state
      if (isRunning(state) || hasNotified(state)) {
        throw new AppError('conflict', words().account.refusals.running, {
          current: await describeNow(transaction, row),
        })
      }
      if (row.shownState !== null && !isOver(row.state)) await change(transaction, row, { isHidden: true })
      else await transaction.delete(checkIns).where(eq(checkIns.id, row.id))
    }),
  )
}
