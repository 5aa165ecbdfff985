import { z } from 'zod'
import { instant } from '@/lib/http/text'
import { correctable, corrections } from './schema'

const { addressVisibility: _staffDecide, ...own } = corrections

/** The fields an organization may change in its own record: not visibility, and not verification. */
export const listingInput = z.strictObject({
  ...own,
  shown: z.array(z.enum(correctable)).max(correctable.length).default([]),
})
export type ListingInput = z.output<typeof listingInput>

/** The record's current texts; null if empty. */
const fieldTexts = z.partialRecord(z.enum(correctable), z.string().nullable())
export type FieldTexts = z.output<typeof fieldTexts>

export const listingUpdateSchema = z.object({
  id: z.uuid(),
  resourceId: z.uuid(),
  title: z.string(),
  submittedAt: instant,
  /** Only the suggested changes. */
  proposed: fieldTexts,
})
export type ListingUpdateDto = z.output<typeof listingUpdateSchema>

export const waitingPosition = z.tuple([z.string().max(40), z.uuid()])
export type WaitingPosition = z.output<typeof waitingPosition>

export const decisionInput = z.strictObject({
  /** The accepted fields; the others are rejected. */
  accepted: z.array(z.enum(correctable)).max(correctable.length).default([]),
  /** The record's version when staff viewed it. */
  version: z.int().min(1).max(2_147_483_647),
})
export type DecisionInput = z.output<typeof decisionInput>

export const LISTING_DAYS = 14
