import { z } from 'zod'
import { findState } from '@/lib/geography/states'
import { oneLine } from '@/lib/http/text'

/** What is typed so far. */
export const alikeInput = z.object({
  title: oneLine({ min: 0, max: 200 }).default(''),
  phoneNumber: oneLine({ min: 0, max: 60 }).optional(),
  address: oneLine({ min: 0, max: 300 }).optional(),
  state: z
    .string()
    .max(60)
    .transform((value) => findState(value) ?? undefined)
    .optional(),
})
export type AlikeInput = z.output<typeof alikeInput>

export const alikeSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  phoneNumber: z.string().nullable(),
})
export type Alike = z.output<typeof alikeSchema>
