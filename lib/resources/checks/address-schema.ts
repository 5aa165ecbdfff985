import { z } from 'zod'
import { addressDecisions } from '@/db/vocabulary/directory'
import { instant, oneLine, url } from '@/lib/http/text'
import { emptyAsNull } from '../staff/staff-schema'

export const heldAddressSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  source: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  address: z.string().nullable(),
  isHeld: z.boolean(),
  /** Null: nothing but a person's decision holds it back. */
  why: z.enum(['refuge', 'phone', 'street', 'name', 'house']).nullable(),
  decided: z
    .object({
      decision: z.enum(addressDecisions),
      reason: z.string(),
      source: z.string().nullable(),
      by: z.string(),
      at: instant,
    })
    .nullable(),
})
export type HeldAddressDto = z.output<typeof heldAddressSchema>

export const addressPosition = z.tuple([z.string().max(200), z.uuid()])
export type AddressPosition = z.output<typeof addressPosition>

export const addressInput = z
  .strictObject({
    decision: z.enum(addressDecisions),
    reason: z.preprocess((value) => emptyAsNull(value) ?? undefined, oneLine({ max: 500 }).optional()),
    source: z.preprocess((value) => emptyAsNull(value) ?? undefined, url.optional()),
  })
  .refine(({ decision, reason }) => decision === 'keep' || reason, {
    path: ['reason'],
    error: 'Please write why nobody can be in hiding there.',
  })
export type AddressInput = z.output<typeof addressInput>
