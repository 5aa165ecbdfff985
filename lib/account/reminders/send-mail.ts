/** Sends the reminder emails she asked for. They only say that something is due, because others may see her inbox or screen. */
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { reminders, users } from '@/db/schema/people'
import { env } from '@/lib/env'
import type { OutgoingMail } from '@/lib/mail/mail'
import { queueMail } from '@/lib/mail/outbox'
import { readLanguage } from '@/lib/site/language/languages.mjs'
import { to } from '@/lib/site/language/paths'
import { currentLanguage, inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { findNextHour, isInHours } from './due'
import { findSettings } from './rows'

const BATCH_SIZE = 100
const MAX_BATCHES = 50

interface DueMail {
  id: string
  userId: string
  email: string | null
  language: string
  dueDate: Date
  mailAt: Date | null
}

/** Skips rows that another instance has locked. */
function takeDue(db: Database, now: Date): Promise<DueMail[]> {
  return db
    .select({
      id: reminders.id,
      userId: reminders.userId,
      email: users.email,
      language: users.language,
      dueDate: reminders.dueDate,
      mailAt: reminders.mailAt,
    })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .where(and(lte(reminders.mailAt, now), eq(reminders.completed, false)))
    .orderBy(asc(reminders.mailAt))
    .limit(BATCH_SIZE)
    .for('update', { of: reminders, skipLocked: true })
}

async function queueOne(db: Database, { id, email, language, mailAt }: DueMail): Promise<boolean> {
  if (email === null) return false
  const mail = inLanguage(readLanguage(language), () => writeNote(id, email, mailAt))
  return queueMail(db, mail)
}

function writeNote(id: string, email: string, mailAt: Date | null): OutgoingMail {
  const { note } = words().account
  return {
    // The key includes the scheduled time, so running twice queues one email.
    key: `reminder:${id}:${mailAt?.toISOString()}`,
    to: email,
    kind: 'reminder',
    language: currentLanguage(),
    subject: note.subject,
    preheader: note.preheader,
    blocks: [
      { type: 'text', text: note.text },
      { type: 'link', label: note.open, href: `${env.SITE_URL}${to('/dashboard/reminders')}` },
      { type: 'text', text: note.end },
    ],
  }
}

/** If the scheduler was late and it is outside her hours, the email waits for the next ones, if still useful. */
async function sendPortion(db: Database, now: Date): Promise<{ seen: number; sent: number }> {
  const due = await takeDue(db, now)
  let sent = 0
  const done: string[] = []
  for (const mail of due) {
    const hours = await findSettings(db, mail.userId)
    const isOfUse = mail.dueDate > now
    if (isOfUse && !isInHours(now, hours)) {
      const next = findNextHour(now, hours)
      await db
        .update(reminders)
        .set({ mailAt: next < mail.dueDate ? next : null })
        .where(eq(reminders.id, mail.id))
      continue
    }
    if (isOfUse && (await queueOne(db, mail))) sent += 1
    done.push(mail.id)
  }
  if (done.length > 0) await db.update(reminders).set({ mailAt: null }).where(inArray(reminders.id, done))
  return { seen: due.length, sent }
}

/** Run by the scheduler. */
export async function sendReminderMails(now: Date, signal: AbortSignal): Promise<Record<string, number>> {
  let queued = 0
  for (let portion = 0; portion < MAX_BATCHES && !signal.aborted; portion += 1) {
    const { seen, sent } = await query((db) => db.transaction((transaction) => sendPortion(transaction, now)))
    queued += sent
    if (seen < BATCH_SIZE) break
  }
  return { queued }
}
