import { z } from 'zod'
import { stateCodes } from '@/lib/geography/states'
import { categories, datePrecisions, phoneTypes, resourceKinds, scopes } from './vocabulary'

export const phoneSchema = z.object({
  number: z.string(),
  extension: z.string().nullable(),
  type: z.enum(phoneTypes),
  keyword: z.string().nullable(),
  languages: z.array(z.string()),
  description: z.string().nullable(),
})

/** A directory entry as the public sees it: an address that is not public is not in it at all. */
export const resourceSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: z.enum(resourceKinds),
  title: z.string(),
  description: z.string(),
  category: z.enum(categories),
  tags: z.array(z.string()),
  url: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  phones: z.array(phoneSchema),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.enum(stateCodes).nullable(),
  serviceArea: z.array(z.enum(stateCodes)),
  areaServed: z.string().nullable(),
  scope: z.enum(scopes),
  hours: z.string().nullable(),
  isOpen24Hours: z.boolean(),
  languages: z.array(z.string()),
  eligibility: z.string().nullable(),
  isEmergency: z.boolean(),
  isVerified: z.boolean(),
  /** The day the facts were last checked, no more precise than `verifiedPrecision`. */
  verifiedOn: z.iso.date().nullable(),
  verifiedPrecision: z.enum(datePrecisions).nullable(),
  source: z.string().nullable(),
  confidence: z.enum(['high', 'medium']).nullable(),
  updatedAt: z.iso.datetime(),
})

export type ResourceDto = z.infer<typeof resourceSchema>
export type PhoneDto = z.infer<typeof phoneSchema>
