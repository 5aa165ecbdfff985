import { z } from 'zod'
import { categories } from '@/db/vocabulary/directory'
import { urgencies } from '@/db/vocabulary/people'
import { isStateCode, stateCodes } from '@/db/vocabulary/states'
import { instant } from '@/lib/http/text'
import { phoneSchema } from '@/lib/resources/schema'
import { words } from '@/lib/site/language/words'
import { listedEntry } from '../candidate'

const facts = {
  needs: z.array(z.enum(categories)),
  state: z.enum(stateCodes).nullable(),
  zip: z.string().nullable(),
  languages: z.array(z.string()),
  hasChildren: z.boolean().nullable(),
  hasPets: z.boolean().nullable(),
  urgency: z.enum(urgencies).nullable(),
}

export const preferencesSchema = z.object({ ...facts, updatedAt: instant })
export type PreferencesDto = z.output<typeof preferencesSchema>
/** What recommendations are based on. */
export type Preferences = Omit<PreferencesDto, 'updatedAt'>

const unique = <Item>(items: Item[]): Item[] => [...new Set(items)]

/** All fields are optional: a missing or null field is unknown. */
export const preferencesInput = z.strictObject({
  needs: z.array(z.enum(categories)).max(categories.length).transform(unique).default([]),
  state: z
    .string()
    .max(2)
    .transform((value, context) => {
      const code = value.toUpperCase()
      if (isStateCode(code)) return code
      context.issues.push({ code: 'custom', message: words().account.refusals.state, input: value })
      return z.NEVER
    })
    .nullable()
    .default(null),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, { error: () => words().account.refusals.zip })
    .nullable()
    .default(null),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, { error: () => words().account.refusals.language }))
    .max(20)
    .transform(unique)
    .default([]),
  hasChildren: z.boolean().nullable().default(null),
  hasPets: z.boolean().nullable().default(null),
  urgency: z.enum(urgencies).nullable().default(null),
})
export type PreferencesInput = z.output<typeof preferencesInput>

export const recommendationSchema = z.object({
  ...listedEntry,
  /** 0 to 100. */
  matchScore: z.number().min(0).max(100),
  /** Null if it serves more than one place. */
  location: z.string().nullable(),
  /** Null if the hours are unknown. */
  availability: z.string().nullable(),
  /** Each names a fact about the entry that matches something she said. */
  reasons: z.array(z.string()),
  /** What matters to her but is unknown for the entry. */
  unknowns: z.array(z.string()),
  /** Questions to ask when she calls. */
  questions: z.array(z.string()),
  path: z.string(),
  phones: z.array(phoneSchema),
  url: z.string().nullable(),
})
export type RecommendationDto = z.output<typeof recommendationSchema>
