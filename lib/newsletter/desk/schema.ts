import { z } from 'zod'
import { newsletterInterests } from '@/db/vocabulary/content'
import { ticked } from '@/lib/http/body'
import { cleanText, instant, oneLine } from '@/lib/http/text'
import type { Language } from '@/lib/site/language/languages.mjs'
import { readEasternInput } from '@/lib/time/eastern-time'

export const issueLimits = { subject: 200, preheader: 200, body: 20_000 } as const

const emptyable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional())

/** In English, and in Spanish where there is one: then its subject and its text are both there. */
export const issueInput = z
  .strictObject({
    subject: oneLine({ max: issueLimits.subject }),
    preheader: oneLine({ min: 0, max: issueLimits.preheader }).default(''),
    body: cleanText({ max: issueLimits.body }),
    subjectEs: emptyable(oneLine({ max: issueLimits.subject })),
    preheaderEs: emptyable(oneLine({ max: issueLimits.preheader })),
    bodyEs: emptyable(cleanText({ max: issueLimits.body })),
    interests: ticked(newsletterInterests),
    /** The version that it was read in. */
    version: z.int().min(1).optional(),
  })
  .superRefine(({ subjectEs, bodyEs, preheaderEs }, context) => {
    const message = 'Please write this too, or empty all of the Spanish.'
    const isAny = [subjectEs, bodyEs, preheaderEs].some((text) => text !== undefined)
    if (isAny && subjectEs === undefined) context.addIssue({ code: 'custom', path: ['subjectEs'], message })
    if (isAny && bodyEs === undefined) context.addIssue({ code: 'custom', path: ['bodyEs'], message })
  })
export type IssueText = z.output<typeof issueInput>

export const approvalInput = z.strictObject({
  /** In Eastern Time, as the form gives it; empty: now. */
  sendAt: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .max(40)
      .transform((value, context) => {
        const at = readEasternInput(value) ?? (z.iso.datetime().safeParse(value).success ? new Date(value) : null)
        if (at && at.getTime() > Date.now()) return at
        context.issues.push({ code: 'custom', message: 'Please choose a moment that is still to come.', input: value })
        return z.NEVER
      })
      .optional(),
  ),
  /** It can't be taken back. */
  isSure: z.literal(true, 'Please say that you have read it: nobody can take it back.'),
  version: z.int().min(1),
})
export type Approval = z.output<typeof approvalInput>

export const issueStates = ['draft', 'scheduled', 'sending', 'sent', 'discarded'] as const

export const issueSchema = z.object({
  id: z.uuid(),
  key: z.string(),
  /** Of the week's new articles; its words can't be changed. */
  isDigest: z.boolean(),
  subject: z.string(),
  preheader: z.string(),
  body: z.string().nullable(),
  subjectEs: z.string().nullable(),
  preheaderEs: z.string().nullable(),
  bodyEs: z.string().nullable(),
  interests: z.array(z.enum(newsletterInterests)),
  state: z.enum(issueStates),
  /** How many letters have been written so far. */
  queued: z.int(),
  approvedBy: z.string().nullable(),
  approvedAt: instant.nullable(),
  sendAt: instant.nullable(),
  queuedAt: instant.nullable(),
  createdAt: instant,
  version: z.int(),
})
export type IssueDto = z.output<typeof issueSchema>

export const switchInput = z.strictObject({ isOn: z.boolean().default(false) })

/** A letter as it arrives. */
export interface IssuePreview {
  language: Language
  subject: string
  text: string
}
