import { z } from 'zod'
import { stateCodes } from '@/lib/geography/states'

const side = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  city: z.string().nullable(),
  phones: z.array(z.string()),
  /** Only one that the public sees. */
  street: z.string().nullable(),
  isAddressKept: z.boolean(),
  url: z.string().nullable(),
  hours: z.string().nullable(),
  source: z.string().nullable(),
  verifiedOn: z.iso.date().nullable(),
  checks: z.int(),
})
export type TwinSide = z.output<typeof side>

/** Two records in one town with one name, or with one street and one number. */
export const twinsSchema = z.object({
  state: z.enum(stateCodes).nullable(),
  hasSameName: z.boolean(),
  hasSamePhone: z.boolean(),
  hasSameStreet: z.boolean(),
  one: side,
  other: side,
})
export type Twins = z.output<typeof twinsSchema>

export const twinActs = ['keep-one', 'keep-other', 'distinct'] as const
export const twinInput = z
  .strictObject({ one: z.uuid(), other: z.uuid(), act: z.enum(twinActs) })
  .refine(({ one, other }) => one !== other, { path: ['other'], error: 'These are not two entries.' })
export type TwinInput = z.output<typeof twinInput>
