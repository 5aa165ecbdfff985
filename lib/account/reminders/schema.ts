import { z } from 'zod'
import { reminderTypes } from '@/db/vocabulary/people'
import { cleanText, instant, oneLine } from '@/lib/http/text'
import { words } from '@/lib/site/language/words'
import { parseWallTime } from '@/lib/time/zone'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH, mailDays } from './limits'

const mailDaysBefore = z.union(mailDays.map((days) => z.literal(days)))

export const reminderSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  type: z.enum(reminderTypes),
  dueDate: instant,
  completed: z.boolean(),
  /** Days before the due date to send an email; null for none. */
  mailDaysBefore: mailDaysBefore.nullable(),
})
export type ReminderDto = z.output<typeof reminderSchema>

export const settingsSchema = z.object({
  timeZone: z.string(),
  mailFromHour: z.int(),
  mailToHour: z.int(),
  /** Whether she or her browser chose the time zone; otherwise it is a guess. */
  isChosen: z.boolean(),
  /** No email can be sent without an address verified by the sign-in service. */
  canMail: z.boolean(),
})
export type ReminderSettingsDto = z.output<typeof settingsSchema>

const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)

/** An instant, or a local time (in `timeZone`); without a time, the end of that day. */
const dueDate = z
  .string()
  .max(40)
  .transform((value, context) => {
    const text = value.trim()
    const wall = parseWallTime(text)
    const isInstant = wall === null && z.iso.datetime({ offset: true }).safeParse(text).success
    const at = wall ? Date.parse(`${text.slice(0, 10)}T00:00Z`) : isInstant ? Date.parse(text) : Number.NaN
    if (at >= EARLIEST && at < LATEST) return wall ? { wall } : { instant: new Date(at) }
    context.issues.push({ code: 'custom', message: words().account.refusals.day, input: value })
    return z.NEVER
  })

export const timeZone = z.string().max(64)

export const reminderInput = z.strictObject({
  title: oneLine({ max: MAX_TITLE_LENGTH }),
  description: cleanText({ min: 0, max: MAX_DESCRIPTION_LENGTH })
    .transform((text) => text || null)
    .nullable()
    .default(null),
  type: z.enum(reminderTypes).default('other'),
  dueDate,
  /** The time zone of a local `dueDate`; hers by default. */
  timeZone: timeZone.optional(),
  mailDaysBefore: mailDaysBefore.nullable().default(null),
})
export type ReminderInput = z.output<typeof reminderInput>

export const settingsInput = z
  .strictObject({
    timeZone,
    mailFromHour: z.int().min(0).max(23),
    mailToHour: z.int().min(1).max(24),
  })
  .partial()
export type SettingsInput = z.output<typeof settingsInput>
