import { z } from 'zod'
import { instant } from '@/lib/http/text'
import { correctable, corrections } from './schema'

const { addressVisibility: _staffDecide, ...own } = corrections

/** What an organization may say of its own record: nothing of who sees what, and nothing of whether it was checked. */
export const listingInput = z.strictObject({
  ...own,
  shown: z.array(z.enum(correctable)).max(correctable.length).default([]),
})
export type ListingInput = z.output<typeof listingInput>

/** Texts as the record shows them; null where there is none. */
const fieldTexts = z.partialRecord(z.enum(correctable), z.string().nullable())
export type FieldTexts = z.output<typeof fieldTexts>

export const listingUpdateSchema = z.object({
  id: z.uuid(),
  resourceId: z.uuid(),
  title: z.string(),
  submittedAt: instant,
  /** Only what the organization would change. */
  proposed: fieldTexts,
})
export type ListingUpdateDto = z.output<typeof listingUpdateSchema>

export const waitingPosition = z.tuple([z.string().max(40), z.uuid()])
export type WaitingPosition = z.output<typeof waitingPosition>

export const decisionInput = z.strictObject({
  /** The fields that are taken over; the others are refused. */
  accepted: z.array(z.enum(correctable)).max(correctable.length).default([]),
  /** Of the record, as it was when staff looked at it. */
  version: z.int().min(1).max(2_147_483_647),
})
export type DecisionInput = z.output<typeof decisionInput>

export const LISTING_DAYS = 14
