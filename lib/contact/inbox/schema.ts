import { z } from 'zod'
import {
  callOutcomes,
  contactCategories,
  contactPriorities,
  contactStatuses,
  contactWays,
} from '@/db/vocabulary/operations'
import { cleanText, instant } from '@/lib/http/text'
import { callWords } from '@/lib/site/language/call-words'
import { type Language, languages } from '@/lib/site/language/languages.mjs'

export const messageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  category: z.enum(contactCategories),
  message: z.string(),
  /** Of the page from which it was sent. */
  language: z.enum(languages),
  priority: z.enum(contactPriorities),
  status: z.enum(contactStatuses),
  /** How, and when, it is safe to reach her; empty if she did not say. */
  reachBy: z.array(z.enum(contactWays)),
  reachHours: z.string().nullable(),
  voicemailOk: z.boolean().nullable(),
  createdAt: instant,
  closedAt: instant.nullable(),
  /** The assigned staff member, by staff-list address. */
  assignedTo: z.string().nullable(),
})
export type MessageDto = z.output<typeof messageSchema>

export const noteSchema = z.object({
  id: z.uuid(),
  author: z.string(),
  body: z.string(),
  isReply: z.boolean(),
  callOutcome: z.enum(callOutcomes).nullable(),
  createdAt: instant,
})

export const messageWithNotesSchema = messageSchema.extend({ notes: z.array(noteSchema) })
export type MessageWithNotesDto = z.output<typeof messageWithNotesSchema>

export const statusInput = z.strictObject({ status: z.enum(contactStatuses) })
/** A note, or what became of a call, or both. */
export const noteInput = z
  .strictObject({
    body: cleanText({ min: 0, max: 5000 }).default(''),
    callOutcome: z.preprocess((value) => (value === '' ? undefined : value), z.enum(callOutcomes).optional()),
  })
  .refine(({ body, callOutcome }) => body !== '' || callOutcome !== undefined, {
    path: ['body'],
    error: () => callWords().fill,
  })
export type NoteInput = z.output<typeof noteInput>

export const callOutcomeNames: Record<(typeof callOutcomes)[number], string> = {
  reached: 'Reached them',
  'no-answer': 'No answer',
  'someone-else': 'Someone else answered: nothing was said',
  'wrong-number': 'Wrong number',
  'call-again': 'To be called again later',
}

export const replyInput = z.strictObject({
  body: cleanText({ max: 5000 }),
  /** Of the words around it; without it, that of the answer itself. */
  language: z.preprocess((value) => (value === '' ? undefined : value), z.enum(languages).optional()),
})
export type ReplyInput = z.output<typeof replyInput>

export const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish' }
/** A staff-list address; empty for nobody. */
export const assignInput = z.strictObject({ assignedTo: z.string().trim().max(320).default('') })

/** Someone else at home may see an email; if she named other ways, only those are safe. */
export function isEmailSafe({ reachBy }: { reachBy: readonly string[] }): boolean {
  return reachBy.length === 0 || reachBy.includes('email')
}

export const messageStatusNames: Record<(typeof contactStatuses)[number], string> = {
  new: 'New',
  open: 'Open',
  closed: 'Closed',
}

export const priorityNames: Record<(typeof contactPriorities)[number], string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  emergency: 'Emergency',
}

export const messageCategoryNames: Record<(typeof contactCategories)[number], string> = {
  general: 'General',
  resources: 'Resources',
  emergency: 'Emergency',
  technical: 'Technical',
  partnership: 'Partnership',
  volunteer: 'Volunteer',
  feedback: 'Feedback',
}

export interface MessagePosition {
  rank: number
  createdAt: string
  id: string
}

export const messageSorts = ['urgent', 'newest', 'oldest'] as const

export interface MessageFilter {
  status?: MessageDto['status']
  priority?: MessageDto['priority']
  category?: MessageDto['category']
  language?: Language
  q?: string
  /** An address, or 'nobody'. */
  assigned?: string
  sort?: (typeof messageSorts)[number]
  limit: number
  after?: MessagePosition
}
