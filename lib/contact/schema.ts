import { z } from 'zod'
import { contactCategories, contactPriorities, contactWays } from '@/db/vocabulary/operations'
import { cleanText, email, oneLine } from '@/lib/http/text'
import { ticked } from '@/lib/http/ticked'
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
