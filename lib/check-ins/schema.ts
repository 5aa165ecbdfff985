import { z } from 'zod'
import { checkInStates, contactStates } from '@/db/vocabulary/operations'
import { cleanText, email, instant, oneLine } from '@/lib/http/text'
import { checkInHours, extensionMinutes } from '@/lib/safety/check-in'
import { languages } from '@/lib/site/language/languages.mjs'
import { words } from '@/lib/site/language/words'
import { parseWallTime } from '@/lib/time/zone'
import { GRACE_MINUTES, MAX_CONTACTS, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from './limits'

export const contactSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Her name, as this contact knows her. */
  from: z.string(),
  status: z.enum(contactStates).exclude(['removed']),
  askedAt: instant,
})
export type ContactDto = z.output<typeof contactSchema>

export const contactInput = z.strictObject({
  name: oneLine({ max: MAX_NAME_LENGTH }),
  email,
  from: oneLine({ max: MAX_NAME_LENGTH }),
  language: z.enum(languages).default('en'),
})
export type ContactInput = z.output<typeof contactInput>

/** The content of the page behind a contact's link. */
export interface LinkShown {
  status: (typeof contactStates)[number]
  name: string
  from: string
}

/** An email as it will be sent, except for the contact's own link. */
const previewSchema = z.object({ subject: z.string(), text: z.string() })

export const checkInSchema = z.object({
  id: z.uuid(),
  state: z.enum(checkInStates),
  message: z.string(),
  hours: z.int().nullable(),
  chosenAt: instant.nullable(),
  timeZone: z.string(),
  graceMinutes: z.int(),
  /** Between one contact and the next. */
  betweenMinutes: z.int(),
  dueAt: instant.nullable(),
  /** When the first contact is notified if she does not answer. */
  alertAt: instant.nullable(),
  extensionsLeft: z.int(),
  /** In the order they are notified. Empty once it is over. */
  contacts: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      status: z.enum(contactStates),
      toldAt: instant.nullable(),
      hasFailed: z.boolean(),
    }),
  ),
  canArm: z.boolean(),
  preview: previewSchema.nullable(),
  createdAt: instant,
  endedAt: instant.nullable(),
  /** When the last of it is deleted. */
  erasedAt: instant.nullable(),
})
export type CheckInDto = z.output<typeof checkInSchema>

/** Everything the check-in page shows. */
export const checkInViewSchema = z.object({
  checkIns: z.array(checkInSchema),
  contacts: z.array(contactSchema),
  /** The server's clock, which is the one that counts. */
  servedAt: instant,
})
export type CheckInViewDto = z.output<typeof checkInViewSchema>

export const pin = z
  .string()
  .max(40)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{4,12}$/, { error: () => words().account.refusals.pinDigits }))

/** A local time (in `timeZone`), or an instant. */
const at = z
  .string()
  .max(40)
  .transform((value, context) => {
    const text = value.trim()
    const wall = text.includes('T') ? parseWallTime(text) : null
    if (wall) return { wall }
    if (z.iso.datetime({ offset: true }).safeParse(text).success) return { instant: new Date(text) }
    context.issues.push({ code: 'custom', message: words().account.refusals.evening, input: value })
    return z.NEVER
  })

/** 'at' is an option of the form's select; its time field is always sent. */
const length = z.union([...checkInHours.map((hours) => z.literal(hours)), z.literal('at')])

export const checkInInput = z.strictObject({
  contactIds: z
    .array(z.guid().toLowerCase())
    .min(1, { error: () => words().account.refusals.someone })
    .max(MAX_CONTACTS),
  message: cleanText({ max: MAX_MESSAGE_LENGTH }),
  hours: length.optional(),
  at: at.optional(),
  timeZone: z.string().max(64).optional(),
  graceMinutes: z.int().min(5).max(60).default(GRACE_MINUTES),
  pin,
  /** Looks like the first one, and notifies the contacts at once. */
  secondPin: pin.optional(),
})
export type CheckInInput = z.output<typeof checkInInput>

const minutes = z.union(extensionMinutes.map((one) => z.literal(one)))

/** Actions on an existing check-in. */
export const checkInAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('arm') }),
  z.strictObject({ do: z.literal('extend'), minutes }),
  z.strictObject({ do: z.literal('cancel'), pin: pin.optional() }),
  z.strictObject({ do: z.literal('safe'), pin }),
])
export type CheckInAction = z.output<typeof checkInAction>

/** The token in our links: 32 random bytes. */
export const linkToken = z.string().regex(/^[\w-]{43}$/, 'This link is incomplete. Please copy all of it.')

export const answerInput = z.strictObject({ token: linkToken })
