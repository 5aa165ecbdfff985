/** When a reminder's email may be sent: on her chosen day, within her chosen hours, in her time zone. Pure. */
import { addDays, findInstant, readWallTime, type WallTime } from '@/lib/time/zone'

export interface MailHours {
  timeZone: string
  mailFromHour: number
  mailToHour: number
}

function atHour(at: Date, hour: number, zone: string): Date {
  const wall: WallTime = { ...readWallTime(at, zone), hour, minute: 0 }
  return findInstant(wall, zone)
}

export function isInHours(at: Date, { timeZone, mailFromHour, mailToHour }: MailHours): boolean {
  const { hour } = readWallTime(at, timeZone)
  return hour >= mailFromHour && hour < mailToHour
}

/** The next time at or after `now` when she accepts email. */
export function findNextHour(now: Date, hours: MailHours): Date {
  if (isInHours(now, hours)) return now
  const today = atHour(now, hours.mailFromHour, hours.timeZone)
  return today > now ? today : atHour(addDays(now, 1, hours.timeZone), hours.mailFromHour, hours.timeZone)
}

/**
 * Null if she wants no email, or if it would come too late to help. For a due time before her hours begin, the email is
 * sent the day before.
 */
export function findMailTime(dueDate: Date, daysBefore: number | null, hours: MailHours, now: Date): Date | null {
  if (daysBefore === null) return null
  const { timeZone, mailFromHour } = hours
  const planned = atHour(addDays(dueDate, -daysBefore, timeZone), mailFromHour, timeZone)
  const inTime = planned < dueDate ? planned : atHour(addDays(dueDate, -1, timeZone), mailFromHour, timeZone)
  const next = inTime > now ? inTime : findNextHour(now, hours)
  return next < dueDate ? next : null
}
