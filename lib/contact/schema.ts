import { z } from 'zod'
import { contactCategories, contactPriorities, contactWays } from '@/db/vocabulary/operations'
import type { FormField } from '@/lib/forms/fields'
import { ticked } from '@/lib/http/body'
import { cleanText, email, oneLine } from '@/lib/http/text'
import { callWords } from '@/lib/site/language/call-words'
import { words } from '@/lib/site/language/words'

export type ContactCategory = (typeof contactCategories)[number]

/** Empty or missing: either way she did not say. */
const optionalLine = (max: number) =>
  oneLine({ min: 0, max })
    .nullish()
    .transform((value) => value || null)

const contactFields = z.strictObject({
  name: oneLine({ max: 200 }),
  email,
  phone: optionalLine(40),
  subject: oneLine({ max: 200 }),
  category: z.enum(contactCategories, { error: () => callWords().choose }),
  message: cleanText({ max: 10_000 }),
  priority: z.enum(contactPriorities).default('normal'),
  reachBy: ticked(contactWays),
  reachHours: optionalLine(200),
  voicemailOk: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
  /** A honeypot field, invisible to people. */
  nickname: optionalLine(500),
})

/** A call or text message needs a number. */
export const contactInput = contactFields.refine(
  ({ phone, reachBy }) => phone !== null || !reachBy.some((way) => way !== 'email'),
  { path: ['phone'], error: () => words().contact.addNumber },
)

export type ContactInput = z.output<typeof contactInput>

export const contactAnswer = z.object({ message: z.string() })

/** The topic of the message. */
export function messageFields(): FormField[] {
  const { fields, categories, priorities } = words().contact
  return [
    { kind: 'line', name: 'name', label: fields.name, type: 'text', max: 200, isRequired: true, hint: fields.anyName },
    { kind: 'line', name: 'email', label: fields.email, type: 'email', max: 254, isRequired: true },
    { kind: 'line', name: 'phone', label: fields.phone, type: 'tel', max: 40 },
    {
      kind: 'select',
      name: 'category',
      label: fields.category,
      isRequired: true,
      choices: contactCategories.map((value) => ({ value, label: categories[value] })),
    },
    { kind: 'line', name: 'subject', label: fields.subject, type: 'text', max: 200, isRequired: true },
    { kind: 'area', name: 'message', label: fields.message, max: 10_000, isRequired: true },
    {
      kind: 'select',
      name: 'priority',
      label: fields.priority,
      initial: 'normal',
      choices: contactPriorities.map((value) => ({ value, label: priorities[value] })),
    },
  ]
}

/** How and when it is safe to reach her. */
export function reachFields(): FormField[] {
  const { contact, forms } = words()
  return [
    {
      kind: 'ticks',
      name: 'reachBy',
      label: contact.fields.reachBy,
      choices: contactWays.map((value) => ({ value, label: contact.reach[value] })),
    },
    {
      kind: 'line',
      name: 'reachHours',
      label: contact.fields.reachHours,
      type: 'text',
      max: 200,
      hint: contact.fields.reachHoursHint,
    },
    {
      kind: 'ticks',
      name: 'voicemailOk',
      label: contact.fields.voicemail,
      isSingle: true,
      choices: [
        { value: 'true', label: forms.yes },
        { value: 'false', label: forms.no },
      ],
    },
  ]
}
